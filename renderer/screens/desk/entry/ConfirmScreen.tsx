import type { TableView } from '../../../../electron/contract/views.ts';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import { useAnnounce } from '../../../components/Announcer.tsx';
import { Button } from '../../../components/Button.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { Foot } from '../frame/Foot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { go } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { useDraft } from '../useDraft.ts';
import { PointsFields } from './PointsFields.tsx';
import { checkPoints, emptyPoints, isTypedPoints, numbersOf, type TypedPoints } from './pointsForm.ts';
import './TotalsScreen.css';

/** A table's result for the second time, typed from the paper without seeing the first. */
export function ConfirmScreen({ session, table }: { readonly session: number; readonly table: number }) {
  const { refusal } = useTexts();
  const { id } = useTournament();
  const { view, refused } = useQuery('table', { tournament: id, session, table });
  if (!view) return refused ? <p>{refusal(refused)}</p> : <Loading />;
  return <Confirm view={view} />;
}

function Confirm({ view }: { readonly view: TableView }) {
  const { t, refusal } = useTexts();
  const { id } = useTournament();
  const announce = useAnnounce();
  const { session, table, zeroSum, seats } = view;
  const { execute, busy, refused } = useSending(id, view.seq);
  const [typed, setTyped, clear] = useDraft<TypedPoints>(
    `confirm.${id}.${session}.${table}`,
    emptyPoints(seats.length, null),
    isTypedPoints,
  );
  const check = checkPoints(typed, zeroSum);
  const leave = (): void => go({ at: 'session', tournament: id, session });
  const save = async (): Promise<void> => {
    if (busy || !check.complete) return;
    const executed = await execute({ type: 'confirmTotals', session, table, points: numbersOf(typed).map(Number) });
    if (executed.ok) {
      clear();
      announce(t('desk.second.saved', { table }));
      leave();
    } else announce(refusal(executed.error), 'assertive');
  };
  useActions([{ id: 'overview', label: t('desk.entry.toOverview'), group: 'go', shortcut: 'escape', perform: leave }]);
  const title = t('desk.second.title', { table });
  const blocked = check.complete ? null : t('desk.totals.incomplete');
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
          zeroSum={false}
          sitsOut={null}
          refused={refused}
          onChange={setTyped}
        />
        <p className="soft">{t('desk.second.about')}</p>
      </div>
      <Foot
        sentence={blocked ?? undefined}
        step={{ label: t('desk.second.save'), shortcut: 'enter', blocked, busy, perform: () => void save() }}
      />
    </Screen>
  );
}
