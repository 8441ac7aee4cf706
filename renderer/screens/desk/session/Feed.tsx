import { useQuery } from '../../../api/ClientContext.tsx';
import { clock } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Link } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';

/** The last few entries of the journal, in one line. */
export function Feed() {
  const { t, language, label } = useTexts();
  const { id } = useTournament();
  const { view } = useQuery('journal', { tournament: id, limit: 5 });
  if (!view) return null;
  return (
    <div className="feed">
      <h2>
        <Link to={{ at: 'journal', tournament: id }}>{t('desk.session.lately')}</Link>
      </h2>
      <ul>
        {view.entries.map((entry) => (
          <li key={entry.seq}>
            <time>{clock(language, entry.time)}</time>
            {label(entry.label)}
          </li>
        ))}
      </ul>
    </div>
  );
}
