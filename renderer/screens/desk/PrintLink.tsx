import { useTexts } from '../../i18n/I18n.tsx';
import type { PaperName } from './print/papers.ts';
import { Link } from './Routing.tsx';
import { useTournament } from './TournamentContext.tsx';

/** To the place where everything is printed, with the paper that belongs to the screen one comes from; `more`: beside another print button. */
export function PrintLink({ paper, more }: { readonly paper: PaperName; readonly more?: boolean }) {
  const { t } = useTexts();
  const { id } = useTournament();
  return (
    <Link to={{ at: 'print', tournament: id, paper }} className="button button-plain button-normal">
      <span className="button-words">{more ? t('print.more') : t('print.desk')}</span>
    </Link>
  );
}
