import { useMemo, useRef } from 'react';
import type { HallStandingRow, HallStandings, RankingScene } from '../../../../electron/contract/hallViews.ts';
import type { HallView } from '../../../../electron/contract/views.ts';
import { units } from '../../../i18n/format.ts';
import { type Texts, useTexts } from '../../../i18n/I18n.tsx';
import { Frame } from '../Frame.tsx';
import { useStage } from '../Stage.ts';
import { layoutStandings } from '../standingsLayout.ts';
import { useMoves } from '../useMoves.ts';
import { usePage } from '../usePage.ts';
import { Head, Row } from './StandingRows.tsx';

/** A list of the series: place, name, evenings, points. */
export function Ranking({ view, scene }: { readonly view: HallView; readonly scene: RankingScene }) {
  const { box, measure } = useStage();
  const texts = useTexts();
  const { t } = texts;
  const list = useMemo(() => standingsOf(scene), [scene]);
  const words = useMemo(() => wordsOf(texts, scene), [texts, scene]);
  const layout = useMemo(() => layoutStandings(list, words, box, measure), [list, words, box, measure]);
  const sheet = useRef<HTMLDivElement>(null);
  const busy = useRef(0);
  const page = usePage(
    layout.pages.map((columns) => columns.flat().length),
    true,
    busy,
  );
  useMoves(sheet, page, busy);
  const columns = layout.pages[page] ?? [];
  const shown = columns.flat();
  const placed = shown.filter(({ place }) => place > 0);
  const alone = scene.rows.filter(({ place }) => place === 1).length === 1;
  const { span } = scene;
  const notes = [
    ...(layout.pages.length > 1 && placed.length > 0
      ? [t('hall.standings.places', { from: placed[0]?.place ?? 0, to: placed.at(-1)?.place ?? 0 })]
      : []),
    ...(scene.minimumEvenings > 1 ? [t('hall.ranking.minimum', { evenings: scene.minimumEvenings })] : []),
  ];
  return (
    <Frame
      title={
        span === null
          ? t('hall.ranking.title', { list: scene.list })
          : t('hall.ranking.span', { list: scene.list, from: String(span.from), to: String(span.to) })
      }
      what={scene.series ?? view.tournament?.name ?? ''}
      when={t('hall.ranking.count', { evenings: scene.evenings })}
      line={view.line}
      notes={notes}
      page={{ page, pages: layout.pages.length }}
    >
      <div className="hall-columns" ref={sheet}>
        {scene.rows.length > 0 &&
          columns.map((column, i) => (
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
                  just={false}
                  ends={false}
                />
              ))}
            </div>
          ))}
      </div>
      {scene.rows.length === 0 && <p className="hall-empty">{scene.series === null ? t('hall.ranking.none') : t('hall.ranking.empty')}</p>}
    </Frame>
  );
}

/** The list in the shape of standings with one column of figures, the evenings. Whoever has no place yet has 0. */
function standingsOf({ rows, scale }: RankingScene): HallStandings {
  return {
    session: 1,
    sessions: 1,
    scale,
    tables: 0,
    tablesCounted: 0,
    lastTable: null,
    lastTableAt: null,
    final: false,
    rows: rows.map(({ person, name, place, points, evenings }, i) => ({
      person,
      name,
      number: i + 1,
      place: place ?? 0,
      movement: null,
      total: points,
      sessions: [{ credit: evenings, points: 0, tablePlace: 0, table: 0, state: 'counted', games: 0 }],
      group: 'all',
      just: false,
    })),
  };
}

function wordsOf({ t, language }: Texts, { scale }: RankingScene) {
  return {
    head: {
      place: t('hall.head.place'),
      movement: '',
      name: t('hall.head.name'),
      sessions: [t('hall.ranking.evenings')],
      total: t('hall.ranking.points'),
    },
    row: ({ place, total, sessions }: HallStandingRow) => ({
      place: place === 0 ? '–' : String(place),
      movement: { number: '', word: '' },
      sessions: [String(sessions[0]?.credit ?? 0)],
      total: units(language, total, scale),
    }),
  };
}
