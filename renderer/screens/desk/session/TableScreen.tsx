import { useState } from 'react';
import type { TableView } from '../../../../electron/contract/views.ts';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Chip } from '../../../components/Chip.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Check } from '../../../components/marks/Check.tsx';
import { Strike } from '../../../components/marks/Strike.tsx';
import { Tally } from '../../../components/marks/Tally.tsx';
import { Points } from '../../../components/Points.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { Approve, Approved } from '../entry/Approve.tsx';
import { GameList } from '../entry/GameList.tsx';
import { Foot } from '../frame/Foot.tsx';
import { NextFoot } from '../frame/NextFoot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { useNotices } from '../Notices.tsx';
import { PrintCards } from '../PrintCards.tsx';
import { go } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { CloseTableDialog } from './CloseTableDialog.tsx';
import { CountsDialog } from './CountsDialog.tsx';
import { SeatsDialog } from './SeatsDialog.tsx';
import { TableMarks } from './TableMarks.tsx';
import './TableScreen.css';

/** A table's whole list, and what can be done with the table. */
export function TableScreen({ session, table }: { readonly session: number; readonly table: number }) {
  const { refusal } = useTexts();
  const { id } = useTournament();
  const { view, refused } = useQuery('table', { tournament: id, session, table });
  if (!view) return refused ? <p>{refusal(refused)}</p> : <Loading />;
  return <TableList view={view} />;
}

function TableList({ view }: { readonly view: TableView }) {
  const { t } = useTexts();
  const { id } = useTournament();
  const { report } = useNotices();
  const { execute } = useSending(id, view.seq);
  const [closing, setClosing] = useState(false);
  const [deciding, setDeciding] = useState(false);
  const [swapping, setSwapping] = useState(false);
  const { session, table, planned, next, closed, sessionClosed, totals, games } = view;
  const counting = games.filter((game) => game.voided === null).length;
  const missing = view.missing;
  const leave = (): void => go({ at: 'session', tournament: id, session });
  const close = async (): Promise<void> => {
    if (missing > 0) setClosing(true);
    else report(await execute({ type: 'closeTable', session, table }));
  };
  const reopen = async (): Promise<void> => {
    report(await execute({ type: 'reopenTable', session, table }));
  };
  const canClose = !closed && !sessionClosed;
  useActions([
    { id: 'overview', label: t('desk.entry.toOverview'), group: 'go', shortcut: 'escape', perform: leave },
    ...(closed ? [{ id: 'counts', label: t('wrong.counts'), group: 'table' as const, perform: () => setDeciding(true) }] : []),
    { id: 'swap', label: t('desk.seats.short'), group: 'table', perform: () => setSwapping(true) },
    ...(canClose
      ? [{ id: 'close', label: t('desk.closeTable', { table }), group: 'table' as const, shortcut: 'alt+c', perform: () => void close() }]
      : []),
    ...(closed && !sessionClosed
      ? [{ id: 'reopen', label: t('desk.reopenTable', { table }), group: 'table' as const, perform: () => void reopen() }]
      : []),
    ...(totals || (counting === 0 && canClose)
      ? [
          {
            id: 'totals',
            label: totals ? t('desk.totals.correct', { table }) : t('desk.totals.title', { table }),
            group: 'table' as const,
            perform: () => go({ at: 'totals', tournament: id, session, table }),
          },
        ]
      : []),
  ]);
  const title = t('desk.table.title', { table });
  return (
    <Screen
      name={title}
      title={
        <>
          {title} {!totals && <Tally count={counting} of={planned} label={t('desk.entry.entered', { played: counting, planned })} />}
        </>
      }
      sub={
        <>
          {t('desk.session.title', { session })}{' '}
          {closed && (
            <Chip kind="gain">
              <Check /> {missing > 0 ? t('desk.session.doneMissing', { missing }) : t('desk.session.done')}
            </Chip>
          )}{' '}
          {view.counts === 'nothing' && <Chip kind="warn">{t('wrong.counts.nothing')}</Chip>} {view.closedReason}
        </>
      }
      buttons={
        <>
          {totals && <Button onPress={() => go({ at: 'totals', tournament: id, session, table })}>{t('desk.totals.correctShort')}</Button>}
          {!totals && counting === 0 && canClose && (
            <Button onPress={() => go({ at: 'totals', tournament: id, session, table })}>{t('desk.session.totalsShort')}</Button>
          )}
          {canClose && (
            <Button shortcut="alt+c" onPress={() => void close()}>
              {t('desk.closeTable', { table })}
            </Button>
          )}
          {closed && !sessionClosed && <Button onPress={() => void reopen()}>{t('desk.reopenTable', { table })}</Button>}
          {closed && <Button onPress={() => setDeciding(true)}>{t('wrong.counts')}</Button>}
          <Approve view={view} />
          <Button onPress={() => setSwapping(true)}>{t('desk.seats.short')}</Button>
          <PrintCards session={session} table={table} />
          <Button kind="quiet" shortcut="escape" onPress={leave}>
            {t('desk.entry.toOverview')}
          </Button>
        </>
      }
    >
      {!totals && next && <NextDealer view={view} game={next.game} dealer={next.dealer} />}
      {totals ? <TotalsList view={view} /> : <div className="card card-list">{<GameList view={view} detail />}</div>}
      <TableMarks marks={view.marks} />
      {next && <Approved view={view} game={next.game} />}
      {!totals && games.length > 0 && <p className="muted small">{t('desk.table.clickToCorrect')}</p>}
      {view.second === 'ready' && !next ? (
        <Foot
          sentence={t('desk.second.about')}
          step={{ label: t('desk.second.short'), shortcut: 'enter', perform: () => go({ at: 'confirm', tournament: id, session, table }) }}
        />
      ) : next ? (
        <Foot
          sentence={t('desk.table.missing', { missing })}
          step={{
            label: t('desk.entry.enter', { game: next.game }),
            shortcut: 'enter',
            perform: () => go({ at: 'game', tournament: id, session, table, game: next.game }),
          }}
        />
      ) : (
        <NextFoot />
      )}
      {deciding && <CountsDialog view={view} onClose={() => setDeciding(false)} />}
      {swapping && <SeatsDialog view={view} onClose={() => setSwapping(false)} />}
      {closing && <CloseTableDialog view={view} missing={missing} onClose={() => setClosing(false)} />}
    </Screen>
  );
}

