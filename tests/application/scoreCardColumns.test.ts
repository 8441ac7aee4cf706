import { afterEach, beforeEach, expect, test } from 'vitest';
import { isMessageKey } from '../../electron/contract/texts/text.ts';
import { RULE_SET_IDS } from '../../electron/core/rules/ruleSet.ts';
import { settingsOf } from '../support/coreEvening.ts';
import { eveningOf, seatEverybody, type TestService, testService } from '../support/testService.ts';

let it: TestService;
beforeEach(() => {
  it = testService();
});
afterEach(() => it.close());

/** What a table must write down so that its game can be entered: what was played, by whom, what was said, the eyes, the extra points. */
const DOPPELKOPF = ['form.kind', 'form.re', 'form.calls', 'form.eyes', 'form.bonus'];
/** 2.1-2.3 game and Kontra, 3.4 Absolut, 3.5 Pagat ultimo, 3.8 Valat, 4.1 each with its own Kontra; what shows after the last trick. */
const TAROCK = ['form.kind', 'form.declarers', 'form.kontra', 'form.absolut', 'form.pagat', 'form.valat', 'form.eyes', 'form.atEnd'];

test.each(RULE_SET_IDS)("the card of %s has the columns its sheet needs, one for each seat's points beside them", async (house) => {
  const client = await eveningOf(it.service, 5);
  const { type, ...settings } = { type: 'changeSettings' as const, ...settingsOf(house) };
  await client.run({ type, ...settings });
  await seatEverybody(client, 1);
  const view = await client.query('scoreCards', { tournament: client.tournament });
  expect(view.columns).toEqual(house === 'tc-solo' ? TAROCK : DOPPELKOPF);
  for (const column of view.columns) expect([column, isMessageKey(column)]).toEqual([column, true]);
  // the sum of a row is checked on paper where plus and minus are written: everywhere but in the Wielandstrasse, whose winners write plus only
  expect(view.zeroSum).toBe(house !== 'wielandstrasse');
  const [card] = view.cards;
  expect(card?.seats).toHaveLength(5);
  // at a table of five the dealer sits out, and everybody deals in turn
  for (const [i, { game, dealer, sitsOut }] of (card?.rows ?? []).entries()) {
    expect([game, sitsOut]).toEqual([i + 1, dealer]);
    expect(dealer).toBe(((card?.firstDealer ?? 0) + i) % 5);
  }
  // 10 games at five (Eselstall, Heinz: two rounds of five), 20 in the Tarock club
  if (house !== 'wielandstrasse' && house !== 'ddv') expect(card?.rows).toHaveLength(house === 'tc-solo' ? 20 : 10);
  // DDV: after a compulsory solo the same dealer deals again, so the printed dealers hold only until then
  if (house === 'ddv') expect(view.dealsAgain).toBe(true);
});
