import { Fragment, type ReactNode, useState } from 'react';
import { SwipeStroke } from '../../components/marks/Swipe.tsx';
import { Name } from './Name.tsx';
import { u, useStage } from './Stage.ts';
import { layoutTicker } from './tickerLayout.ts';

interface Props {
  readonly line: string;
  readonly notes: readonly string[];
  readonly page: { readonly label: string; readonly mark: ReactNode } | null;
}

/** Width of the page's tally and the air beside it. */
const MARK = 2.6;

/** The foot: the free line left, notes and page right. It keeps its height when it is empty. */
export function Ticker({ line, notes, page }: Props) {
  const { box, measure } = useStage();
  const [first] = useState(line);
  const widths = notes.map((note) => measure(note, 'plain') * 1.05);
  const layout = layoutTicker(line, widths, page ? measure(page.label, 'plain') * 1.05 + MARK : 0, box.width, measure);
  return (
    <footer>
      {line !== '' && (
        <div className={layout.hand ? 'hall-ticker hand' : 'hall-ticker'} key={line}>
          <SwipeStroke written={line !== first} />
          <Name fitted={layout.line} />
        </div>
      )}
      <div className="hall-page" style={{ fontSize: u(1.05) }}>
        {notes.slice(0, layout.notes).map((note) => (
          <span key={note}>{note}</span>
        ))}
        {page && layout.page && (
          <Fragment>
            {page.mark}
            <span>{page.label}</span>
          </Fragment>
        )}
      </div>
    </footer>
  );
}
