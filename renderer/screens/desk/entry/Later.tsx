import type { MovesView } from '../../../../electron/contract/nightViews.ts';
import { Segments } from '../../../components/Segments.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';

export type CorrectedSeats = 'keep' | 'redraw';

interface Props {
  readonly view: MovesView;
  /** What becomes of the seats of the session that waits; null where nothing is chosen here. */
  readonly seats: CorrectedSeats;
  readonly onSeats: (seats: CorrectedSeats) => void;
}

/** Who would sit elsewhere in later sessions, and whether the one that waits is drawn again. */
export function Later({ view, seats, onSeats }: Props) {
  const { t } = useTexts();
  if (view.later.length === 0) return null;
  return (
    <section className="card card-pad">
      <h2>{t('desk.later.title')}</h2>
      {view.later.map((later) => (
        <div key={later.session}>
          <p>
            {t('desk.later.session', { session: later.session })}{' '}
            <span className="soft">
              {later.started ? t('desk.later.started') : later.released ? t('desk.later.released') : t('desk.later.waiting')}
            </span>
          </p>
          <ul className="small">
            {later.moves.slice(0, 8).map((move) => (
              <li key={move.person}>{t('desk.later.move', { name: move.name, from: move.from, to: move.to })}</li>
            ))}
          </ul>
          {later.moves.length > 8 && <p className="muted small">{t('desk.more', { count: later.moves.length - 8 })}</p>}
        </div>
      ))}
      {view.redraw !== null && (
        <Segments
          label={t('desk.later.choose', { session: view.redraw })}
          value={seats}
          segments={[
            { value: 'keep', label: t('desk.later.keep') },
            { value: 'redraw', label: t('desk.later.redraw') },
          ]}
          onChange={onSeats}
        />
      )}
    </section>
  );
}
