import { useState } from 'react';
import type { StandingRowView, StandingsView } from '../../../../electron/contract/views.ts';
import { Button } from '../../../components/Button.tsx';
import { Strike } from '../../../components/marks/Strike.tsx';
import { Points } from '../../../components/Points.tsx';
import { signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { AdjustDialog, WithdrawDialog } from './AdjustDialog.tsx';

/** Penalties and bonuses of one person, and the way to a new one. */
export function Adjustments({
  row,
  standings,
  locked,
}: {
  readonly row: StandingRowView;
  readonly standings: StandingsView;
  readonly locked: boolean;
}) {
  const { t } = useTexts();
  const [adding, setAdding] = useState(false);
  const [withdrawing, setWithdrawing] = useState<StandingsView['adjustments'][number] | null>(null);
  const mine = standings.adjustments.filter((one) => one.person === row.person);
  useActions(
    locked ? [] : [{ id: 'adjust', label: t('desk.adjust.title', { name: row.name }), group: 'person', perform: () => setAdding(true) }],
  );
  return (
    <>
      {mine.length > 0 && (
        <>
          <h2>{t('desk.adjust.list')}</h2>
          <ul className="came-adjusted">
            {mine.map((one) => (
              <li key={one.adjustment}>
                <span>
                  {one.withdrawn === null ? <Points value={one.points} /> : <Strike>{signed(one.points)}</Strike>} {one.reason}
                  {one.withdrawn !== null && <span className="muted"> {t('desk.adjust.withdrawn', { reason: one.withdrawn })}</span>}
                </span>
                {one.withdrawn === null && !locked && (
                  <Button
                    size="small"
                    label={t('desk.adjust.withdrawOf', { name: one.name, points: signed(one.points) })}
                    onPress={() => setWithdrawing(one)}
                  >
                    {t('desk.adjust.withdraw')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {!locked && (
        <span>
          <Button size="small" onPress={() => setAdding(true)}>
            {t('desk.adjust')}
          </Button>
        </span>
      )}
      {adding && <AdjustDialog row={row} standings={standings} onClose={() => setAdding(false)} />}
      {withdrawing && <WithdrawDialog adjustment={withdrawing} seq={standings.seq} onClose={() => setWithdrawing(null)} />}
    </>
  );
}
