import { useState } from 'react';
import type { TablesView, TableView } from '../../../../electron/contract/views.ts';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import type { CommandOf } from '../../../api/types.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Field, Why } from '../../../components/Field.tsx';
import { Changed } from '../../../components/Points.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { type CorrectedSeats, Later } from '../entry/Later.tsx';
import { MovedPlaces } from '../entry/MovedPlaces.tsx';
import { useTournament } from '../TournamentContext.tsx';

interface Props {
  readonly view: TableView;
  readonly onClose: () => void;
}

/** Two people sat the wrong way round, at this table or at two; what moves with it is shown before it is saved. */
export function SeatsDialog({ view, onClose }: Props) {
  const { t, refusal } = useTexts();
  const { id } = useTournament();
  const { session, table } = view;
  const { view: cards } = useQuery('tables', { tournament: id, session });
  const { send, busy, refused } = useSending(id, view.seq);
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [games, setGames] = useState<'withPeople' | 'withSeats'>('withPeople');
  const [seats, setSeats] = useState<CorrectedSeats>('keep');
  const people = cards ? places(cards) : [];
  const a = people.find((one) => one.key === first);
  const b = people.find((one) => one.key === second);
  const oneTable = a?.table === b?.table;
  const command: CommandOf<'swapSeats'> | null =
    a && b && a !== b
      ? {
          type: 'swapSeats',
          session,
          a: { table: a.table, seat: a.seat },
          b: { table: b.table, seat: b.seat },
          ...(oneTable ? { games } : {}),
          seats,
        }
      : null;
  const { view: what } = useQuery('whatIf', command ? { tournament: id, command: { ...command, seats: 'keep' } } : null);
  const wrong = refused ?? what?.refused ?? null;
  const blocked = !command ? t('desk.seats.choose') : wrong ? refusal(wrong) : null;
  const save = async (): Promise<void> => {
    if (!busy && command && !what?.refused && (await send(command))) onClose();
  };
  return (
    <Dialog
      wide
      title={t('desk.seats.title')}
      onClose={onClose}
      onSubmit={() => void save()}
      buttons={
        <>
          <Button kind="primary" submit shortcut="enter" busy={busy} blocked={blocked}>
            {t('desk.seats.save')}
          </Button>
          <Button kind="quiet" shortcut="escape" onPress={onClose}>
            {t('desk.cancel')}
          </Button>
        </>
      }
    >
      <Pick label={t('desk.seats.first')} value={first} people={people.filter((one) => one.table === table)} onChange={setFirst} />
      <Pick label={t('desk.seats.second')} value={second} people={people.filter((one) => one.key !== first)} onChange={setSecond} />
      {command && oneTable && (
        <Segments
          label={t('desk.seats.games')}
          value={games}
          segments={[
            { value: 'withPeople', label: t('desk.seats.withPeople') },
            { value: 'withSeats', label: t('desk.seats.withSeats') },
          ]}
          onChange={setGames}
        />
      )}
      {command && wrong && <Why>{refusal(wrong)}</Why>}
      {what?.tables.map((one) => (
        <ul key={one.table} className="small">
          {one.after.map((after, i) => (
            <li key={after.person}>
              {t('desk.table', { table: one.table })}: {after.name}{' '}
              <Changed
                before={signed(one.before.find((old) => old.person === after.person)?.points ?? one.before[i]?.points ?? 0)}
                after={signed(after.points)}
              />
            </li>
          ))}
        </ul>
      ))}
      {what && !what.refused && <MovedPlaces view={what} />}
      {what && <Later view={what} seats={seats} onSeats={setSeats} />}
    </Dialog>
  );
}

interface Place {
  readonly key: string;
  readonly table: number;
  readonly seat: number;
  readonly name: string;
}

const places = (cards: TablesView): readonly Place[] =>
  cards.tables.flatMap(({ number, seats }) => seats.map(({ name }, seat) => ({ key: `${number}.${seat}`, table: number, seat, name })));

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly people: readonly Place[];
  readonly onChange: (key: string) => void;
}

function Pick({ label, value, people, onChange }: PickProps) {
  const { t } = useTexts();
  return (
    <Field label={label}>
      {(ids) => (
        <select {...ids} className="input" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('desk.seats.none')}</option>
          {people.map((one) => (
            <option key={one.key} value={one.key}>
              {t('desk.seats.at', { name: one.name, table: one.table, seat: one.seat + 1 })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
