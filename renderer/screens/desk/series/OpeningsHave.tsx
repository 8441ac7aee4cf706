import { useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Why } from '../../../components/Field.tsx';
import { Units } from '../../../components/Points.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import type { OneSeries } from './SeriesScreen.tsx';

/** The opening balances of a series, each of which can be taken out. */
export function OpeningsHave({ series, seq }: { readonly series: OneSeries; readonly seq: number }) {
  const { t, refusal } = useTexts();
  const { send, busy, refused } = useSending(null, seq);
  if (series.openings.length === 0) return null;
  return (
    <section className="openings-have">
      <h3>{t('desk.series.openingsHave')}</h3>
      <ul>
        {series.openings.map(({ person, name, points, scale, year }) => (
          <li key={`${person}.${year}`}>
            <span>
              <b>{name}</b> <Units value={points} scale={scale} />
              {year !== null && ` (${year})`}
            </span>
            <Button
              size="small"
              busy={busy}
              label={t('desk.series.openingRemoveOf', { name })}
              onPress={() => void send({ type: 'removeOpening', series: series.series, person, year })}
            >
              {t('desk.series.openingRemove')}
            </Button>
          </li>
        ))}
      </ul>
      {refused && <Why>{refusal(refused)}</Why>}
    </section>
  );
}
