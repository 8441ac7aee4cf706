import { createRoot } from 'react-dom/client';
import type { HallView } from '../../../electron/contract/views.ts';
import { I18n } from '../../../renderer/i18n/I18n.tsx';
import { HallSheet } from '../../../renderer/screens/hall/HallSheet.tsx';
import '../../../renderer/theme/fonts.css';
import '../../../renderer/theme/tokens.css';

/** What a test asks the page to show. `now` stops the clock there; `preview` draws it that many pixels wide in a corner. */
export interface ShowInput {
  readonly view: HallView;
  readonly page?: number;
  readonly now?: number;
  readonly preview?: number;
}

declare global {
  interface Window {
    show(input: ShowInput): void;
    /** Pages the sheet said it has, and the one it shows. */
    pages: { readonly page: number; readonly pages: number };
  }
}

const element = document.getElementById('root');
if (!element) throw new Error('no #root');
const root = createRoot(element);
let stopped: number | undefined;
const clock = (): number => stopped ?? Date.now();
window.pages = { page: 0, pages: 0 };
const note = (state: { readonly page: number; readonly pages: number }): void => {
  window.pages = state;
};

window.show = ({ view, page, now, preview }) => {
  stopped = now;
  const sheet = <HallSheet view={view} clock={clock} onPage={note} {...(page === undefined ? {} : { page })} />;
  root.render(<I18n>{preview ? <div style={{ width: preview, aspectRatio: '16 / 9' }}>{sheet}</div> : sheet}</I18n>);
};
