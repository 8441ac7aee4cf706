import { memo, useMemo, useRef } from 'react';
import type { HallView, StandingRowView, StandingsView } from '../../../../electron/contract/views.ts';
import { Arrow } from '../../../components/marks/Arrow.tsx';
import { Ring } from '../../../components/marks/Ring.tsx';
import { SwipeStroke } from '../../../components/marks/Swipe.tsx';
import { units } from '../../../i18n/format.ts';
import { type Texts, useTexts } from '../../../i18n/I18n.tsx';
import { Frame } from '../Frame.tsx';
import type { Fitted } from '../fit.ts';
import { Name } from '../Name.tsx';
import { u, useStage } from '../Stage.ts';
import { CELL_GAP, type HeadTexts, layoutStandings, nameHeight, type RowTexts, type StandingsLayout } from '../standingsLayout.ts';
import { useFresh } from '../useFresh.ts';
import { useMoves } from '../useMoves.ts';
import { usePage } from '../usePage.ts';

/** The flipchart: places, who moved, what was won. */
export function Standings({ view, standings }: { readonly view: HallView; readonly standings: StandingsView }) {
  const { box, measure } = useStage();
  const texts = useTexts();
  const { t } = texts;
  const words = useMemo(
    () => ({ head: headTexts(texts, standings.session), row: (row: StandingRowView) => rowTexts(texts, standings, row) }),
    [texts, standings],
  );
  const layout = useMemo(() => layoutStandings(standings, words, box, measure), [standings, words, box, measure]);
  const fresh = useFresh(standings.lastTableAt);

  const sheet = useRef<HTMLDivElement>(null);
  const busy = useRef(0);
  const page = usePage(
    layout.pages.map((columns) => columns.flat().length),
    true,
    busy,
  );
  useMoves(sheet, page, busy);
  const columns = layout.pages[page] ?? [];
  const alone = standings.session > 0 && standings.rows.filter(({ place }) => place === 1).length === 1;

  const { session, sessions, tables, tablesCounted, lastTable, final, rows } = standings;
  const running = tablesCounted < tables;
  const title = final
    ? t('hall.standings.final')
    : running || session === 0
      ? t('hall.standings.now')
      : t('hall.standings.after', { session });
  const shown = columns.flat();
  const notes = [
    ...(fresh && lastTable !== null ? [t('hall.standings.just', { table: lastTable })] : []),
    ...(layout.pages.length > 1 ? [t('hall.standings.places', { from: shown[0]?.place ?? 0, to: shown.at(-1)?.place ?? 0 })] : []),
    ...(layout.width.movement !== null && !fresh ? [t('hall.standings.since', { session: session - 1 })] : []),
  ];
  return (
    <Frame
      title={title}
      what={running ? t('hall.session', { session, sessions }) : (view.tournament?.name ?? '')}
      when={running ? t('hall.standings.counted', { counted: tablesCounted, tables }) : t('hall.people', { people: rows.length, tables })}
      line={view.line}
      notes={notes}
      page={{ page, pages: layout.pages.length }}
    >
      <div className="hall-columns" ref={sheet}>
        {columns.map((column, i) => (
          <div className="hall-column" key={column[0]?.person ?? i}>
            <Head layout={layout} head={words.head} />
            {column.map((row) => (
              <Row
                key={row.person}
                row={row}
                words={words.row(row)}
                layout={layout}
                name={layout.names.get(row.person)}
                ringed={alone && row.place === 1}
                just={fresh && row.just}
                ends={endsGroup(rows, row)}
              />
            ))}
          </div>
        ))}
      </div>
      {rows.length === 0 && <p className="hall-empty">{t('hall.standings.empty')}</p>}
    </Frame>
  );
}

function columnsOf({ width, sessions }: StandingsLayout): string {
  const all = [width.place, ...(width.movement === null ? [] : [width.movement]), null, ...sessions.map(() => width.session), width.total];
  return all.map((one) => (one === null ? 'minmax(0, 1fr)' : u(one))).join(' ');
}

function Head({ layout, head }: { readonly layout: StandingsLayout; readonly head: HeadTexts }) {
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
  readonly row: StandingRowView;
  readonly words: RowTexts;
  readonly layout: StandingsLayout;
  readonly name: Fitted | undefined;
  readonly ringed: boolean;
  readonly just: boolean;
  /** Last of its group: whoever comes below cannot pass. */
  readonly ends: boolean;
}

function endsGroup(rows: readonly StandingRowView[], row: StandingRowView): boolean {
  const below = rows[rows.indexOf(row) + 1];
  return below !== undefined && below.group !== row.group;
}

const Row = memo(function Row({ row, words, layout, name, ringed, just, ends }: RowProps) {
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
      {layout.width.movement !== null && <Moved row={row} words={words} />}
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

function Moved({ row, words }: { readonly row: StandingRowView; readonly words: RowTexts }) {
  const { movement } = row;
  const direction = movement === null ? null : movement > 0 ? 'up' : movement < 0 ? 'down' : 'same';
  const { number, word } = words.movement;
  return (
    <span className={`hall-moved ${direction ?? 'same'}`}>
      {direction && <Arrow to={direction} />}
      {number !== '' && <b>{number}</b>}
      <span>{word}</span>
    </span>
  );
}

function headTexts({ t }: Texts, session: number): HeadTexts {
  return {
    place: t('hall.head.place'),
    movement: t('hall.head.movement'),
    name: t('hall.head.name'),
    sessions: Array.from({ length: session }, (_, i) => t('hall.head.session', { session: i + 1 })),
    total: t('hall.head.total'),
  };
}

function rowTexts({ t, language }: Texts, { scale, session }: StandingsView, row: StandingRowView): RowTexts {
  const { movement } = row;
  const cell = (i: number): string => {
    const at = row.sessions[i];
    if (!at) return '–';
    if (at.state === 'open') return t('hall.standings.open');
    const value = units(language, at.credit, scale);
    // Played, but not in the total: a session that was dropped or whose points were not carried over.
    return at.state === 'counted' ? value : `(${value})`;
  };
  const word = movement === null ? 'hall.moved.new' : movement > 0 ? 'hall.moved.up' : movement < 0 ? 'hall.moved.down' : 'hall.moved.same';
  return {
    place: String(row.place),
    movement: { number: movement === null || movement === 0 ? '' : String(Math.abs(movement)), word: t(word) },
    sessions: Array.from({ length: session }, (_, i) => cell(i)),
    total: units(language, row.total, scale),
  };
}
