import type { CorrectionView, PersonView } from '../../../../electron/contract/views.ts';
import { Changed } from '../../../components/Points.tsx';
import { signed, units } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import './Moves.css';

interface Props {
  readonly view: CorrectionView;
  readonly seats: readonly PersonView[];
}

/** What a correction moves: the points at the table, and every place in the standings that changes with them. */
export function Moves({ view, seats }: Props) {
  const { t, language } = useTexts();
  const atTable = new Set(seats.map(({ name }) => name));
  const moved = new Map(view.standings.map((row) => [row.name, row]));
  const others = view.standings.filter((row) => !atTable.has(row.name));
  const total = (value: number): string => units(language, value, view.scale);
  return (
    <>
      <section className="card moves">
        <h2 className="card-title">{t('desk.correct.moves')}</h2>
        <table className="table">
          <thead>
            <tr>
              <th>{t('desk.totals.name')}</th>
              <th className="number">{t('desk.totals.points')}</th>
              <th className="number">{t('desk.standings.total')}</th>
              <th className="number">{t('desk.standings.place')}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map((seat, i) => {
              const row = moved.get(seat.name);
              return (
                <tr key={seat.person}>
                  <td>
                    <b>{seat.name}</b>
                  </td>
                  <td className="number">
                    <Changed before={signed(view.before[i] ?? 0)} after={signed(view.after[i] ?? 0)} />
                  </td>
                  <td className="number">
                    {row ? (
                      <Changed before={total(row.totalBefore)} after={total(row.totalAfter)} />
                    ) : (
                      <span className="muted">{t('desk.movement.same')}</span>
                    )}
                  </td>
                  <td className="number">
                    {row ? (
                      <Changed before={`${row.placeBefore}.`} after={`${row.placeAfter}.`} />
                    ) : (
                      <span className="muted">{t('desk.movement.same')}</span>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <section className="card card-pad">
        <h2>{t('desk.correct.others')}</h2>
        {others.length === 0 ? (
          <p className="soft">{t('desk.correct.noOthers')}</p>
        ) : (
          <ul className="moves-others">
            {others.map((row) => (
              <li key={row.name}>
                {row.name}{' '}
                <span>
                  <Changed before={`${row.placeBefore}.`} after={`${row.placeAfter}.`} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
