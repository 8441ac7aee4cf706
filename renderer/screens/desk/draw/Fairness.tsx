import type { WishesView } from '../../../../electron/contract/drawViews.ts';
import type { DrawPlanView } from '../../../../electron/contract/views.ts';
import { Card } from '../../../components/Card.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useNotices } from '../Notices.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { ordered } from './wish.ts';

const SETTINGS = ['strict', 'balanced', 'free'] as const;

interface Props {
  readonly plan: DrawPlanView;
  readonly view: WishesView;
  readonly onChanged: () => void;
}

/** How evenly tables of five are shared out: three settings, each with what it costs. */
export function Fairness({ plan, view, onChanged }: Props) {
  const { t } = useTexts();
  const { frame } = useTournament();
  const { report } = useNotices();
  const choose = async (fair: WishesView['fair']): Promise<void> => {
    if (report(await frame.execute({ type: 'setWishes', wishes: { ...ordered(view), fair } }))) onChanged();
  };
  return (
    <Card title={t('desk.fair.title')}>
      <fieldset className="draw-mends">
        <legend className="hidden">{t('desk.fair.title')}</legend>
        {SETTINGS.map((fair) => {
          const price = plan.prices?.[fair];
          return (
            <label key={fair} className={fair === view.fair ? 'draw-mend draw-mend-on' : 'draw-mend'}>
              <input type="radio" name="fair" checked={fair === view.fair} onChange={() => void choose(fair)} />
              <span>
                {t('desk.fair.setting', { fair })}
                {price && (
                  <span className="muted small">
                    {' '}
                    {t('desk.fair.price', { repeats: price.repeats, spread: price.fiveSpread, proven: price.proven ? 'yes' : 'no' })}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </fieldset>
    </Card>
  );
}
