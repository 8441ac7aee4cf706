import type { TableFinished as Moment } from '../../../../electron/contract/hallViews.ts';
import type { HallView } from '../../../../electron/contract/views.ts';
import { Ring } from '../../../components/marks/Ring.tsx';
import { SwipeStroke } from '../../../components/marks/Swipe.tsx';
import { Tally } from '../../../components/marks/Tally.tsx';
import { clock, signed, units } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Frame } from '../Frame.tsx';
import { fitBlock, fitName } from '../fit.ts';
import { Name } from '../Name.tsx';
import { u, useStage } from '../Stage.ts';
import { Moved } from './StandingRows.tsx';
import { movementWords } from './Standings.tsx';
import '../hallFinal.css';

const GAP = 0.9;
const SIZE = { name: 1.75, points: 1.25, credit: 1.75, total: 1.9, place: 1.4 };
const RANK = 2.9;
/** Tables still playing whose strokes have room below. */
const PLAYING_MOST = { wide: 3, narrow: 2 };
const TALLY_MOST = 12;

/** What just happened: a table finished. */
export function TableFinished({ view, moment }: { readonly view: HallView; readonly moment: Moment }) {
  const { box, measure } = useStage();
  const { t, language } = useTexts();
  const { rows, news, playing, session } = moment;
  const value = (total: number): string => units(language, total, moment.scale);
  const wide = box.wide;
  const widest = (list: readonly string[], at: number, face: 'plain' | 'bold'): number =>
    Math.max(0, ...list.map((text) => measure(text, face) * at));
  const heads = {
    points: t('hall.done.points'),
    session: wide ? t('hall.done.session') : t('hall.done.sessionShort'),
    total: t('hall.head.total'),
    place: wide ? t('hall.done.place') : t('hall.done.placeShort'),
  };
  const column = (head: string, texts: readonly string[], at: number, face: 'plain' | 'bold'): number =>
    Math.max(measure(head, 'plain'), widest(texts, at, face)) + 0.3;
  const width = {
    points: column(
      heads.points,
      rows.map(({ points }) => signed(points)),
      SIZE.points,
      'plain',
    ),
    session: column(
      heads.session,
      rows.map(({ credit }) => value(credit)),
      SIZE.credit,
      'plain',
    ),
    total: column(
      heads.total,
      rows.map(({ total }) => value(total)),
      SIZE.total,
      'bold',
    ),
    place: Math.max(
      2.6,
      widest(
        rows.map(({ place }) => t('hall.done.ordinal', { place })),
        SIZE.place,
        'bold',
      ) + 0.2,
    ),
    moved: Math.max(
      5.6,
      ...rows.map(({ movement }) => {
        const { number, word } = movementWords(t, movement);
        return 1.4 + Math.max(0.55, measure(number, 'bold') * 1.15) + 0.3 + measure(word, 'plain') * 1.15;
      }),
    ),
  };
  const shown = wide ? [width.points, width.session, width.total] : [width.session, width.total];
  const grid = [u(RANK), 'minmax(0, 1fr)', ...shown.map(u), u(width.place), u(width.moved)].join(' ');
  const name = box.width - RANK - shown.reduce((sum, one) => sum + one, 0) - width.place - width.moved - (shown.length + 3) * GAP - 0.2;
  const rowHeight = Math.min(3, 15 / Math.max(1, rows.length));
  const told = playing.slice(0, PLAYING_MOST[wide ? 'wide' : 'narrow']);
  return (
    <Frame
      big
      title={t('hall.done.title', { table: moment.table })}
      what={t('hall.session', { session, sessions: view.tournament?.sessions ?? session })}
      when={t('hall.done.time', { time: clock(language, moment.at) })}
      line={view.line}
      notes={[t('hall.clock.playing', { tables: playing.length })]}
    >
      <div className="hall-done">
        <div className="hall-head" style={{ gridTemplateColumns: grid, columnGap: u(GAP) }}>
          <span />
          <span>{t('hall.head.name')}</span>
          {wide && <span className="end">{heads.points}</span>}
          <span className="end">{heads.session}</span>
          <span className="end">{heads.total}</span>
          <span style={{ gridColumn: 'span 2' }}>{heads.place}</span>
        </div>
        {rows.map((row, i) => (
          <div
            className="hall-row"
            data-row={row.person}
            key={row.person}
            style={{ gridTemplateColumns: grid, columnGap: u(GAP), height: u(rowHeight) }}
          >
            <b className="hall-done-rank">
              {i === 0 && rows[1]?.tablePlace !== row.tablePlace ? <Ring>{row.tablePlace}</Ring> : row.tablePlace}
            </b>
            <Name fitted={fitName([{ text: row.name, face: 'plain' }], { width: name, base: SIZE.name, wrapped: 1.35 }, measure)} />
            {wide && (
              <span className="end hall-figure" style={{ fontSize: u(SIZE.points) }}>
                {signed(row.points)}
              </span>
            )}
            <span className="end" style={{ fontSize: u(SIZE.credit) }}>
              {value(row.credit)}
            </span>
            <b className="end hall-done-total" style={{ fontSize: u(SIZE.total) }}>
              {news?.code === 'newLeader' && news.person === row.person && <SwipeStroke />}
              {value(row.total)}
            </b>
            <b className="end" style={{ fontSize: u(SIZE.place) }}>
              {t('hall.done.ordinal', { place: row.place })}
            </b>
            <Moved movement={row.movement} words={movementWords(t, row.movement)} />
          </div>
        ))}
        {news && (
          <p className="hall-news">
            <Name
              fitted={fitBlock(
                [{ text: t(`hall.news.${news.code}`, { name: news.name }), face: 'hand' }],
                { width: box.width, sizes: [2, 1.8, 1.6, 1.4, 1.2], most: told.length > 0 ? 1 : 2 },
                measure,
              )}
            />
          </p>
        )}
        {told.length > 0 && told.length === playing.length && told.every(({ planned }) => planned <= TALLY_MOST) && (
          <div className="hall-playing">
            <span>{t('hall.done.playing')}</span>
            {told.map(({ table, played, planned }) => (
              <span key={table}>
                <b>
                  {t('hall.table')} {table}
                </b>
                <Tally count={played} of={planned} label={t('hall.clock.games', { played, planned })} />
              </span>
            ))}
          </div>
        )}
      </div>
    </Frame>
  );
}
