import { useState } from 'react';
import type { WishesView } from '../../../../electron/contract/drawViews.ts';
import type { DrawSheet } from '../../../../electron/contract/views.ts';
import { useQuery } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Tick } from '../../../components/Tick.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { useNotices } from '../Notices.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { Fairness } from './Fairness.tsx';
import { WishDialog } from './WishDialog.tsx';
import './Wishes.css';
import { ordered, type Wanted } from './wish.ts';

interface Props {
  readonly sheet: DrawSheet | null;
  /** They were changed: what is only proposed is drawn again. */
  readonly onChanged: () => void;
}

/** What the organizer wishes of the draw: listed, added, removed; and how evenly tables of five are shared out, with the price. */
export function Wishes({ sheet, onChanged }: Props) {
  const { t } = useTexts();
  const { id } = useTournament();
  const { view } = useQuery('wishes', { tournament: id });
  const [adding, setAdding] = useState(false);
  const used = view?.used === true;
  useActions(used ? [{ id: 'wish', label: t('desk.wish.add'), group: 'now', shortcut: 'w', perform: () => setAdding(true) }] : []);
  if (!view || !used) return null;
  return (
    <>
      {sheet !== null && sheet.quality.fives > 0 && sheet.plan !== null && <Fairness plan={sheet.plan} view={view} onChanged={onChanged} />}
      <WishList view={view} onAdd={() => setAdding(true)} onChanged={onChanged} />
      {adding && <WishDialog view={view} onClose={() => setAdding(false)} onChanged={onChanged} />}
    </>
  );
}

interface ListProps {
  readonly view: WishesView;
  readonly onAdd: () => void;
  readonly onChanged: () => void;
}

function WishList({ view, onAdd, onChanged }: ListProps) {
  const { t } = useTexts();
  const { frame } = useTournament();
  const { report } = useNotices();
  const save = async (next: Wanted): Promise<void> => {
    if (report(await frame.execute({ type: 'setWishes', wishes: { ...ordered(view), ...next } }))) onChanged();
  };
  const { apart, fixed } = ordered(view);
  const rows = [
    ...view.apart.map(({ people, when }, at) => ({
      words: t('desk.wish.apart', { people: people.map(({ name }) => name), when }),
      remove: () => save({ apart: apart.toSpliced(at, 1) }),
    })),
    ...view.fixed.map(({ name, table }, at) => ({
      words: t('desk.wish.fixed', { name, table }),
      remove: () => save({ fixed: fixed.toSpliced(at, 1) }),
    })),
  ];
  return (
    <Card title={t('desk.wish.title')}>
      {rows.length > 0 ? (
        <ul className="wishes">
          {rows.map(({ words, remove }) => (
            <li key={words}>
              <span>{words}</span>
              <Button
                size="small"
                kind="quiet"
                label={t('desk.wish.removeOf', { wish: words })}
                busy={frame.busy}
                onPress={() => void remove()}
              >
                {t('desk.wish.remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="small muted">{t('desk.wish.none')}</p>
      )}
      <Tick checked={view.otherTable} onChange={(otherTable) => void save({ otherTable })}>
        {t('desk.wish.otherTable')}
      </Tick>
      <span>
        <Button size="small" shortcut="w" onPress={onAdd}>
          {t('desk.wish.add')}
        </Button>
      </span>
    </Card>
  );
}
