import { useState } from 'react';
import { useQuery } from '../../../api/ClientContext.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Units } from '../../../components/Points.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import type { ListName, OneSeries } from './SeriesScreen.tsx';

/** One list of a series, place by place; those below the minimum of evenings stand last, without a place. */
export function RankingTable({ series, list }: { readonly series: OneSeries; readonly list: ListName }) {
  const { t, refusal } = useTexts();
  const [until, setUntil] = useState<number | null>(null);
  const chosen = list === 'allTime' || until === null ? {} : { until };
  const { view, refused } = useQuery('ranking', { series: series.series, list, ...chosen });
  if (!view) return refused ? <p>{refusal(refused)}</p> : <Loading />;
  const { span, rows, scale, years } = view;
  const title = `${series.name}, ${span ? t('desk.series.span', span) : t('desk.series.allTime')}`;
  const carried = rows.some(({ opening }) => opening !== 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys
    <section className="card card-list" tabIndex={0} aria-label={title}>
      {span && years.length > 0 && (
        <label className="series-until">
          {t('desk.series.until')}
          <select className="input" value={span.to} onChange={(event) => setUntil(Number(event.target.value))}>
            {[...new Set([span.to, ...years])]
              .sort((a, b) => b - a)
              .map((year) => (
                <option key={year} value={year}>
                  {year}
                </option>
              ))}
          </select>
        </label>
      )}
      <table className="table">
        <caption className="card-title">{title}</caption>
        <thead>
          <tr>
            <th className="number series-place">{t('desk.standings.place')}</th>
            <th>{t('desk.totals.name')}</th>
            <th className="number">{t('desk.series.evenings')}</th>
            {carried && <th className="number">{t('desk.series.opening')}</th>}
            <th className="number">{t('desk.series.points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const left = row.results.filter(({ counted }) => !counted).length;
            return (
              <tr key={row.person}>
                <td className="number">{row.place ?? '–'}</td>
                <td>
                  <b>{row.name}</b>
                </td>
                <td className="number">
                  {left > 0 ? t('desk.series.best', { counted: row.evenings - left, evenings: row.evenings }) : row.evenings}
                </td>
                {carried && (
                  <td className="number">
                    <Units value={row.opening} scale={scale} />
                  </td>
                )}
                <td className="number">
                  <b>
                    <Units value={row.points} scale={scale} />
                  </b>
                </td>
              </tr>
            );
          })}
          {rows.length === 0 && (
            <tr>
              <td colSpan={4} className="table-empty">
                {t('desk.series.empty')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
