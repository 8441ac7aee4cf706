import type { ScoreCardsView } from '../../electron/contract/views.ts';
import { ScoreCard } from './ScoreCard.tsx';

/** The cards of a session, table by table: what goes to the printer. */
export function ScoreCards({ view }: { readonly view: ScoreCardsView }) {
  return (
    <div className="paper">
      {view.cards.map((card) => (
        <ScoreCard key={card.table} view={view} card={card} />
      ))}
    </div>
  );
}
