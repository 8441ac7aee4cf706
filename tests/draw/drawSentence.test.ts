import { describe, expect, it, test } from 'vitest';
import { text } from '../../electron/contract/texts/text.ts';
import { type DrawInput, type Fairness, NO_WISHES } from '../../electron/core/draw/drawInput.ts';
import { describeDraw } from '../../electron/core/draw/drawSentence.ts';
import { planDraw } from '../../electron/core/draw/planDraw.ts';
import { people } from './cases.ts';

function sentences(n: number, sessions: number, fair: Fairness, more: Partial<DrawInput> = {}): string[] {
  const everybody = { people: people(n) };
  const plan = planDraw(
    {
      method: 'fewestRepeats',
      sessions: Array.from({ length: sessions }, () => everybody),
      past: [],
      preference: 'fewestFives',
      fair,
      wishes: NO_WISHES,
      seed: 4,
      ...more,
    },
    { moves: 300_000 },
  );
  if (!plan.ok) throw new Error(plan.error.code);
  return describeDraw(plan.value.quality, { people: n, fair, replanned: (more.past ?? []).length > 0 }).map(({ code, facts }) =>
    text('de', `draw.${code}`, facts),
  );
}

describe('what the organizer reads', () => {
  test.each<[number, number, Fairness, string[]]>([
    [16, 5, 'balanced', ['Niemand trifft jemanden zweimal.']],
    [12, 3, 'balanced', ['9 Wiederholungen, weniger geht bei 12 Personen nicht.']],
    [
      20,
      6,
      'balanced',
      ['6 Wiederholungen. Ob es mit weniger geht, ist nicht entschieden (unter 1 sicher nicht): Länger suchen kann helfen.'],
    ],
    [
      17,
      3,
      'balanced',
      [
        '3 Wiederholungen, weniger geht bei 17 Personen nicht.',
        'An Fünfertischen sitzen manche 2 Durchgänge mehr als andere.',
        'Streng gleich verteilte Fünfertische kosten 12 Wiederholungen.',
      ],
    ],
    [
      17,
      3,
      'strict',
      [
        '12 Wiederholungen, weniger geht bei 17 Personen nicht.',
        'Dürfen manche 2 Durchgänge mehr an Fünfertischen sitzen als andere, reichen 3 Wiederholungen.',
      ],
    ],
    [
      21,
      3,
      'strict',
      [
        '6 Wiederholungen, weniger geht bei 21 Personen nicht.',
        'Dürfen manche 2 Durchgänge mehr an Fünfertischen sitzen als andere, geht es ganz ohne Wiederholung.',
      ],
    ],
  ])('%i people, %i sessions, fives %s', (n, sessions, fair, expected) => {
    expect(sentences(n, sessions, fair)).toEqual(expected);
  });

  it('says what the past made necessary', () => {
    const everybody = { people: people(8) };
    const first = planDraw(
      { method: 'lot', sessions: [everybody], past: [], preference: 'fewestFives', fair: 'free', wishes: NO_WISHES, seed: 1 },
      { moves: 0 },
    );
    const past = first.ok ? first.value.sessions : [];
    expect(sentences(8, 1, 'free', { past })).toEqual(['4 Wiederholungen, weniger geht nach den gespielten Durchgängen nicht.']);
  });

  it('says that a blind lot does not care', () => {
    expect(sentences(8, 2, 'free', { method: 'lot' })[0]).toMatch(/Blind gelost, darauf wurde nicht geachtet\.$/);
  });

  it('counts unmet wishes apart', () => {
    const wishes = { ...NO_WISHES, fixed: [{ person: 'p001', table: 9 }] };
    expect(sentences(16, 1, 'free', { wishes })).toEqual(['Niemand trifft jemanden zweimal.', 'Ein Wunsch ließ sich nicht erfüllen.']);
  });
});
