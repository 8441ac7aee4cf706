import { useCallback, useEffect, useRef, useState } from 'react';
import type { DrawProgressView, DrawProposalView, Refused } from '../../../../electron/contract/views.ts';
import { useClient } from '../../../api/ClientContext.tsx';
import type { HandTables } from './hand.ts';

export interface Wanted {
  /** Absent: a fresh one. */
  readonly seed?: number;
  readonly orders?: readonly (readonly string[])[];
  readonly mend?: number;
  readonly longer?: boolean;
  /** Table sizes, in the order of the tables. */
  readonly sizes?: readonly number[];
}

/** Seats by the organizer, as tables or as pasted text; `later`: what the proposal it began with planned for the sessions after it. */
export interface HandWanted {
  readonly seed: number;
  readonly tables?: HandTables;
  readonly text?: string;
  readonly later?: readonly HandTables[];
}

export interface Proposal {
  readonly view: DrawProposalView | null;
  readonly refused: Refused | null;
  readonly searching: boolean;
  readonly progress: DrawProgressView | null;
  /** Draws anew. */
  propose(wanted: Wanted): void;
  /** Seats as given; answers why not, or null. */
  byHand(wanted: HandWanted): Promise<Refused | null>;
  /** Ends a long search with the best found so far. */
  stop(): void;
  clear(): void;
}

const LOOK_MS = 400;

/** A draw proposed by the program; nothing of it is recorded. While it is searched for, its progress is looked at. */
export function useProposal(tournament: string): Proposal {
  const client = useClient();
  const [view, setView] = useState<DrawProposalView | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [progress, setProgress] = useState<DrawProgressView | null>(null);
  const [search, setSearch] = useState<string | null>(null);
  const latest = useRef<string | null>(null);

  const propose = useCallback(
    (wanted: Wanted) => {
      const id = crypto.randomUUID();
      latest.current = id;
      setSearch(id);
      setProgress(null);
      void client.ask('proposeDraw', { tournament, search: id, ...wanted }).then((answer) => {
        if (latest.current !== id) return;
        setSearch(null);
        setRefused(answer.refused ?? null);
        if (answer.view) setView(answer.view);
      });
    },
    [client, tournament],
  );
  const byHand = useCallback(
    async (wanted: HandWanted): Promise<Refused | null> => {
      const id = crypto.randomUUID();
      latest.current = id;
      setSearch(null);
      const answer = await client.ask('assessDraw', { tournament, ...wanted });
      if (latest.current !== id) return null;
      if (answer.view) {
        setRefused(null);
        setView(answer.view);
      }
      return answer.refused ?? null;
    },
    [client, tournament],
  );
  useEffect(() => {
    if (search === null) return;
    const timer = setInterval(() => {
      void client.ask('drawProgress', { search }).then((answer) => {
        if (answer.view && latest.current === search) setProgress(answer.view);
      });
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [client, search]);
  const stop = useCallback(() => {
    if (search !== null) void client.ask('stopDraw', { search });
  }, [client, search]);
  const clear = useCallback(() => {
    latest.current = null;
    setView(null);
    setRefused(null);
    setSearch(null);
  }, []);
  return { view, refused, searching: search !== null, progress, propose, byHand, stop, clear };
}
