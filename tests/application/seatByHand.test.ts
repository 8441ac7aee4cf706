import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, evening, people } from '../support/desk.ts';
import { type TestService, testService } from '../support/testService.ts';

let it: TestService;
beforeEach(() => {
  it = testService();
});
afterEach(() => it.close());

/** Sixteen people, three sessions, all drawn with the fewest repeats. */
const sixteen = () => evening(it.service, 16, 'eselstall', { firstSeating: 'fewestRepeats', laterSeating: 'fewestRepeats', sessions: 3 });
const tables = (...rows: readonly (readonly string[])[]) => rows.map((seats, i) => ({ number: i + 1, seats }));
const inOrder = tables(people(1, 4), people(5, 8), people(9, 12), people(13, 16));

async function refusalOf(desk: Desk, input: { readonly text?: string; readonly tables?: typeof inOrder }): Promise<string> {
  const answer = await it.service.query('desk', 'assessDraw', { tournament: desk.tournament, ...input });
  return answer.ok ? 'ok' : answer.error.code;
}

describe('seats by hand', () => {
  test('have the report of a draw, and are adopted like one', async () => {
    const desk = await sixteen();
    const { draw, sheet } = await desk.ask('assessDraw', { tables: inOrder });
    expect(sheet.method).toBe('byHand');
    expect(sheet.text).toBe('1-2-3-4\n5-6-7-8\n9-10-11-12\n13-14-15-16');
    expect(sheet.sentences.map(({ code }) => code)).toEqual(['perfect']);
    expect(await desk.send({ type: 'adoptDraw', session: 1, draw })).toBe('ok');
    expect((await desk.ask('draw')).sheet?.tables.map((t) => t.seats.map((s) => s.person))).toEqual(inOrder.map((t) => t.seats));
  });

  test('keep what is planned for the sessions after them, and count what meets there again', async () => {
    const desk = await sixteen();
    const proposal = await desk.ask('proposeDraw', { seed: 5 });
    expect(proposal.sheet.plan).toMatchObject({ sessions: 3, repeats: 0, laterPairs: [] });
    const later = proposal.draw.plan?.later ?? [];
    // Session 2 once more: each of its 4 x 6 pairs meets twice.
    const { sheet } = await desk.ask('assessDraw', { tables: later[0] ?? [], later });
    expect(sheet.quality.repeats).toBe(0);
    expect(sheet.plan).toMatchObject({ sessions: 3, repeats: 24, lowerBound: 0, longest: 2 });
    expect(sheet.plan?.laterPairs).toHaveLength(24);
    expect(sheet.sentences).toMatchObject([{ code: 'byHand', facts: { repeats: 24, lowerBound: 0 } }]);
  });

  test('name the wishes they do not meet', async () => {
    const desk = await sixteen();
    const wishes = {
      fair: 'balanced' as const,
      otherTable: false,
      apart: [{ people: ['p1', 'p2'], when: 'firstSession' as const }],
      fixed: [{ person: 'p5', table: 1 }],
    };
    expect(await desk.send({ type: 'setWishes', wishes })).toBe('ok');
    const { sheet } = await desk.ask('assessDraw', { tables: inOrder });
    expect(sheet.plan?.unmetWishes).toEqual([
      { kind: 'apart', session: 1, table: 1, names: ['Vorname1 Nachname1', 'Vorname2 Nachname2'] },
      { kind: 'fixed', session: 1, table: 1, names: ['Vorname5 Nachname5'] },
    ]);
    const drawn = await desk.ask('proposeDraw', { seed: 5 });
    expect(drawn.sheet.plan?.unmetWishes).toEqual([]);
    expect(drawn.sheet.tables[0]?.seats.map(({ person }) => person)).toContain('p5');
  });

  test.each([
    ['a line that is no table', '1-2-3-4\nfünf', 'seatingTextLine'],
    ['a number nobody has', '1-2-3-4\n5-6-7-99', 'seatingTextUnknown'],
    ['somebody twice', '1-2-3-4\n4-5-6-7', 'seatingTextTwice'],
    ['somebody missing', '1-2-3-4\n5-6-7-8', 'seatingTextMissing'],
    ['a table of three', '1-2-3\n4-5-6-7', 'seatingTextSize'],
  ])('as text: %s is refused', async (_, text, code) => {
    expect(await refusalOf(await sixteen(), { text })).toBe(code);
  });

  test('as text that was copied they come back', async () => {
    const desk = await sixteen();
    const { sheet, draw } = await desk.ask('proposeDraw', { seed: 8 });
    expect(sheet.text.split('\n\n')).toHaveLength(3);
    const pasted = await desk.ask('assessDraw', { text: sheet.text });
    expect(pasted.sheet.tables.map((t) => t.seats)).toEqual(
      sheet.tables.map((t) => t.seats.map((s) => ({ ...s, reason: { code: 'hand' } }))),
    );
    expect(pasted.draw.plan?.later).toEqual(draw.plan?.later);
  });

  test('must seat everybody who is there, at tables of four or five', async () => {
    const desk = await sixteen();
    expect(await refusalOf(desk, { tables: inOrder.slice(1) })).toBe('drawPersonMissing');
    expect(await refusalOf(desk, { tables: tables(people(1, 4), people(5, 8), people(9, 13), people(14, 16)) })).toBe('drawSizeWrong');
    expect(await refusalOf(desk, { tables: tables(people(1, 4), people(5, 8), people(9, 12), ['p1', 'p13', 'p14', 'p15']) })).toBe(
      'drawPersonTwice',
    );
  });
});

