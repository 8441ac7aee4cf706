import { Tally } from '../../components/marks/Tally.tsx';
import type { Texts } from '../../i18n/I18n.tsx';

/** The page in the foot: strokes for the pages and "Seite 3 von 5"; nothing where there is one. */
export function pageMark(t: Texts['t'], page: number, pages: number) {
  if (pages < 2) return null;
  const label = t('hall.page', { page: page + 1, pages });
  // More strokes than two bundles would be wider than the foot has room for; the label says it anyway.
  return { label, mark: pages <= 10 ? <Tally count={page + 1} of={pages} label={label} /> : null };
}
