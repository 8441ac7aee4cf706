import { describe, expect, it } from 'vitest';
import { EVENT_SHAPES, type EventShapes, upcast } from '../../db/upcast.ts';
import { EVENT_VERSIONS } from '../../electron/core/tournament/eventVersions.ts';
import { command, created, hallLine } from './entries.ts';
import { freshFile, opened } from './folder.ts';

/* A later program in which a hall line has a colour (version 2) and then a size (version 3), and a new event exists. */
const LATER: EventShapes = {
  versions: { ...EVENT_VERSIONS, hallLineSet: 3, prizeGiven: 1 },
  steps: {
    hallLineSet: [(payload) => ({ ...payload, colour: 'green' }), (payload) => ({ ...payload, size: String(payload.line).length })],
  },
};

const CASES: readonly (readonly [what: string, type: string, version: number, payload: object, event: object | null])[] = [
  [
    'of the first version takes all steps',
    'hallLineSet',
    1,
    { line: 'Pause' },
    { type: 'hallLineSet', line: 'Pause', colour: 'green', size: 5 },
  ],
  [
    'of the second takes the last one',
    'hallLineSet',
    2,
    { line: 'Pause', colour: 'red' },
    { type: 'hallLineSet', line: 'Pause', colour: 'red', size: 5 },
  ],
  [
    'of today stays as it is',
    'hallLineSet',
    3,
    { line: 'x', colour: 'red', size: 9 },
    { type: 'hallLineSet', line: 'x', colour: 'red', size: 9 },
  ],
  ['that never changed stays as it is', 'sessionClosed', 1, { session: 2 }, { type: 'sessionClosed', session: 2 }],
  ['of a newer version is not understood', 'hallLineSet', 4, { line: 'x' }, null],
  ['of an unknown type is not understood', 'moonRose', 1, {}, null],
  ['named like something every object has is not understood', 'toString', 1, {}, null],
];
describe('An event', () => {
  it.each(CASES)('%s', (_what, type, version, payload, event) => {
    expect(upcast(type, version, { ...payload }, LATER)).toEqual(event);
  });
});

describe('A file from before', () => {
  const blank = { group: 'all', sessions: [], games: 0, solos: 0, compulsoryOpen: 0, adjustments: 0, rankingPoints: null };
  const place = { person: 'a', number: 1, place: 1, total: 30 };
  const BEFORE: readonly (readonly [what: string, type: string, payload: object, event: object])[] = [
    ['totals without ticks have none', 'totalsRecorded', { points: [1, -1] }, { points: [1, -1], compulsory: [false, false] }],
    ['corrected totals without ticks have none', 'totalsCorrected', { points: [2] }, { points: [2], compulsory: [false] }],
    [
      'a final list keeps its places and totals',
      'tournamentClosed',
      { final: { scale: 10, places: [place] } },
      { final: { scale: 10, rankingScale: null, places: [{ ...place, ...blank }] } },
    ],
  ];
  it.each(BEFORE)('%s', (_what, type, payload, event) => {
    expect(upcast(type, 1, { ...payload }, EVENT_SHAPES)).toEqual({ type, ...event });
  });
});

describe('The journal', () => {
  it('has the steps for every version it writes', () => {
    for (const [type, version] of Object.entries(EVENT_SHAPES.versions)) {
      expect([type, EVENT_SHAPES.steps[type]?.length ?? 0]).toEqual([type, version - 1]);
    }
  });

  it('gives older events in today’s shape and leaves them on disk as they were written', () => {
    const file = freshFile();
    const early = opened(file);
    early.journal.append([...command('evening', 1, 'a', created), ...command('evening', 2, 'a', hallLine('Pause'))]);
    early.close();
    const later = opened(file, { shapes: LATER });
    expect(later.journal.read('evening')[1]).toMatchObject({
      version: 3,
      event: { type: 'hallLineSet', line: 'Pause', colour: 'green', size: 5 },
    });
    later.close();
    expect(opened(file).journal.read('evening')[1]).toMatchObject({ version: 1, event: hallLine('Pause') });
  });

  it('names events of a newer program, reads the others, and takes nothing on top of them', () => {
    const file = freshFile();
    const later = opened(file, { shapes: LATER });
    later.journal.append(command('evening', 1, 'a', created));
    later.journal.append(command('evening', 2, 'b', hallLine('Pause')).map((entry) => ({ ...entry, version: 3 })));
    later.close();
    const { journal } = opened(file);
    expect(journal.readAll('evening')).toEqual({
      entries: command('evening', 1, 'a', created),
      damaged: [{ stream: 'evening', seq: 2, problem: 'newer', type: 'hallLineSet', version: 3 }],
    });
    expect(journal.append(command('evening', 3, 'c', hallLine('Essen')))).toEqual({
      ok: false,
      error: { code: 'journalDamaged', seqs: [2] },
    });
  });

  it('takes events in today’s version only; another one is a bug', () => {
    const { journal } = opened(freshFile());
    const wrong = command('evening', 1, 'a', created).map((entry) => ({ ...entry, version: 2 }));
    expect(() => journal.append(wrong)).toThrow('tournamentCreated is written in version 2');
  });
});
