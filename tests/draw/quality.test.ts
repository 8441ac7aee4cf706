import { describe, expect, it } from 'vitest';
import { metAgain, reportMeetings } from '../../electron/core/draw/quality.ts';
import type { Seating } from '../../electron/core/draw/seating.ts';

const session = (text: string): Seating => text.split(' ').map((names, i) => ({ number: i + 1, seats: [...names] }));

describe('reportMeetings', () => {
  it('counts C(meetings, 2) per pair', () => {
    const report = reportMeetings([session('abcd efgh'), session('abef cdgh'), session('abgh cdef')]);
    // ab, cd, ef, gh met three times: 3 each
    expect(report.repeats).toBe(12);
    expect(report.longest).toBe(3);
    expect(report.repeatedPairs).toEqual([
      { a: 'a', b: 'b', times: 3 },
      { a: 'c', b: 'd', times: 3 },
      { a: 'e', b: 'f', times: 3 },
      { a: 'g', b: 'h', times: 3 },
    ]);
  });

  it('counts tables of five and dealing first per person; the spread leaves out who was not there all along', () => {
    const report = reportMeetings([session('abcd efghi'), session('eafb cdgxi')]);
    expect(report.people.find((share) => share.person === 'i')).toEqual({ person: 'i', sessions: 2, fives: 2, dealtFirst: 0 });
    expect(report.people.find((share) => share.person === 'e')).toEqual({ person: 'e', sessions: 2, fives: 1, dealtFirst: 2 });
    expect(report.people.find((share) => share.person === 'x')).toEqual({ person: 'x', sessions: 1, fives: 1, dealtFirst: 0 });
    expect(report.fiveSpread).toBe(2);
  });

  it('has nothing to report without sessions', () => {
    expect(reportMeetings([])).toEqual({ repeats: 0, longest: 0, repeatedPairs: [], people: [], fiveSpread: 0 });
  });
});

describe('metAgain', () => {
  it('names the pairs of a session that have met, counting this time', () => {
    expect(metAgain([session('abcd efgh'), session('abef cdgh')], session('abxy cgzw'))).toEqual([
      { a: 'a', b: 'b', times: 3 },
      { a: 'c', b: 'g', times: 2 },
    ]);
  });
});
