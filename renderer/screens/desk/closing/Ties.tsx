import { useState } from 'react';
import type { TiesView } from '../../../../electron/contract/rankingViews.ts';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { units } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useNotices } from '../Notices.tsx';
import { useTournament } from '../TournamentContext.tsx';

/** People with equal totals where the lot decides: drawn by the program, or settled by the organizer. */
export function Ties() {
  const { id, view } = useTournament();
  const { view: ties } = useQuery('ties', view.settings.formatSettings.tieBreak === 'lot' ? { tournament: id } : null);
  if (!ties) return null;
  return (
    <>
      {ties.ties.map((tie) => (
        <Tie key={tie.people.map(({ person }) => person).join()} tie={tie} ties={ties} />
      ))}
    </>
  );
}

function Tie({ tie, ties }: { readonly tie: TiesView['ties'][number]; readonly ties: TiesView }) {
  const { t, language } = useTexts();
  const { id, view } = useTournament();
  const { report } = useNotices();
  const { execute, busy } = useSending(id, ties.seq);
  const [order, setOrder] = useState(tie.people);
  const shown = tie.settled === null ? order : tie.people;
  const settle = async (seed: number | null, people = shown): Promise<void> => {
    report(await execute({ type: 'settleTie', people: people.map(({ person }) => person), seed }));
  };
  const up = (at: number): void => {
    const next = [...order];
    const [one] = next.splice(at, 1);
    if (one) next.splice(at - 1, 0, one);
    setOrder(next);
  };
  return (
    <Card kind={tie.settled === null ? 'warn' : 'plain'} title={t('desk.ties.title')}>
      <p>{t('desk.ties.place', { place: tie.place, total: units(language, tie.total, ties.scale) })}</p>
      <ol className="draw-order">
        {shown.map((one, i) => (
          <li key={one.person}>
            <span>
              {i + 1}. {one.name}
            </span>
            {tie.settled === null && i > 0 && (
              <Button size="small" label={t('desk.draw.moveUpOf', { name: one.name })} onPress={() => up(i)}>
                {t('desk.draw.moveUp')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p className="soft small">
        {tie.settled === 'lot'
          ? t('desk.ties.byLot', { seed: String(tie.settledSeed ?? '') })
          : tie.settled === 'hand'
            ? t('desk.ties.byHand')
            : t('desk.ties.open')}
      </p>
      {tie.settled !== null && !view.closed && (
        <span>
          <Button size="small" busy={busy} onPress={() => void settle(ties.seed)}>
            {t('desk.ties.again')}
          </Button>
        </span>
      )}
      {tie.settled === null && (
        <div className="draw-tie-buttons">
          <Button size="small" busy={busy} onPress={() => void settle(ties.seed)}>
            {t('desk.ties.lot')}
          </Button>
          <Button size="small" busy={busy} onPress={() => void settle(null)}>
            {t('desk.ties.hand')}
          </Button>
        </div>
      )}
    </Card>
  );
}
