import type { SessionCellView, StandingRowView, StandingsView } from '../../../../electron/contract/views.ts';
import { Units } from '../../../components/Points.tsx';
import { signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Link } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { Adjustments } from './Adjustments.tsx';
import './HowItCame.css';

/** How one person's total came about, session by session. */
export function HowItCame({ row, standings }: { readonly row: StandingRowView; readonly standings: StandingsView }) {
  const { t } = useTexts();
  const { id, view } = useTournament();
  const { scale } = standings;
  const counted = row.sessions.reduce((sum, cell) => sum + (cell?.state === 'counted' ? cell.credit : 0), 0);
  const rest = row.total - counted;
  return (
    <section className="card came" aria-label={t('desk.standings.how')}>
      <h2>{t('desk.standings.how')}</h2>
      <h3>{row.name}</h3>
      <ol>
        {row.sessions.slice(0, standings.session).map((cell, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a session is its number
          <li key={i}>
            {cell ? (
              <Session cell={cell} session={i + 1} scale={scale} id={id} />
            ) : (
              <p className="muted">{t('desk.standings.notPlayed', { session: i + 1 })}</p>
            )}
          </li>
        ))}
        {rest !== 0 && (
          <li>
            <p>{t('desk.standings.rest')}</p>
            <b>
              <Units value={rest} scale={scale} sign />
            </b>
          </li>
        )}
      </ol>
      <p className="came-total">
        <span>{t('desk.standings.total')}</span>
        <b>
          <Units value={row.total} scale={scale} />
        </b>
      </p>
      {row.compulsoryOpen > 0 && <p className="warn small">{t('desk.standings.compulsory', { count: row.compulsoryOpen })}</p>}
      <p className="muted small">{t('desk.standings.played', { games: row.games, solos: row.solos })}</p>
      <Adjustments row={row} standings={standings} locked={view.closed} />
    </section>
  );
}

function Session({
  cell,
  session,
  scale,
  id,
}: {
  readonly cell: SessionCellView;
  readonly session: number;
  readonly scale: number;
  readonly id: string;
}) {
  const { t } = useTexts();
  return (
    <>
      <div>
        <p className="soft small">
          <Link to={{ at: 'table', tournament: id, session, table: cell.table }}>
            {t('desk.standings.at', { session, table: cell.table })}
          </Link>
        </p>
        <p>
          {cell.state === 'open'
            ? t('desk.standings.stillPlaying', { points: signed(cell.points) })
            : t('desk.standings.came', { place: cell.tablePlace, points: signed(cell.points) })}
          {cell.state === 'dropped' || cell.state === 'notCarried' ? (
            <span className="warn"> {t(`desk.standings.${cell.state}`)}</span>
          ) : null}
        </p>
      </div>
      <b>
        {cell.state === 'open' ? <span className="muted">{t('desk.standings.open')}</span> : <Units value={cell.credit} scale={scale} />}
      </b>
    </>
  );
}
