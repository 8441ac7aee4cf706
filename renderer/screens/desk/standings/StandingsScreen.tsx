import { type KeyboardEvent, useEffect, useState } from 'react';
import type { SessionCellView, StandingRowView, StandingsView } from '../../../../electron/contract/views.ts';
import { useQuery } from '../../../api/ClientContext.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Movement } from '../../../components/Movement.tsx';
import { Units } from '../../../components/Points.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Foot } from '../frame/Foot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { useNotices } from '../Notices.tsx';
import { PrintLink } from '../PrintLink.tsx';
import { go } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { AllAdjustments } from './AllAdjustments.tsx';
import { HowItCame } from './HowItCame.tsx';
import './StandingsScreen.css';

/** The ranked list, now or after a session; a row says how its number came about. */
export function StandingsScreen({ session }: { readonly session: number | undefined }) {
  const { t } = useTexts();
  const { id, view, frame } = useTournament();
  const { report } = useNotices();
  const { view: standings } = useQuery('standings', { tournament: id, ...(session ? { session } : {}) });
  const [chosen, setChosen] = useState<string | null>(null);
  if (!standings) return <Loading />;
  const now = view.session;
  const row = standings.rows.find((one) => one.person === chosen) ?? standings.rows[0];
  const sub = subOf();
  const show = async (): Promise<void> => {
    report(await frame.execute({ type: 'showInHall', scene: 'standings' }));
  };
  function subOf(): string {
    if (!standings || standings.session === 0) return t('desk.standings.nothing');
    const { session: at, tables, tablesCounted } = standings;
    return tablesCounted < tables
      ? t('desk.standings.during', { session: at, open: tables - tablesCounted, tables })
      : t('desk.standings.after', { session: at });
  }
  const showing = view.hall.showing === 'standings' && view.hall.scene !== 'black';
  return (
    <Screen
      title={t('desk.phase.standings')}
      name={t('desk.phase.standings')}
      sub={sub}
      buttons={
        <>
          {now > 1 && (
            <Segments
              label={t('desk.standings.when')}
              value={session ?? now}
              segments={Array.from({ length: now }, (_, i) => ({
                value: i + 1,
                label: i + 1 === now ? t('desk.standings.now') : t('desk.standings.afterShort', { session: i + 1 }),
              }))}
              onChange={(at) => go({ at: 'standings', tournament: id, ...(at === now ? {} : { session: at }) })}
            />
          )}
          <PrintLink paper="standings" />
        </>
      }
    >
      {standings.rows.length === 0 || standings.session === 0 ? (
        <p className="soft">{t('desk.standings.empty')}</p>
      ) : (
        <div className="standings">
          <List standings={standings} chosen={row?.person ?? null} onChoose={setChosen} />
          <div className="standings-side">
            {row && <HowItCame row={row} standings={standings} />}
            <AllAdjustments standings={standings} onChoose={setChosen} />
          </div>
        </div>
      )}
      <Foot
        sentence={showing ? t('desk.standings.hallSame') : t('desk.standings.hallOther')}
        step={{
          label: t('desk.standings.show'),
          shortcut: 'ctrl+enter',
          blocked: showing && view.hall.scene === 'standings' ? t('desk.standings.hallSame') : null,
          perform: () => void show(),
        }}
      />
    </Screen>
  );
}

const FRESH_MS = 60_000;

/** Did this happen within the last minute? A Leuchtstrich does not stay. */
function useFresh(time: number | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = time === null ? 0 : time + FRESH_MS - now;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0;
}

interface ListProps {
  readonly standings: StandingsView;
  readonly chosen: string | null;
  readonly onChoose: (person: string) => void;
}

/** Rows chosen by pointer or arrow keys. */
function List({ standings, chosen, onChoose }: ListProps) {
  const { t } = useTexts();
  const { rows, scale, session } = standings;
  const sessions = Array.from({ length: session }, (_, i) => i);
  const fresh = useFresh(standings.lastTableAt);
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = rows[rows.findIndex((one) => one.person === chosen) + step];
    if (step === 0 || !next) return;
    event.preventDefault();
    onChoose(next.person);
    event.currentTarget.querySelector<HTMLElement>(`[data-person="${CSS.escape(next.person)}"]`)?.focus();
  };
  return (
    <div className="card card-list">
      <table className="table table-dense standings-table">
        <thead>
          <tr>
            <th className="number">{t('desk.standings.place')}</th>
            {session > 1 ? <th>{t('desk.standings.since', { session: session - 1 })}</th> : <td />}
            <th>{t('desk.totals.name')}</th>
            {sessions.map((i) => (
              <th key={i} className="number">
                {t('desk.standings.session', { session: i + 1 })}
              </th>
            ))}
            <th className="number">{t('desk.standings.points')}</th>
            <th className="number">{t('desk.standings.total')}</th>
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {rows.map((row) => (
            <tr
              key={row.person}
              className={`row-button ${row.person === chosen ? 'row-chosen' : ''} ${row.just && fresh ? 'row-just' : ''}`}
              onClick={() => onChoose(row.person)}
            >
              <td className="number standings-place">{row.place}</td>
              <td>{session > 1 && <Movement by={row.movement} />}</td>
              <th scope="row">
                <button
                  type="button"
                  className="standings-name"
                  data-person={row.person}
                  tabIndex={row.person === chosen ? 0 : -1}
                  aria-pressed={row.person === chosen}
                >
                  {row.name}
                </button>
              </th>
              {sessions.map((i) => (
                <td key={i} className="number">
                  <SessionCell cell={row.sessions[i] ?? null} scale={scale} />
                </td>
              ))}
              <td className="number">{<GamePoints row={row} />}</td>
              <td className="number standings-total">
                <Units value={row.total} scale={scale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GamePoints({ row }: { readonly row: StandingRowView }) {
  const sum = row.sessions.reduce((total, cell) => total + (cell?.points ?? 0), 0);
  return <Units value={sum} scale={1} sign />;
}

function SessionCell({ cell, scale }: { readonly cell: SessionCellView | null; readonly scale: number }) {
  const { t } = useTexts();
  if (!cell) return <span className="muted">–</span>;
  if (cell.state === 'open') return <span className="muted">{t('desk.standings.open')}</span>;
  if (cell.state === 'counted') return <Units value={cell.credit} scale={scale} />;
  return (
    <span className="standings-out" title={t(`desk.standings.${cell.state}`)}>
      (<Units value={cell.credit} scale={scale} />)
    </span>
  );
}
