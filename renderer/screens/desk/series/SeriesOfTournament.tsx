import { useQuery } from '../../../api/ClientContext.tsx';
import { Why } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Link } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';

const CODES: readonly string[] = ['seriesUnknown', 'seriesUnchanged'];

/** Which ranking the evening counts for. Saved at once, also after the evening was closed. */
export function SeriesOfTournament() {
  const { t, refusal } = useTexts();
  const { view, frame } = useTournament();
  const { view: club } = useQuery('series', {});
  const series = view.series?.series ?? null;
  const choose = (next: string | null): void => {
    if (next !== series) void frame.send({ type: 'setSeries', series: next });
  };
  return (
    <section className="card card-pad">
      <h2>{t('desk.series.ofTournament')}</h2>
      <Segments
        label={t('desk.series.ofTournament')}
        value={series}
        segments={[
          { value: null, label: t('desk.series.noSeries') },
          ...(club?.series ?? []).map((one) => ({ value: one.series, label: one.name })),
        ]}
        onChange={choose}
      />
      <p className="field-hint">
        {t('desk.series.ofTournamentHint')} <Link to={{ at: 'series' }}>{t('desk.series.title')}</Link>
      </p>
      {frame.refused && CODES.includes(frame.refused.code) && <Why>{refusal(frame.refused)}</Why>}
    </section>
  );
}
