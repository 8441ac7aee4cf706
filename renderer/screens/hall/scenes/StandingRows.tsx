import { memo } from 'react';
import type { HallStandingRow } from '../../../../electron/contract/hallViews.ts';
import { Arrow } from '../../../components/marks/Arrow.tsx';
import { Ring } from '../../../components/marks/Ring.tsx';
import { SwipeStroke } from '../../../components/marks/Swipe.tsx';
import type { Fitted } from '../fit.ts';
import { Name } from '../Name.tsx';
import { u } from '../Stage.ts';
import { CELL_GAP, type HeadTexts, nameHeight, type RowTexts, type StandingsLayout } from '../standingsLayout.ts';

function columnsOf({ width, sessions }: StandingsLayout): string {
  const all = [width.place, ...(width.movement === null ? [] : [width.movement]), null, ...sessions.map(() => width.session), width.total];
  return all.map((one) => (one === null ? 'minmax(0, 1fr)' : u(one))).join(' ');
}

/** The head of a column of the list. */
export function Head({ layout, head }: { readonly layout: StandingsLayout; readonly head: HeadTexts }) {
  return (
    <div className="hall-head" style={{ gridTemplateColumns: columnsOf(layout), columnGap: u(CELL_GAP) }}>
      <span className="end">{layout.placeHead ? head.place : ''}</span>
      {layout.width.movement !== null && <span>{layout.movementHead ? head.movement : ''}</span>}
      <span>{head.name}</span>
      {layout.sessions.map((i) => (
        <span key={i} className="end">
          {head.sessions[i]}
        </span>
      ))}
      <span className="end">{head.total}</span>
    </div>
  );
}

interface RowProps {
  readonly row: HallStandingRow;
  readonly words: RowTexts;
  readonly layout: StandingsLayout;
  readonly name: Fitted | undefined;
  readonly ringed: boolean;
  readonly just: boolean;
  /** Last of its group: whoever comes below cannot pass. */
  readonly ends: boolean;
}

/** One person: place, movement, name, figures. */
export const Row = memo(function Row({ row, words, layout, name, ringed, just, ends }: RowProps) {
  const { size, rowHeight } = layout;
  const height = Math.max(rowHeight, nameHeight(name));
  return (
    <div
      className={ends ? 'hall-row ends' : 'hall-row'}
      data-row={row.person}
      style={{ gridTemplateColumns: columnsOf(layout), columnGap: u(CELL_GAP), height: u(height) }}
    >
      {/* Always there and only faded: an old stroke goes slowly, a new one comes at once. */}
      <SwipeStroke className={just ? 'hall-just' : 'hall-just gone'} seed={row.number} />
      <b className="hall-place" style={{ fontSize: u(size.place), paddingRight: u(layout.width.movement === null ? 0.7 : 0.35) }}>
        {ringed ? <Ring>{words.place}</Ring> : words.place}
      </b>
      {layout.width.movement !== null && <Moved movement={row.movement} words={words.movement} />}
      {name && <Name fitted={name} />}
      {layout.sessions.map((i) => (
        <span
          key={i}
          className={row.sessions[i]?.state === 'open' ? 'end hall-open' : 'end hall-figure'}
          style={{ fontSize: u(row.sessions[i]?.state === 'open' ? 1 : size.figure) }}
        >
          {words.sessions[i]}
        </span>
      ))}
      <b className="end" style={{ fontSize: u(size.total) }}>
        {words.total}
      </b>
    </div>
  );
});

/** Places won or lost, said by arrow, number and word; null: new. */
export function Moved({ movement, words: { number, word } }: { readonly movement: number | null; readonly words: RowTexts['movement'] }) {
  const direction = movement === null ? null : movement > 0 ? 'up' : movement < 0 ? 'down' : 'same';
  return (
    <span className={`hall-moved ${direction ?? 'same'}`}>
      {direction && <Arrow to={direction} />}
      {number !== '' && <b>{number}</b>}
      <span>{word}</span>
    </span>
  );
}
