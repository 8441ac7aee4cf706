import { useState } from 'react';
import type { WishesView } from '../../../../electron/contract/drawViews.ts';
import type { Refused } from '../../../../electron/contract/views.ts';
import { useQuery } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField, Why } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { parseWhole } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { PeoplePick, type Pickable } from './PeoplePick.tsx';
import { ordered, type Wanted } from './wish.ts';

interface Props {
  readonly view: WishesView;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** A new wish: people who are to sit apart (a couple, a club), or somebody who stays at one table. */
export function WishDialog({ view, onClose, onChanged }: Props) {
  const { t, refusal } = useTexts();
  const { id, frame } = useTournament();
  const { view: entrants } = useQuery('entrants', { tournament: id });
  const [kind, setKind] = useState<'apart' | 'fixed'>('apart');
  const [when, setWhen] = useState<'always' | 'firstSession'>('always');
  const [people, setPeople] = useState<readonly Pickable[]>([]);
  const [typedTable, setTypedTable] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const everybody = entrants?.entrants ?? [];
  const table = parseWhole(typedTable);
  const incomplete =
    kind === 'apart'
      ? people.length < 2
        ? t('desk.wish.needTwo')
        : null
      : people.length === 0
        ? t('desk.wish.needOne')
        : table === null || table < 1 || table > 999
          ? t('desk.wish.needTable')
          : null;

  const save = async (): Promise<void> => {
    if (incomplete !== null || frame.busy) return;
    const now = ordered(view);
    const ids = people.map(({ person }) => person);
    const [first = ''] = ids;
    const added: Wanted =
      kind === 'apart'
        ? { apart: [...now.apart, { people: ids, when }] }
        : { fixed: [...now.fixed.filter(({ person }) => person !== first), { person: first, table: table ?? 1 }] };
    const answer = await frame.execute({ type: 'setWishes', wishes: { ...now, ...added } });
    if (answer.ok) {
      onChanged();
      onClose();
    } else setRefused(answer.error);
  };
  return (
    <Dialog
      title={t('desk.wish.add')}
      onClose={onClose}
      onSubmit={() => void save()}
      buttons={
        <>
          <Button kind="primary" submit blocked={incomplete} busy={frame.busy}>
            {t('desk.wish.save')}
          </Button>
          <Button onPress={onClose}>{t('desk.wish.cancel')}</Button>
        </>
      }
    >
      <div className="wish-form">
        <Segments
          label={t('desk.wish.kind')}
          value={kind}
          segments={[
            { value: 'apart', label: t('desk.wish.kindApart') },
            { value: 'fixed', label: t('desk.wish.kindFixed') },
          ]}
          onChange={(next) => {
            setKind(next);
            if (next === 'fixed') setPeople(people.slice(0, 1));
          }}
        />
        <PeoplePick
          everybody={everybody}
          picked={people}
          most={kind === 'fixed' ? 1 : everybody.length}
          clubs={kind === 'apart'}
          onChange={setPeople}
        />
        {kind === 'apart' ? (
          <Segments
            label={t('desk.wish.when')}
            value={when}
            segments={[
              { value: 'always', label: t('desk.wish.always') },
              { value: 'firstSession', label: t('desk.wish.firstSession') },
            ]}
            onChange={setWhen}
          />
        ) : (
          <TextField label={t('desk.wish.table')} value={typedTable} inputMode="numeric" onChange={setTypedTable} />
        )}
        {refused && <Why>{refusal(refused)}</Why>}
      </div>
    </Dialog>
  );
}
