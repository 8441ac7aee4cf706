import { copyFileSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settingsOf } from '../support/coreEvening.ts';
import { type Desk, deskOf, evening, people, seat } from '../support/desk.ts';
import { type TestService, testService } from '../support/testService.ts';

let it: TestService;
beforeEach(() => {
  it = testService();
});
afterEach(() => it.close());

const person = (id: string, given: string, family: string, club = '', note = '') =>
  ({ type: 'addPerson', person: id, given, family, club, note }) as const;
const names = async (desk: Desk) => Object.fromEntries((await desk.ask('entrants')).entrants.map((e) => [e.person, e.name]));
const bookNames = async (desk: Desk) => Object.fromEntries((await desk.ask('people')).people.map((p) => [p.person, p.name]));

/** An evening of one session with p1 .. p4, closed; `winner` has the first place. */
async function closedEvening(desk: Desk, seats: readonly string[], date: string, series?: string): Promise<void> {
  await desk.send({
    type: 'createTournament',
    ...settingsOf('wielandstrasse', { sessions: 1, final: null }),
    date,
    ...(series ? { series } : {}),
  });
  for (const one of seats) await desk.send({ type: 'register', person: one, presence: 'present', paid: true });
  await seat(desk, 1, seats);
  await desk.send({ type: 'recordTotals', session: 1, table: 1, points: [40, 30, 20, 10] });
  await desk.send({ type: 'closeSession', session: 1 });
  expect(await desk.send({ type: 'closeTournament' })).toBe('ok');
}

describe('Namesakes', () => {
  test('of one evening are told apart by club, note or start number; whoever is alone keeps the plain name', async () => {
    const desk = deskOf(it.service);
    await desk.send({ type: 'createTournament', ...settingsOf('eselstall') });
    const all = [
      person('a', 'Anna', 'Berg', 'SC Bonn'),
      person('b', 'Anna', 'Berg', 'Skatfreunde'),
      person('c', 'Bert', 'Cohn', '', 'der Ältere'),
      person('d', 'Bert', 'Cohn', '', 'der Jüngere'),
      person('e', 'Emil', 'Dorn'),
      person('f', 'EMIL', 'Dorn'),
      person('g', 'Gerda', 'Hohl', 'SC Bonn'),
      person('h', 'Gerda', 'Hohl', 'Skatfreunde'),
    ];
    for (const one of all) await desk.send(one);
    for (const { person: id } of all.slice(0, 7)) await desk.send({ type: 'register', person: id, presence: 'present', paid: true });
    expect(await names(desk)).toEqual({
      a: 'Anna Berg (SC Bonn)',
      b: 'Anna Berg (Skatfreunde)',
      c: 'Bert Cohn (der Ältere)',
      d: 'Bert Cohn (der Jüngere)',
      e: 'Emil Dorn (5)',
      f: 'EMIL Dorn (6)',
      g: 'Gerda Hohl',
    });
    // in the address book the other Gerda is there too
    expect((await bookNames(desk)).g).toBe('Gerda Hohl (SC Bonn)');
    // the hall and refusals call people the same
    await desk.send({ type: 'setPresence', person: 'a', presence: 'present' });
    expect(JSON.stringify(await desk.ask('hall'))).toContain('Anna Berg (SC Bonn)');
    expect((await desk.refusal({ type: 'register', person: 'a', presence: 'present', paid: true })).facts?.person).toBe(
      'Anna Berg (SC Bonn)',
    );
  });
});

