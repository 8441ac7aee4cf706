import type { WebContentsPrintOptions } from 'electron';
import { expect, test } from 'vitest';
import { printPage } from '../../electron/windows/print.ts';

/** A page that answers the print dialog like this. */
function page(printed: boolean, reason = '') {
  const orders: WebContentsPrintOptions[] = [];
  return {
    orders,
    print(options: WebContentsPrintOptions = {}, done: (success: boolean, failureReason: string) => void = () => undefined) {
      orders.push(options);
      done(printed, reason);
    },
  };
}

test.each([
  ['a4', 'A4', false],
  ['a5', 'A5', false],
  ['a4Landscape', 'A4', true],
] as const)(
  '%s: the dialog opens with the right paper, nothing is printed silently unless asked for',
  async (paper, pageSize, landscape) => {
    const contents = page(true);
    expect(await printPage(contents, { paper, silent: false })).toEqual({ ok: true, value: null });
    expect(await printPage(contents, { paper, silent: true })).toMatchObject({ ok: true });
    expect(contents.orders).toMatchObject([
      { silent: false, pageSize, landscape, margins: { marginType: 'none' } },
      { silent: true, pageSize, landscape },
    ]);
  },
);

test.each([
  ['Print job canceled', { code: 'printCancelled' }],
  ['Print job failed', { code: 'printFailed', facts: { detail: 'Print job failed' } }],
  ['Invalid printer settings', { code: 'printFailed', facts: { detail: 'Invalid printer settings' } }],
  ['', { code: 'printFailed', facts: { detail: 'unknown' } }],
])('not printed, "%s": it is said', async (reason, error) => {
  expect(await printPage(page(false, reason), { paper: 'a4', silent: false })).toEqual({ ok: false, error });
});
