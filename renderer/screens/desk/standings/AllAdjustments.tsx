import type { StandingsView } from '../../../../electron/contract/views.ts';
import { Strike } from '../../../components/marks/Strike.tsx';
import { Points } from '../../../components/Points.tsx';
import { clock, signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';

interface Props {
  readonly standings: StandingsView;
  /** Shows how a person's number came about; there an entry can be withdrawn. */
  readonly onChoose: (person: string) => void;
}

/** Every penalty and bonus of the evening, apart from the games, so that sums can be checked. Nothing is shown where there is none. */
export function AllAdjustments({ standings, onChoose }: Props) {
  const { t, language } = useTexts();
  const { adjustments } = standings;
  if (adjustments.length === 0) return null;
  const sum = adjustments.reduce((total, one) => total + (one.withdrawn === null ? one.points : 0), 0);
  return (
    <section className="card all-adjusted" aria-label={t('desk.adjust.list')}>
      <h2>{t('desk.adjust.list')}</h2>
      <ul>
        {adjustments.map((one) => (
          <li key={one.adjustment}>
            <button type="button" onClick={() => onChoose(one.person)}>
              {one.name}
            </button>
            {one.withdrawn === null ? <Points value={one.points} /> : <Strike>{signed(one.points)}</Strike>}
            <p className="soft small">
              {clock(language, one.time)},{' '}
              {one.session === null ? t('desk.adjust.evening') : t('desk.session.title', { session: one.session })}: {one.reason}
              {one.withdrawn !== null && ` (${t('desk.adjust.withdrawn', { reason: one.withdrawn })})`}
            </p>
          </li>
        ))}
        <li>
          <b>{t('wrong.adjusted.sum')}</b>
          <b>
            <Points value={sum} />
          </b>
        </li>
      </ul>
    </section>
  );
}