describe('Two entries of one person', () => {
  async function series(): Promise<{ readonly old: Desk; readonly now: Desk }> {
    const old = deskOf(it.service, 'maerz');
    const now = deskOf(it.service, 'april');
    for (const id of people(1, 5)) await old.send(person(id, 'Kim', `Nummer${id.slice(1)}`));
    await old.send(person('neu', 'Anna', 'Berg-Cohn'));
    await old.send({ type: 'changePerson', person: 'p1', given: 'Anna', family: 'Berg', club: '', note: '' });
    await old.send({ type: 'createSeries', series: 'ewig', name: 'Ewige Rangliste', rules: {} });
    await closedEvening(old, ['p1', 'p2', 'p3', 'p4'], '2026-03-14', 'ewig');
    await closedEvening(now, ['neu', 'p2', 'p3', 'p5'], '2026-04-11', 'ewig');
    return { old, now };
  }
  const ranking = async (desk: Desk) =>
    (await desk.ask('ranking', { series: 'ewig', list: 'allTime' })).rows.map((row) => [row.name, row.points, row.evenings]);

  test('are merged: the results of both stand under one in the series, no journal is touched, and they can be split again', async () => {
    const { old, now } = await series();
    // 4 participants: 4, 3, 2, 1 points
    const apart = [
      ['Kim Nummer2', 6, 2],
      ['Anna Berg-Cohn', 4, 1],
      ['Anna Berg', 4, 1],
      ['Kim Nummer3', 4, 2],
      ['Kim Nummer4', 1, 1],
      ['Kim Nummer5', 1, 1],
    ];
    expect((await ranking(old)).sort()).toEqual([...apart].sort());
    const journals = () => ['maerz', 'april'].map((stream) => JSON.stringify(it.journal.read(stream)));
    const before = journals();
    expect(await old.send({ type: 'mergePeople', person: 'p1', into: 'neu' })).toBe('ok');
    expect((await ranking(old)).sort()).toEqual(
      [
        ['Anna Berg-Cohn', 8, 2],
        ['Kim Nummer2', 6, 2],
        ['Kim Nummer3', 4, 2],
        ['Kim Nummer4', 1, 1],
        ['Kim Nummer5', 1, 1],
      ].sort(),
    );
    expect(journals()).toEqual(before);
    // old evenings show the one name now
    expect((await names(old)).p1).toBe('Anna Berg-Cohn');
    const entry = (await old.ask('people')).people.find((p) => p.person === 'neu');
    expect(entry?.merged).toEqual([{ person: 'p1', name: 'Anna Berg' }]);
    expect((await old.ask('people')).people.map((p) => p.person)).not.toContain('p1');
    expect(await now.send({ type: 'splitPerson', person: 'p1' })).toBe('ok');
    expect((await ranking(old)).sort()).toEqual([...apart].sort());
    expect((await names(old)).p1).toBe('Anna Berg');
  });

  test.each([
    ['with itself', 'p2', 'p2', 'mergeSelf'],
    ['with somebody who sat at the same evening', 'p2', 'p3', 'mergeTogether'],
    ['with somebody unknown', 'p2', 'nobody', 'personUnknown'],
  ])('an entry is not merged %s', async (_name, one, into, code) => {
    const { old } = await series();
    expect(await old.send({ type: 'mergePeople', person: one, into })).toBe(code);
  });

  test('that are merged cannot be registered twice, nor merged twice', async () => {
    const { old } = await series();
    await old.send({ type: 'mergePeople', person: 'p1', into: 'neu' });
    const next = deskOf(it.service, 'mai');
    await next.send({ type: 'createTournament', ...settingsOf('eselstall') });
    expect(await next.send({ type: 'register', person: 'p1', presence: 'present', paid: true })).toBe('personMerged');
    expect(await next.send({ type: 'register', person: 'neu', presence: 'present', paid: true })).toBe('ok');
    expect(await next.send({ type: 'mergePeople', person: 'p1', into: 'p4' })).toBe('personMerged');
    expect(await next.send({ type: 'splitPerson', person: 'p2' })).toBe('personNotMerged');
  });

  test('can be guessed: entries of the same name say so', async () => {
    const { old } = await series();
    await old.send(person('noch', 'Kim', 'Nummer2'));
    expect((await old.ask('people')).people.find((p) => p.person === 'p2')?.sameName).toEqual(['noch']);
  });
});

