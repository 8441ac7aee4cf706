import type { TournamentView } from '../../../../electron/contract/views.ts';

export const PHASE_PLACES = ['registration', 'draw', 'session', 'standings', 'closing'] as const;
export type PhasePlace = (typeof PHASE_PLACES)[number];

export interface PhaseStep {
  readonly phase: PhasePlace;
  /** Behind us, in this session. */
  readonly done: boolean;
  /** There is something to see. */
  readonly reached: boolean;
}

/** The phases as the top bar shows them, from where the evening stands. */
export function phases({ session, released, phase, closed, progress }: TournamentView): readonly PhaseStep[] {
  const playing = phase === 'session';
  const over = phase === 'closing';
  const step = (name: PhasePlace, done: boolean, reached: boolean): PhaseStep => ({ phase: name, done, reached });
  return [
    step('registration', session > 0, true),
    step('draw', released && (playing || over), true),
    step('session', over || (playing && progress.tables > 0 && progress.closed === progress.tables), released),
    step('standings', false, session > 1 || progress.closed > 0),
    step('closing', closed, over),
  ];
}
