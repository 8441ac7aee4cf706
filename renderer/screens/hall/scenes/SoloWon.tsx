import type { SoloWon as Moment } from '../../../../electron/contract/hallViews.ts';
import type { HallView } from '../../../../electron/contract/views.ts';
import { UnderlineStroke } from '../../../components/marks/Underline.tsx';
import { signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Frame } from '../Frame.tsx';
import { fitBlock } from '../fit.ts';
import { Name } from '../Name.tsx';
import { useStage } from '../Stage.ts';
import '../hallFinal.css';

/** What just happened: somebody played alone and won. */
export function SoloWon({ view, moment }: { readonly view: HallView; readonly moment: Moment }) {
  const { box, measure, live } = useStage();
  const { t } = useTexts();
  const { session, table, game, soloist, points, compulsory } = moment;
  const sizes = [6, 5.4, 4.8, 4.2, 3.6, 3, 2.6];
  return (
    <Frame
      big
      title={t(compulsory ? 'hall.solo.compulsory' : 'hall.solo.title')}
      what={t('hall.session', { session, sessions: view.tournament?.sessions ?? session })}
      when={t('hall.solo.where', { table, game })}
      line={view.line}
    >
      <div className="hall-solo">
        <div className="hall-solo-name">
          <Name
            className="hand"
            fitted={fitBlock([{ text: soloist.name, face: 'hand' }], { width: box.width - 2, sizes, most: 2 }, measure)}
          />
          <UnderlineStroke seed={7} written={live} />
        </div>
        <p>
          <b>{t('hall.solo.points', { points: signed(points) })}</b>
        </p>
      </div>
    </Frame>
  );
}
