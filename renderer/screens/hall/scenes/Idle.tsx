import type { HallView } from '../../../../electron/contract/views.ts';
import { Tally } from '../../../components/marks/Tally.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Ticker } from '../Ticker.tsx';

/** Nothing to show yet: the sign of the program on an empty sheet. */
export function Idle({ view }: { readonly view: HallView }) {
  const { t } = useTexts();
  return (
    <div className="hall-frame hall-plain">
      <main className="hall-idle">
        <Tally count={5} label={t('hall.idle.sign')} seed={3} />
        <p>{view.tournament?.name ?? t('hall.idle.name')}</p>
      </main>
      <Ticker line={view.line} notes={[]} page={null} />
    </div>
  );
}
