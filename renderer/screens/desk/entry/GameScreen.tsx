import { useRef } from 'react';
import { useQuery } from '../../../api/ClientContext.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Foot } from '../frame/Foot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { go, Link } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { CorrectGame } from './CorrectGame.tsx';
import { NewGame } from './NewGame.tsx';

interface Props {
  readonly session: number;
  readonly table: number;
  readonly game: number;
}

/** A game of a table: the next one to be entered, or an old one to be looked at and corrected. */
export function GameScreen({ session, table, game }: Props) {
  const { t, refusal } = useTexts();
  const { id } = useTournament();
  const { view, refused } = useQuery('table', { tournament: id, session, table });
  // Settled by the first look: a game that was just saved must not turn into a correction before the screen has gone on.
  const mode = useRef<'new' | 'correct' | null>(null);
  if (!view) return refused ? <p>{refusal(refused)}</p> : <Loading />;
  const old = view.games.find((one) => one.number === game);
  mode.current ??= old ? 'correct' : view.next?.game === game ? 'new' : null;
  if (mode.current === 'new') return <NewGame view={view} game={game} />;
  if (old) return <CorrectGame view={view} game={old} />;
  const title = t('desk.table.title', { table });
  return (
    <Screen title={title} name={title}>
      <p>
        {t('desk.entry.notNext', { game })}{' '}
        <Link to={{ at: 'table', tournament: id, session, table }}>{t('desk.entry.toTable', { table })}</Link>
      </p>
      <Foot
        step={{ label: t('desk.entry.toOverview'), shortcut: 'ctrl+enter', perform: () => go({ at: 'session', tournament: id, session }) }}
      />
    </Screen>
  );
}
