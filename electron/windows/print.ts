import type { WebContents, WebContentsPrintOptions } from 'electron';
import type { PrintOrder } from '../contract/contract.ts';
import { err, ok } from '../core/result.ts';
import type { Done } from '../transport/dispatch.ts';

/**
 * Prints the page: with the system's dialog, or at once on the usual printer. The page's own margins count, and its sheets are as large as
 * the order says, because a printer is not asked for the page's CSS.
 */
export function printPage(contents: Pick<WebContents, 'print'>, order: PrintOrder): Promise<Done> {
  return new Promise((resolve) => {
    contents.print(printOptionsOf(order), (printed, reason) => resolve(printed ? ok(null) : notPrinted(reason)));
  });
}

export function printOptionsOf({ paper, silent }: PrintOrder): WebContentsPrintOptions {
  return {
    silent,
    // Nothing on our papers needs a background; where one was drawn all the same it would be paid for in ink.
    printBackground: false,
    margins: { marginType: 'none' },
    pageSize: paper === 'a5' ? 'A5' : 'A4',
    landscape: paper === 'a4Landscape',
  };
}

/** Chromium says in English why nothing was printed; "canceled" is the organizer's own decision. */
function notPrinted(reason: string): Done {
  if (/cancel/i.test(reason)) return err({ code: 'printCancelled' });
  return err({ code: 'printFailed', facts: { detail: reason.slice(0, 120) || 'unknown' } });
}