test('renaming touches no history: not a journal, not a frozen list', async () => {
  const desk = deskOf(it.service);
  for (const id of people(1, 4)) await desk.send(person(id, 'Kim', `Nummer${id.slice(1)}`));
  await closedEvening(desk, people(1, 4), '2026-03-14');
  const before = JSON.stringify(it.journal.read(desk.tournament));
  const list = async () => (await desk.ask('standings')).rows.map(({ name: _name, ...row }) => row);
  const rows = await list();
  await desk.send({ type: 'changePerson', person: 'p1', given: 'Kim', family: 'Neumann', club: '', note: '' });
  expect(JSON.stringify(it.journal.read(desk.tournament))).toBe(before);
  expect(before).not.toContain('Kim');
  expect(await list()).toEqual(rows);
  expect((await desk.ask('standings')).rows[0]?.name).toBe('Kim Neumann');
});

describe('A name erased on request', () => {
  test('is gone from the file, and the results stay under a placeholder', async () => {
    const desk = await evening(it.service, 4);
    await desk.send({
      type: 'changePerson',
      person: 'p2',
      given: 'Wilhelmine',
      family: 'Unvergesslich',
      club: 'Geheimclub',
      note: 'mag Tee',
    });
    await seat(desk, 1, people(1, 4));
    await desk.send({ type: 'recordTotals', session: 1, table: 1, points: [4, 12, -6, -10] });
    const totals = async () => (await desk.ask('standings')).rows.map((row) => [row.person, row.place, row.total]);
    const before = await totals();
    expect(await desk.send({ type: 'erasePerson', person: 'p2' })).toBe('ok');
    expect(await totals()).toEqual(before);
    expect((await names(desk)).p2).toBe('Teilnehmer 2');
    expect((await desk.ask('standings')).rows[0]?.name).toBe('Teilnehmer 2');
    expect((await desk.ask('people')).people.find((p) => p.person === 'p2')).toMatchObject({
      erased: true,
      given: '',
      family: '',
      club: '',
      note: '',
    });
    const copy = `${it.file}.kopie`;
    copyFileSync(it.file, copy);
    for (const file of [copy, `${it.file}-wal`]) {
      const bytes = readFileSync(file, 'latin1');
      for (const secret of ['Wilhelmine', 'Unvergesslich', 'Geheimclub', 'mag Tee']) expect(bytes).not.toContain(secret);
    }
    // after a restart too
    const answer = await it.fresh().query('desk', 'entrants', { tournament: desk.tournament });
    expect(JSON.stringify(answer)).toContain('Teilnehmer 2');
  });

  test('cannot come back: not by undo, by renaming, by registering', async () => {
    const desk = await evening(it.service, 4);
    await desk.send({ type: 'erasePerson', person: 'p5' });
    expect(await desk.send({ type: 'undo', commandId: desk.lastId() })).toBe('undoUnknown');
    expect(await desk.send({ type: 'changePerson', person: 'p5', given: 'A', family: 'B', club: '', note: '' })).toBe('personErased');
    expect(await desk.send({ type: 'register', person: 'p5', presence: 'present', paid: true })).toBe('personErased');
    expect(await desk.send({ type: 'erasePerson', person: 'p5' })).toBe('personErased');
  });

  test('takes the entries merged into it along', async () => {
    const desk = await evening(it.service, 4);
    await desk.send({ type: 'mergePeople', person: 'p5', into: 'p6' });
    await desk.send({ type: 'erasePerson', person: 'p6' });
    const gone = it.journal.people().filter((row) => row.id === 'p5' || row.id === 'p6');
    expect(gone.map((row) => [row.given, row.family])).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });
});

test('consent to publication is a mark that can be set and taken back', async () => {
  const desk = await evening(it.service, 4);
  const consents = async () => (await desk.ask('people')).people.filter((p) => p.consent).map((p) => p.person);
  expect(await consents()).toEqual([]);
  await desk.send({ type: 'setConsent', person: 'p1', consent: true });
  await desk.send({ type: 'setConsent', person: 'p2', consent: true });
  await desk.send({ type: 'setConsent', person: 'p1', consent: false });
  expect(await consents()).toEqual(['p2']);
  await desk.send({ type: 'erasePerson', person: 'p2' });
  expect(await consents()).toEqual([]);
});
