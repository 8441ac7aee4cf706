import type { MovesView } from '../../../../electron/contract/nightViews.ts';
import { Changed } from '../../../components/Points.tsx';
import { units } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import './Moves.css';

/** In a dialog: everybody whose place or total would change, before it is saved. */
export function MovedPlaces({ view }: { readonly view: MovesView }) {
  const { t, language } = useTexts();
  const total = (value: number): string => units(language, value, view.scale);
  return (
    <section aria-label={t('wrong.moved')}>
      <h2 className="field-label">{t('wrong.moved')}</h2>
      {view.standings.length === 0 ? (
        <p className="soft small">{t('wrong.moved.none')}</p>
      ) : (
        <ul className="moves-others small">
          {view.standings.map((row) => (
            <li key={row.name}>
              {row.name}
              <span>
                <Changed before={`${row.placeBefore}.`} after={`${row.placeAfter}.`} />
                {row.totalBefore !== row.totalAfter && (
                  <span className="soft"> {t('wrong.moved.total', { total: `${total(row.totalBefore)} → ${total(row.totalAfter)}` })}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
