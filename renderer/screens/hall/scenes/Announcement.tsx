import type { HallView } from '../../../../electron/contract/views.ts';
import { UnderlineStroke } from '../../../components/marks/Underline.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { fitBlock } from '../fit.ts';
import { Name } from '../Name.tsx';
import { useStage } from '../Stage.ts';
import { Ticker } from '../Ticker.tsx';

/** Up to four units in at most three lines; a longer line gets smaller before it takes a fourth. */
const SIZES = [4, 3.6, 3.2, 2.8, 2.4, 2, 1.7, 1.4];
const LINES = 3;

/** One free line to the hall, written large in the middle. */
export function Announcement({ view, text }: { readonly view: HallView; readonly text: string }) {
  const { box, measure, live } = useStage();
  const { t } = useTexts();
  const fitted = fitBlock([{ text, face: 'hand' }], { width: box.width - 2, sizes: SIZES, most: LINES }, measure);
  return (
    <div className="hall-frame hall-plain">
      <main className="hall-announcement" aria-label={t('hall.announcement')}>
        <div>
          <Name fitted={fitted} />
          <UnderlineStroke written={live} />
        </div>
      </main>
      <Ticker line={view.line} notes={view.tournament ? [view.tournament.name] : []} page={null} />
    </div>
  );
}
