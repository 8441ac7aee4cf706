import { useTexts } from '../i18n/I18n.tsx';
import { Arrow } from './marks/Arrow.tsx';
import './Movement.css';

/** Places won or lost: arrow, number and word, so that it works in grey. `null`: new, nothing to compare with. */
export function Movement({ by }: { readonly by: number | null }) {
  const { t } = useTexts();
  if (by === null) return <span className="movement">{t('desk.movement.new')}</span>;
  if (by === 0) {
    return (
      <span className="movement">
        <Arrow to="same" /> {t('desk.movement.same')}
      </span>
    );
  }
  const up = by > 0;
  return (
    <span className={up ? 'movement movement-up' : 'movement movement-down'}>
      <Arrow to={up ? 'up' : 'down'} /> {up ? t('desk.movement.up', { places: by }) : t('desk.movement.down', { places: -by })}
    </span>
  );
}
