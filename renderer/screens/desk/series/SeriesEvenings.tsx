import { Card } from '../../../components/Card.tsx';
import { longDate } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Link } from '../Routing.tsx';
import type { OneSeries } from './SeriesScreen.tsx';

/** The evenings of a series, and which of them do not count and why. */
export function SeriesEvenings({ series }: { readonly series: OneSeries }) {
  const { t, language, say } = useTexts();
  return (
    <Card title={t('desk.series.tournaments')}>
      {series.tournaments.length === 0 && <p className="soft">{t('desk.series.tournamentsNone')}</p>}
      <ul className="series-evenings">
        {series.tournaments.map((one) => (
          <li key={one.tournament}>
            <Link to={{ at: one.closed ? 'closing' : 'registration', tournament: one.tournament }}>
              <b>{one.name}</b>
            </Link>
            <p className="field-hint">
              {longDate(language, one.date)}, {say(`ruleset.${one.ruleSet}`)}
              {!one.closed && `, ${t('desk.series.open')}`}
              {one.closed && !one.counted && `, ${t('desk.series.notCounted')}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
