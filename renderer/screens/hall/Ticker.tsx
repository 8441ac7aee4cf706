import { useState } from 'react';
import { SwipeStroke } from '../../components/marks/Swipe.tsx';
import { TALLY_HEIGHT, tallyWidth } from '../../components/marks/shapes.ts';
import { Tally } from '../../components/marks/Tally.tsx';
import { useTexts } from '../../i18n/I18n.tsx';
import { Name } from './Name.tsx';
import { type PageState, u, useStage } from './Stage.ts';
import { layoutTicker, PART_GAP } from './tickerLayout.ts';

interface Props {
  readonly line: string;
  /** Right in the foot, the most important first. */
  readonly notes: readonly string[];
  readonly page: PageState | null;
}

const SIZE = 1.05;
const TALLY = 1.5;
/** More pages than two bundles are only said in words. */
const TALLY_MOST = 10;

/** The foot: the free line left, notes and page right. It keeps its height when it is empty. */
export function Ticker({ line, notes, page }: Props) {
  const { box, measure } = useStage();
  const { t } = useTexts();
  const [first] = useState(line);
  const turning = page !== null && page.pages > 1;
  const label = turning ? t('hall.page', { page: page.page + 1, pages: page.pages }) : '';
  const counted = turning && page.pages <= TALLY_MOST;
  const mark = counted ? (tallyWidth(page.pages) / TALLY_HEIGHT) * TALLY + PART_GAP : 0;
  const widths = notes.map((note) => measure(note, 'plain') * SIZE);
  const layout = layoutTicker(line, widths, turning ? measure(label, 'plain') * SIZE + mark : 0, box.width, measure);
  return (
    <footer>
      {line !== '' && (
        <div className={layout.hand ? 'hall-ticker hand' : 'hall-ticker'} key={line}>
          <SwipeStroke written={line !== first} />
          <Name fitted={layout.line} />
        </div>
      )}
      {(layout.notes > 0 || (turning && layout.page)) && (
        <div className="hall-page" style={{ fontSize: u(SIZE), gap: u(PART_GAP) }}>
          {notes.slice(0, layout.notes).map((note) => (
            <span key={note}>{note}</span>
          ))}
          {counted && layout.page && <Tally count={page.page + 1} of={page.pages} label={label} />}
          {turning && layout.page && <span>{label}</span>}
        </div>
      )}
    </footer>
  );
}
