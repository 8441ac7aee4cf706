import { useMemo, useRef } from 'react';
import type { HallStandingRow, HallStandings } from '../../../../electron/contract/hallViews.ts';
import type { HallView } from '../../../../electron/contract/views.ts';
import { units } from '../../../i18n/format.ts';
import { type Texts, useTexts } from '../../../i18n/I18n.tsx';
import { Frame } from '../Frame.tsx';
import { useStage } from '../Stage.ts';
import { type HeadTexts, layoutStandings, type RowTexts } from '../standingsLayout.ts';
import { useFresh } from '../useFresh.ts';
import { useMoves } from '../useMoves.ts';
import { usePage } from '../usePage.ts';
import { Head, Row } from './StandingRows.tsx';

/** The flipchart: places, who moved, what was won. */
export function Standings({ view, standings }: { readonly view: HallView; readonly standings: HallStandings }) {
  const { box, measure } = useStage();
  const texts = useTexts();
  const { t } = texts;
  const words = useMemo(
    () => ({ head: headTexts(texts, standings.session), row: (row: HallStandingRow) => rowTexts(texts, standings, row) }),
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is the same whoever leads it, so that rows stay when places change
          <div className="hall-column" key={i}>
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

function endsGroup(rows: readonly HallStandingRow[], row: HallStandingRow): boolean {
  const below = rows[rows.indexOf(row) + 1];
  return below !== undefined && below.group !== row.group;
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

function rowTexts({ t, language }: Texts, { scale, session }: HallStandings, row: HallStandingRow): RowTexts {
  const { movement } = row;
  const cell = (i: number): string => {
    const at = row.sessions[i];
    if (!at) return '–';
    if (at.state === 'open') return t('hall.standings.open');
    const value = units(language, at.credit, scale);
    // Played, but not in the total: a session that was dropped or whose points were not carried over.
    return at.state === 'counted' ? value : `(${value})`;
  };
  return {
    place: String(row.place),
    movement: movementWords(t, movement),
    sessions: Array.from({ length: session }, (_, i) => cell(i)),
    total: units(language, row.total, scale),
  };
}

/** The words of a movement: "3 auf", "2 ab", "gleich", "neu". */
export function movementWords(t: Texts['t'], movement: number | null): RowTexts['movement'] {
  const word = movement === null ? 'hall.moved.new' : movement > 0 ? 'hall.moved.up' : movement < 0 ? 'hall.moved.down' : 'hall.moved.same';
  return { number: movement === null || movement === 0 ? '' : String(Math.abs(movement)), word: t(word) };
}
