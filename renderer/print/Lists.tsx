import type { RankingView } from '../../electron/contract/rankingViews.ts';
import type { SessionCellView, StandingsView } from '../../electron/contract/views.ts';
import { units } from '../i18n/format.ts';
import { useTexts } from '../i18n/I18n.tsx';
import { PaperName } from './PaperName.tsx';
import { type PaperEvent, PaperSheet } from './PaperSheet.tsx';
import { evenPages } from './pages.ts';

const ROWS = { portrait: 29, landscape: 19 };
const SIZES = [12, 11, 10, 9];
/** Sessions that fit beside the names on an upright sheet. */
const UPRIGHT_SESSIONS = 6;
const SESSION_WIDTH = { portrait: 12.5, landscape: 11.5 };

interface StandingsProps {
  readonly event: PaperEvent;
  readonly view: StandingsView;
}

/** The ranked list after a session, or the final one: every session and the total. */
export function StandingsPaper({ event, view }: StandingsProps) {
  const { t, language } = useTexts();
  const landscape = view.session > UPRIGHT_SESSIONS;
  const pages = evenPages(view.rows, landscape ? ROWS.landscape : ROWS.portrait);
  const ranking = view.final && view.rankingScale !== null && view.rows.some(({ rankingPoints }) => rankingPoints !== null);
  const adjusted = view.rows.some(({ adjustments }) => adjustments !== 0);
  const session = landscape ? Math.min(SESSION_WIDTH.landscape, 190 / view.session) : SESSION_WIDTH.portrait;
  const extra = (ranking ? 17 : 0) + (adjusted ? 14 : 0);
  const nameWidth = (landscape ? 273 : 186) - 14 - 19 - extra - view.session * session - 4;
  const open = view.tables - view.tablesCounted;
  const sub = view.final
    ? t('print.finalSub', { people: view.rows.length, sessions: view.session })
    : open > 0
      ? t('print.standingsOpen', { session: view.session, sessions: view.sessions, open })
      : t('print.standingsAfter', { session: view.session, sessions: view.sessions });
  return pages.map((rows, page) => (
    <PaperSheet
      key={rows[0]?.person ?? page}
      event={event}
      title={view.final ? t('print.final') : t('print.standings')}
      sub={sub}
      page={page}
      pages={pages.length}
      landscape={landscape}
      note={marksNote()}
    >
      <table className="paper-list">
        <colgroup>
          <col style={{ width: '14mm' }} />
          <col />
          {Array.from({ length: view.session }, (_, i) => i + 1).map((one) => (
            <col key={one} style={{ width: `${session}mm` }} />
          ))}
          {adjusted && <col style={{ width: '14mm' }} />}
          <col style={{ width: '19mm' }} />
          {ranking && <col style={{ width: '17mm' }} />}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="number">
              {t('print.place')}
            </th>
            <th scope="col">{t('print.name')}</th>
            {Array.from({ length: view.session }, (_, i) => i + 1).map((one) => (
              <th key={one} scope="col" className="number">
                {t('print.sessionShort', { session: one })}
              </th>
            ))}
            {adjusted && (
              <th scope="col" className="number">
                {t('print.adjusted')}
              </th>
            )}
            <th scope="col" className="number">
              {t('print.total')}
            </th>
            {ranking && (
              <th scope="col" className="number">
                {t('print.ranking')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.person}>
              <td className="number paper-place">{row.group === 'notPlayed' ? '' : row.place}</td>
              <th scope="row">
                <PaperName name={row.name} width={nameWidth} sizes={SIZES} />
              </th>
              {Array.from({ length: view.session }, (_, i) => row.sessions[i] ?? null).map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no other name
                <td key={i} className="number">
                  {credit(cell)}
                </td>
              ))}
              {adjusted && <td className="number">{row.adjustments === 0 ? '' : units(language, row.adjustments, view.scale)}</td>}
              <td className="number paper-total">{units(language, row.total, view.scale)}</td>
              {ranking && (
                <td className="number">{row.rankingPoints === null ? '' : units(language, row.rankingPoints, view.rankingScale ?? 1)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </PaperSheet>
  ));

  function credit(cell: SessionCellView | null): string {
    if (!cell) return '';
    if (cell.state === 'open') return t('print.open');
    const value = units(language, cell.credit, view.scale);
    return cell.state === 'counted' ? value : `(${value})`;
  }
  function marksNote(): string {
    const bracketed = view.rows.some(({ sessions }) => sessions.some((cell) => cell?.state === 'dropped' || cell?.state === 'notCarried'));
    return bracketed ? t('print.bracketed') : '';
  }
}

/** The all-time list of a series, or the one over some years. */
export function RankingPaper({ view }: { readonly view: RankingView }) {
  const { t, language } = useTexts();
  const pages = evenPages(view.rows, ROWS.portrait);
  const span = view.span ? t('print.years', { from: String(view.span.from), to: String(view.span.to) }) : t('print.allYears');
  const unplaced = view.rows.some(({ place }) => place === null);
  return pages.map((rows, page) => (
    <PaperSheet
      key={rows[0]?.person ?? page}
      event={null}
      title={t('print.rankingTitle', { list: view.list })}
      sub={`${view.name}, ${span}, ${t('print.evenings', { evenings: view.evenings.length })}`}
      page={page}
      pages={pages.length}
      note={unplaced ? t('print.minimum', { minimum: view.rules.minimumEvenings }) : ''}
    >
      <table className="paper-list">
        <colgroup>
          <col style={{ width: '14mm' }} />
          <col />
          <col style={{ width: '24mm' }} />
          <col style={{ width: '26mm' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="number">
              {t('print.place')}
            </th>
            <th scope="col">{t('print.name')}</th>
            <th scope="col" className="number">
              {t('print.eveningsHead')}
            </th>
            <th scope="col" className="number">
              {t('print.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.person}>
              <td className="number paper-place">{row.place ?? ''}</td>
              <th scope="row">
                <PaperName name={row.name} width={116} sizes={SIZES} />
              </th>
              <td className="number">{row.evenings}</td>
              <td className="number paper-total">{units(language, row.points, view.scale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PaperSheet>
  ));
}
