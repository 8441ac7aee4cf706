import { createContext, type ReactNode, use } from 'react';
import type { TournamentView } from '../../../electron/contract/views.ts';
import { type Sending, useQuery, useSending } from '../../api/ClientContext.tsx';
import { Loading } from '../../components/Loading.tsx';
import { useTexts } from '../../i18n/I18n.tsx';

interface Value {
  readonly id: string;
  readonly view: TournamentView;
  /** Commands on what the frame shows: undo, next step, hall. */
  readonly frame: Sending;
}
const Context = createContext<Value | null>(null);

/** The tournament the desk is at; nothing inside is drawn before its frame is known. */
export function TournamentProvider({
  id,
  children,
  fallback,
}: {
  readonly id: string;
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}) {
  const { view, refused } = useQuery('tournament', { tournament: id });
  const frame = useSending(id, view?.seq ?? 0);
  const { refusal } = useTexts();
  if (!view) {
    return (
      <>
        {fallback}
        <main className="main">{refused ? <p>{refusal(refused)}</p> : <Loading />}</main>
      </>
    );
  }
  return <Context value={{ id, view, frame }}>{children}</Context>;
}

export function useTournament(): Value {
  const value = use(Context);
  if (!value) throw new Error('useTournament outside <TournamentProvider>');
  return value;
}