test('wishes are read back with names; a blind lot has no use for them', async () => {
  const desk = await sixteen();
  const wishes = { fair: 'strict' as const, otherTable: true, apart: [{ people: ['p1', 'p2'], when: 'always' as const }], fixed: [] };
  await desk.send({ type: 'setWishes', wishes });
  expect(await desk.ask('wishes')).toMatchObject({
    used: true,
    fair: 'strict',
    otherTable: true,
    apart: [{ people: [{ name: 'Vorname1 Nachname1' }, { name: 'Vorname2 Nachname2' }], when: 'always' }],
  });
});

test('the hall is told seed, version and fingerprint of a draw, and nothing of the kind about seats by hand', async () => {
  const desk = await sixteen();
  const { draw } = await desk.ask('proposeDraw', { seed: 77 });
  await desk.send({ type: 'adoptDraw', session: 1, draw });
  await desk.send({ type: 'releaseDraw', session: 1 });
  expect((await desk.ask('hall')).scene).toMatchObject({ proof: { seed: 77, engine: draw.engine, inputHash: draw.inputHash } });
  await desk.send({ type: 'discardDraw', session: 1 });
  const hand = await desk.ask('assessDraw', { tables: inOrder });
  await desk.send({ type: 'adoptDraw', session: 1, draw: hand.draw });
  await desk.send({ type: 'releaseDraw', session: 1 });
  expect((await desk.ask('hall')).scene).toMatchObject({ kind: 'seatingByName', proof: null });
});

test('after a drop-out everything still to come is planned again with those who are left', async () => {
  const desk = await evening(it.service, 17, 'eselstall', { firstSeating: 'fewestRepeats', laterSeating: 'fewestRepeats', sessions: 3 });
  const { draw } = await desk.ask('proposeDraw', { seed: 3 });
  await desk.send({ type: 'adoptDraw', session: 1, draw });
  expect(await desk.send({ type: 'setPresence', person: 'p17', presence: 'expected' })).toBe('ok');
  expect((await desk.ask('draw')).presenceChanged).toEqual(['Vorname17 Nachname17']);
  expect(await desk.send({ type: 'releaseDraw', session: 1 })).toBe('drawPresenceChanged');
  const again = await desk.ask('proposeDraw', { seed: 4 });
  expect(again.sheet.plan).toMatchObject({ sessions: 3, people: 16, repeats: 0 });
  expect(await desk.send({ type: 'adoptDraw', session: 1, draw: again.draw })).toBe('ok');
  expect(await desk.send({ type: 'releaseDraw', session: 1 })).toBe('ok');
});