interface NextDealerProps {
  readonly view: TableView;
  readonly game: number;
  readonly dealer: number;
}

/** Who deals the next game: the first dealer before anything was played, later where the order had gone wrong. */
function NextDealer({ view, game, dealer }: NextDealerProps) {
  const { t } = useTexts();
  const { id } = useTournament();
  const { report } = useNotices();
  const { execute } = useSending(id, view.seq);
  const { session, table } = view;
  const set = async (seat: number): Promise<void> => {
    report(await execute(game === 1 ? { type: 'setFirstDealer', session, table, seat } : { type: 'setNextDealer', session, table, seat }));
  };
  const label = game === 1 ? t('desk.table.firstDealer') : t('desk.table.nextDealer', { game });
  return (
    <section className="card card-pad first-dealer">
      <h2>{label}</h2>
      <Segments
        label={label}
        value={dealer}
        segments={view.seats.flatMap((seat, i) => (seat.plays ? [{ value: i, label: `${i + 1} ${seat.name}` }] : []))}
        onChange={(seat) => void set(seat)}
      />
    </section>
  );
}

function TotalsList({ view }: { readonly view: TableView }) {
  const { t } = useTexts();
  const { totals } = view;
  const before = totals?.earlier.at(-1)?.points;
  return (
    <div className="card card-list">
      <table className="table">
        <thead>
          <tr>
            <th>{t('desk.totals.seat')}</th>
            <th>{t('desk.totals.name')}</th>
            <th className="number">{t('desk.totals.points')}</th>
          </tr>
        </thead>
        <tbody>
          {view.seats.map((seat, i) => {
            const points = totals?.points[i] ?? 0;
            const old = before?.[i];
            return (
              <tr key={seat.person}>
                <td>{i + 1}</td>
                <td>
                  <b>{seat.name}</b>
                </td>
                <td className="number">
                  {old !== undefined && old !== points && <Strike>{signed(old)}</Strike>} <Points value={points} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="table-totals-note">
        {t('desk.table.totalsNote')} {totals?.reason}
      </p>
    </div>
  );
}
