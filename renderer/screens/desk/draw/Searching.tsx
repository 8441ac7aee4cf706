import { Button } from '../../../components/Button.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import type { Proposal } from './useProposal.ts';

/** A draw being searched for: how far it is, and the way to end it. Shown after half a second. */
export function Searching({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useTexts();
  const { progress } = proposal;
  return (
    <div className="searching" role="status">
      <span>
        {progress && progress.best !== null
          ? t('desk.draw.searchBest', { best: progress.best, bound: progress.lowerBound })
          : t('desk.draw.searching')}
      </span>
      {progress && progress.budget > 0 ? (
        <progress max={progress.budget} value={Math.min(progress.moves, progress.budget)} aria-label={t('desk.draw.searching')} />
      ) : (
        <progress aria-label={t('desk.draw.searching')} />
      )}
      <Button size="small" onPress={proposal.stop}>
        {t('desk.draw.stop')}
      </Button>
    </div>
  );
}
