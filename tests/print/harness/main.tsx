import { createRoot } from 'react-dom/client';
import type { ScoreCardsView } from '../../../electron/contract/views.ts';
import { I18n } from '../../../renderer/i18n/I18n.tsx';
import { ScoreCards } from '../../../renderer/print/ScoreCards.tsx';
import { SheetPreview } from '../../../renderer/print/SheetPreview.tsx';
import { type Printing, usePrint } from '../../../renderer/print/usePrint.ts';
// The desk's own rules are copied into the print frame as well, so they must be here.
import '../../../renderer/theme/base.css';
import '../../../renderer/theme/fonts.css';
import '../../../renderer/theme/scale.css';
import '../../../renderer/theme/tokens.css';

declare global {
  interface Window {
    showCards(view: ScoreCardsView): void;
    printing: Printing;
  }
}

function Cards({ view }: { readonly view: ScoreCardsView }) {
  const printing = usePrint(`Spiellisten Durchgang ${view.session}`);
  window.printing = printing;
  return (
    <div style={{ width: 500, height: 600, overflow: 'auto' }}>
      <SheetPreview sheets={printing.sheets} label="Spiellisten">
        <ScoreCards view={view} />
      </SheetPreview>
      <output>{printing.busy ? 'busy' : 'idle'}</output>
    </div>
  );
}

const element = document.getElementById('root');
if (!element) throw new Error('no #root');
const root = createRoot(element);
window.showCards = (view) =>
  root.render(
    <I18n>
      <Cards view={view} />
    </I18n>,
  );
