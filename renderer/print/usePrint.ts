import { type RefObject, useCallback, useRef, useState } from 'react';
import { useReactToPrint } from 'react-to-print';

/** What happens to the sheets once they are ready: the browser's print dialog, or a PDF by the shell. */
export interface Printing {
  /** Put it on the element that holds the sheets. */
  readonly sheets: RefObject<HTMLDivElement | null>;
  /** Opens the print dialog. */
  readonly print: () => void;
  /** Shows nothing but the sheets to the shell, which makes a PDF of this page or prints it, and waits for `save`. */
  readonly toPdf: <T>(save: (name: string) => Promise<T>) => Promise<T | undefined>;
  /** Being prepared; the dialog is not there yet or still open. */
  readonly busy: boolean;
  /** The last try did not work. */
  readonly failed: boolean;
  /** The browser's dialog was closed; it does not say whether anything was printed. */
  readonly sent: boolean;
}

/**
 * The one way to paper. `title` names the print job and the file. react-to-print waits for style sheets but not for fonts, and sets
 * no title when it is handed a `print`, so both are done here; the size of the sheet stands in print.css.
 */
export function usePrint(title: string): Printing {
  const sheets = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [sent, setSent] = useState(false);
  const start = useReactToPrint({
    contentRef: sheets,
    pageStyle: '',
    onAfterPrint() {
      setBusy(false);
      setSent(true);
    },
    onPrintError() {
      setBusy(false);
      setFailed(true);
    },
    async print(frame) {
      const { contentDocument: page, contentWindow: window } = frame;
      if (!page || !window) throw new Error('no print frame');
      await page.fonts.ready;
      page.title = title;
      await underTitle(frame.ownerDocument, title, async () => window.print());
    },
  });

  const print = useCallback(() => {
    setFailed(false);
    setSent(false);
    setBusy(sheets.current !== null);
    start();
  }, [start]);

  const toPdf = useCallback(
    async <T>(save: (name: string) => Promise<T>) => {
      const content = sheets.current;
      if (!content) return;
      const { ownerDocument: page } = content;
      // The shell prints the whole page, so the sheets stand in it alone for that moment (print.css).
      const alone = page.createElement('div');
      alone.className = 'paper-alone';
      alone.append(content.cloneNode(true));
      page.body.append(alone);
      page.documentElement.classList.add('paper-only');
      setBusy(true);
      try {
        await page.fonts.ready;
        return await underTitle(page, title, () => save(title));
      } finally {
        page.documentElement.classList.remove('paper-only');
        alone.remove();
        setBusy(false);
      }
    },
    [title],
  );
  return { sheets, print, toPdf, busy, failed, sent };
}

async function underTitle<T>(page: Document, title: string, work: () => Promise<T>): Promise<T> {
  const before = page.title;
  page.title = title;
  try {
    return await work();
  } finally {
    page.title = before;
  }
}
