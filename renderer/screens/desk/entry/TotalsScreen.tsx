import { useState } from 'react';
import type { TableView } from '../../../../electron/contract/views.ts';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import { useAnnounce } from '../../../components/Announcer.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { TextField } from '../../../components/Field.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Tick } from '../../../components/Tick.tsx';
import { signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { Foot } from '../frame/Foot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { go } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { useDraft } from '../useDraft.ts';
import { type CorrectedSeats, Later } from './Later.tsx';
import { Moves } from './Moves.tsx';
import { PointsFields } from './PointsFields.tsx';
import { checkPoints, emptyPoints, isTypedPoints, numbersOf, type TypedPoints, typePoints } from './pointsForm.ts';
import './TotalsScreen.css';
import { isOutside, Unsaved } from './Unsaved.tsx';

/** The sums a table hands in instead of its games, or their correction. */
export function TotalsScreen({ session, table }: { readonly session: number; readonly table: number }) {
  const { refusal } = useTexts();
  const { id } = useTournament();
  const { view, refused } = useQuery('table', { tournament: id, session, table });
  if (!view) return refused ? <p>{refusal(refused)}</p> : <Loading />;
  return <Totals view={view} />;
}

function Totals({ view }: { readonly view: TableView }) {
  const { t, refusal } = useTexts();
  const { id } = useTournament();
  const announce = useAnnounce();
  const { session, table, zeroSum, seats } = view;
  const { execute, busy, refused, clear } = useSending(id, view.seq);
  const old = view.totals;
  // What was handed in when the screen was opened: saved totals must not turn into a correction before the screen has gone on.
  const [before] = useState(old);
  const initial: TypedPoints = before ? { texts: before.points.map(String), last: 0 } : emptyPoints(seats.length, null);
  const [typed, setTyped, clearTyped] = useDraft<TypedPoints>(`totals.${id}.${session}.${table}`, initial, isTypedPoints);
  const [reason, setReason] = useState('');
  const [ticks, setTicks] = useState<readonly boolean[]>(() => before?.compulsory ?? seats.map(() => false));
  const [later, setLater] = useState<CorrectedSeats>('keep');
  const check = checkPoints(typed, zeroSum);
  const numbers = numbersOf(typed);
  const points = check.complete ? numbers.map(Number) : null;
  const { view: moves } = useQuery('correction', before && points ? { tournament: id, session, table, points } : null);
  const leave = (): void => go({ at: 'session', tournament: id, session });
  const save = async (): Promise<void> => {
    if (busy || !points) return;
    const place = { session, table, points, ...(view.compulsory === 'counts' ? { compulsory: ticks } : {}) };
    const executed = await execute(before ? { type: 'correctTotals', ...place, reason, seats: later } : { type: 'recordTotals', ...place });
    if (!executed.ok) {
      announce(refusal(executed.error), 'assertive');
      return;
    }
    clearTyped();
    announce(t('desk.totals.saved', { table }));
    leave();
  };
  const { mend } = check;
  const mendIt = (): void => {
    if (mend) setTyped(typePoints(typed, mend.seat, String(mend.value)));
  };
  useActions([
    { id: 'overview', label: t('desk.entry.toOverview'), group: 'go', shortcut: 'escape', perform: leave },
    ...(mend
      ? [
          {
            id: 'mend',
            label: t('desk.totals.take', { value: signed(mend.value) }),
            group: 'now' as const,
            shortcut: 'alt+enter',
            perform: mendIt,
          },
        ]
      : []),
  ]);
  const hasGames = view.games.some((game) => game.voided === null);
  const unchanged =
    before !== null &&
    (points?.every((value, i) => value === before.points[i]) ?? false) &&
    ticks.every((tick, i) => tick === before.compulsory[i]);
  const blocked =
    hasGames && !before
      ? t('refusal.tableHasGames', { table })
      : !points
        ? t('desk.totals.incomplete')
        : zeroSum && check.sum !== 0
          ? t('refusal.pointsNotZeroSum', { sum: check.sum })
          : unchanged
            ? t('refusal.gameUnchanged')
            : before && reason.trim() === ''
              ? t('refusal.reasonMissing')
              : null;
  const outside = isOutside(refused) ? refused : null;
  const title = before ? t('desk.totals.correct', { table }) : t('desk.totals.title', { table });
  return (
    <Screen
      title={title}
      name={title}
      sub={t('desk.session.title', { session })}
      buttons={
        <Button kind="quiet" shortcut="escape" onPress={leave}>
          {t('desk.entry.toOverview')}
        </Button>
      }
    >
      <div className="totals">
        <PointsFields
          table={table}
          names={seats.map(({ name }) => name)}
          typed={typed}
          zeroSum={zeroSum}
          sitsOut={null}
          refused={outside || refused?.field === 'reason' ? null : refused}
          onChange={setTyped}
        />
        <div className="totals-side">
          {mend && (
            <Card kind={check.complete ? 'loss' : 'plain'} title={check.complete ? t('desk.totals.wrong') : t('desk.totals.oneMissing')}>
              <p>
                {check.complete
                  ? t('desk.totals.wrongWhy', { sum: signed(check.sum), name: seats[mend.seat]?.name ?? '', value: signed(mend.value) })
                  : t('desk.totals.missingWhy', { name: seats[mend.seat]?.name ?? '', value: signed(mend.value) })}
              </p>
              <span>
                <Button size="small" shortcut="alt+enter" onPress={mendIt}>
                  {t('desk.totals.take', { value: signed(mend.value) })}
                </Button>
              </span>
            </Card>
          )}
          {before && (
            <Card>
              <TextField
                label={t('desk.reason')}
                value={reason}
                maxLength={200}
                refused={refused?.field === 'reason' ? refusal(refused) : null}
                onChange={setReason}
              />
            </Card>
          )}
          {view.compulsory === 'counts' && (
            <Card title={t('desk.totals.compulsory')}>
              {seats.map((seat, i) => (
                <Tick
                  key={seat.person}
                  checked={ticks[i] ?? false}
                  onChange={(tick) => setTicks(ticks.map((old, at) => (at === i ? tick : old)))}
                >
                  {seat.name}
                </Tick>
              ))}
            </Card>
          )}
          {before && moves && <Moves view={moves} seats={seats} />}
          {before && moves && <Later view={moves} seats={later} onSeats={setLater} />}
          {!before && <p className="muted small">{t('desk.totals.about')}</p>}
        </div>
      </div>
      <Foot
        sentence={blocked ?? (before ? t('desk.correct.kept') : t('desk.totals.closes'))}
        step={{
          label: before ? t('desk.correct.save') : t('desk.totals.record', { table }),
          shortcut: 'enter',
          blocked,
          busy,
          perform: () => void save(),
        }}
      />
      {outside && (
        <Unsaved
          title={t('desk.unsaved.totals', { table })}
          refused={outside}
          typed={seats.map((seat, i) => `${seat.name} ${typed.texts[i] ?? ''}`).join(', ')}
          onAgain={() => {
            clear();
            void save();
          }}
          onBack={clear}
        />
      )}
    </Screen>
  );
}