test.each([
  ['somebody comes late', 'p17', 'present', 17],
  ['somebody goes home', 'p16', 'left', 15],
] as const)('after a played session, when %s, the rest is planned anew against what was played', async (_, person, presence, people) => {
  const desk = await sixteen();
  const first = await desk.ask('proposeDraw', { seed: 3 });
  await desk.send({ type: 'adoptDraw', session: 1, draw: first.draw });
  await desk.send({ type: 'releaseDraw', session: 1 });
  for (const table of [1, 2, 3, 4]) await desk.send({ type: 'recordTotals', session: 1, table, points: [3, 1, -1, -3] });
  expect(await desk.send({ type: 'closeSession', session: 1 })).toBe('ok');
  // The plan of the evening is adopted for session 2, and only then somebody comes or goes.
  const planned = await desk.ask('proposeDraw', { seed: 3 });
  expect(await desk.send({ type: 'adoptDraw', session: 2, draw: planned.draw })).toBe('ok');
  expect(
    await desk.send(presence === 'left' ? { type: 'setPresence', person, presence } : { type: 'register', person, presence, paid: true }),
  ).toBe('ok');
  expect((await desk.ask('draw')).presenceChanged).toHaveLength(1);
  const again = await desk.ask('proposeDraw', { seed: 4 });
  expect(again.sheet.plan).toMatchObject({ sessions: 2, people });
  // Counted here, from who sat with whom: a pair that meets m times costs m (m - 1) / 2 (seating page, "Cost").
  const meetings = new Map<string, number>();
  const sessions = [first.draw.tables, again.draw.tables, ...(again.draw.plan?.later ?? [])];
  expect(sessions).toHaveLength(3);
  for (const { seats } of sessions.flat())
    for (const [i, a] of seats.entries())
      for (const b of seats.slice(i + 1)) {
        const pair = [a, b].sort().join();
        meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
      }
  const repeats = [...meetings.values()].reduce((sum, times) => sum + (times * (times - 1)) / 2, 0);
  expect(again.sheet.plan?.repeats).toBe(repeats);
  expect(again.sheet.plan?.lowerBound).toBeLessThanOrEqual(repeats);
  expect(await desk.send({ type: 'adoptDraw', session: 2, draw: again.draw })).toBe('ok');
  expect(await desk.send({ type: 'releaseDraw', session: 2 })).toBe('ok');
});

test('an adopted draw comes out again from the journal, also after the evening went on', async () => {
  const desk = await evening(it.service, 17, 'eselstall', { firstSeating: 'fewestRepeats', laterSeating: 'fewestRepeats', sessions: 3 });
  await desk.send({
    type: 'setWishes',
    wishes: { fair: 'strict', otherTable: true, apart: [{ people: ['p1', 'p2'], when: 'always' }], fixed: [] },
  });
  const { draw } = await desk.ask('proposeDraw', { seed: 91, sizes: [5, 4, 4, 4] });
  await desk.send({ type: 'adoptDraw', session: 1, draw });
  await desk.send({ type: 'releaseDraw', session: 1 });
  await desk.send({ type: 'setWishes', wishes: { fair: 'free', otherTable: false, apart: [], fixed: [] } });
  const repeated = await desk.ask('repeatDraw');
  expect(repeated).toMatchObject({ session: 1, same: true, seed: 91, inputHash: draw.inputHash });
  expect(repeated.tables.map(({ seats }) => seats.length)).toEqual([5, 4, 4, 4]);
});

test('a blind lot comes out again too; seats by hand prove nothing', async () => {
  const desk = await evening(it.service, 8, 'eselstall', { firstSeating: 'lot' });
  const { draw } = await desk.ask('proposeDraw', { seed: 12 });
  await desk.send({ type: 'adoptDraw', session: 1, draw });
  expect(await desk.ask('repeatDraw')).toMatchObject({ same: true, method: 'lot' });
  const hand = await desk.ask('assessDraw', { tables: tables(people(1, 4), people(5, 8)) });
  await desk.send({ type: 'adoptDraw', session: 1, draw: hand.draw });
  expect(await desk.ask('repeatDraw')).toMatchObject({ same: false, method: 'byHand' });
});
