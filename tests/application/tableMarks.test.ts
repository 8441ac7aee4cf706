import { afterEach, beforeEach, expect, test } from 'vitest';
import { text } from '../../electron/contract/texts/text.ts';
import type { FormatId } from '../../electron/core/formats/format.ts';
import type { RuleSetId } from '../../electron/core/rules/ruleSet.ts';
import { settingsOf } from '../support/coreEvening.ts';
import { eveningOf, seatEverybody, type TestService, testService } from '../support/testService.ts';

let it: TestService;
beforeEach(() => {
  it = testService();
});
afterEach(() => it.close());

async function seated(ruleSet: RuleSetId, format: FormatId) {
  const client = await eveningOf(it.service, 4);
  await client.run({ ...settingsOf('eselstall'), ruleSet, format, type: 'changeSettings' });
  await seatEverybody(client, 1);
  return { client, at: { tournament: client.tournament, session: 1, table: 1 } };
}

test('a table of the Tarock club has approvals, with the names of those who hold the cards', async () => {
  const { client, at } = await seated('tc-solo', 'tc-solo');
  expect((await client.query('table', at)).approvals).toEqual([]);
  await client.run({ type: 'approve', session: 1, table: 1, seat: 2, against: true });
  const view = await client.query('table', at);
  const [approval] = view.approvals ?? [];
  expect(approval).toMatchObject({ game: 1, seat: 2, against: true, person: view.seats[2]?.person, name: view.seats[2]?.name });
  const { undo } = await client.query('tournament', { tournament: client.tournament });
  expect(undo?.label).toMatchObject({ code: 'valatApproved', facts: { person: view.seats[2]?.name, against: 'yes', table: 1, game: 1 } });
});

test('other tables have none', async () => {
  const { client, at } = await seated('ddv', 'ddv');
  const view = await client.query('table', at);
  expect(view.approvals).toBeNull();
  // marks name people, not ids
  const open = view.marks.find(({ code }) => code === 'compulsoryOpen');
  expect(open?.facts.people).toEqual(view.seats.map(({ name }) => name));
  expect(text('de', 'mark.compulsoryOpen', open?.facts)).toBe(
    `Pflichtsolo noch offen: ${new Intl.ListFormat('de').format(view.seats.map(({ name }) => name))}.`,
  );
});

// Heinz has no Pflichtsolo of its own; the formats of the Wielandstrasse and the DDV have one.
test.each([
  ['heinz', 'heinz', false],
  ['heinz', 'ddv', true],
  ['eselstall', 'wielandstrasse', true],
  ['wielandstrasse', 'wielandstrasse', true],
] as const)('a solo of %s in the format of %s is asked for the Pflichtsolo: %s', async (ruleSet, format, asked) => {
  const { client, at } = await seated(ruleSet, format);
  const { form } = await client.query('preview', { ...at, game: 1, draft: { kind: 'solo', solo: 'damen', re: [0] } });
  expect(form.fields.some(({ path }) => path === 'compulsory')).toBe(asked);
});
