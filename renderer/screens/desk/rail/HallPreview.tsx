import { useQuery } from '../../../api/ClientContext.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { HallSheet } from '../../hall/HallSheet.tsx';
import type { PageState } from '../../hall/Stage.ts';
import './HallPreview.css';

/** The hall's own sheet, small: it takes every length from its own height. For the eyes only, the words stand below it. */
export function HallPreview({ onPage }: { readonly onPage: (state: PageState) => void }) {
  const { t } = useTexts();
  const { view } = useQuery('hall', {});
  return (
    <div className="preview" role="img" aria-label={t('desk.hall.preview')}>
      <div className="preview-sheet" aria-hidden="true" inert>
        {view && <HallSheet view={view} onPage={onPage} />}
      </div>
    </div>
  );
}
