import { useState } from 'react';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useNotices } from '../Notices.tsx';
import { countSizes } from '../registration/people.ts';
import { useTournament } from '../TournamentContext.tsx';
import './Splits.css';

interface Props {
  /** Draws with these table sizes. */
  readonly onSizes: (sizes: readonly number[]) => void;
}

/** How the people work out into tables: who would rest, who would step in, and which sizes there could be. */
export function Splits({ onSizes }: Props) {
  const { t } = useTexts();
  const { id } = useTournament();
  const { report } = useNotices();
  const { view } = useQuery('splits', { tournament: id });
  const { execute } = useSending(id, view?.seq ?? 0);
  const [busy, setBusy] = useState(false);
  if (!view) return null;
  const others = view.splits.filter(({ pause, join, sizes }) => pause + join > 0 || (view.choice && sizes.join() !== view.usual?.join()));
  if (others.length === 0) return null;
  const take = async (split: (typeof others)[number]): Promise<void> => {
    setBusy(true);
    for (const { person } of view.resting.slice(0, split.pause)) {
      if (!report(await execute({ type: 'pause', person, session: view.session, pause: true }))) break;
    }
    for (const { person } of view.standby.slice(0, split.join)) {
      if (!report(await execute({ type: 'setPresence', person, presence: 'present' }))) break;
    }
    setBusy(false);
    if (split.pause + split.join === 0) onSizes(split.sizes);
  };
  return (
    <Card
      kind={view.usual === null ? 'warn' : 'plain'}
      title={view.usual === null ? t('desk.splits.odd', { people: view.people }) : t('desk.splits.other')}
    >
      <ul className="splits">
        {others.slice(0, 4).map((split) => (
          <li key={`${split.pause} ${split.join} ${split.sizes.join()}`}>
            <span>
              {split.pause > 0 &&
                t('desk.splits.pause', { count: split.pause, people: view.resting.slice(0, split.pause).map(({ name }) => name) })}{' '}
              {split.join > 0 &&
                t('desk.splits.join', { count: split.join, people: view.standby.slice(0, split.join).map(({ name }) => name) })}{' '}
              <span className="soft">{t('desk.splits.sizes', countSizes(split.sizes))}</span>
            </span>
            <Button size="small" busy={busy} onPress={() => void take(split)}>
              {t('desk.splits.take')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
