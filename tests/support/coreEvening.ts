import type { FormatId } from '../../electron/core/formats/format.ts';
import type { Refusal, Result } from '../../electron/core/result.ts';
import type { RuleSetId } from '../../electron/core/rules/ruleSet.ts';
import type { SettingsInput, TournamentCommand } from '../../electron/core/tournament/commands.ts';
import { decide } from '../../electron/core/tournament/decide.ts';
import type { JournalEntry, TournamentEvent } from '../../electron/core/tournament/events.ts';
import { append, fold } from '../../electron/core/tournament/evolve.ts';
import type { Tournament } from '../../electron/core/tournament/model.ts';
import { proposeDraw } from '../../electron/core/tournament/proposeDraw.ts';

/** An evening at the level of the core: commands in, journal and state out; no clock, no database. */
export interface CoreEvening {
  readonly journal: readonly JournalEntry<TournamentEvent>[];
  state(): Tournament;
  /** Sends a command; the refusal's code, or "ok". */
  run(command: TournamentCommand): string;
  try(command: TournamentCommand): Result<readonly TournamentEvent[], Refusal>;
  /** Id of the last accepted command. */
  lastId(): string;
  draw(session: number, seed?: number, orders?: readonly (readonly string[])[]): string;
}

export const settingsOf = (house: RuleSetId & FormatId, formatSettings: unknown = {}): SettingsInput => ({
  name: 'Probeturnier',
  date: '2026-03-14',
  place: 'Königswinter',
  ruleSet: house,
  ruleOptions: {},
  format: house,
  formatSettings,
  feeCents: 1500,
});

export function coreEvening(): CoreEvening {
  const journal: JournalEntry<TournamentEvent>[] = [];
  let state: Tournament | undefined;
  let commands = 0;
  const attempt = (command: TournamentCommand) => {
    const decided = decide(state, command);
    if (!decided.ok) return decided;
    commands++;
    const added = decided.value.map((event, i) => ({
      stream: 't',
      seq: journal.length + 1 + i,
      time: 1000 * commands,
      actor: 'desk',
      commandId: `c${commands}`,
      version: 1,
      event,
    }));
    journal.push(...added);
    state = append(state, added, () => journal);
    return decided;
  };
  const current = (): Tournament => {
    if (!state) throw new Error('no tournament yet');
    return state;
  };
  return {
    journal,
    state: current,
    try: attempt,
    run(command) {
      const decided = attempt(command);
      return decided.ok ? 'ok' : decided.error.code;
    },
    lastId: () => `c${commands}`,
    draw(session, seed = 7232, orders = []) {
      const proposed = proposeDraw(current(), { seed, orders, mend: 0 });
      if (!proposed.ok) return proposed.error.code;
      const adopted = attempt({ type: 'adoptDraw', session, draw: proposed.value.draw });
      return adopted.ok ? 'ok' : adopted.error.code;
    },
  };
}

/** An Eselstall evening with `people` present people p1, p2, ... */
export function eselstallWith(people: number, formatSettings: unknown = {}): CoreEvening {
  const evening = coreEvening();
  evening.run({ type: 'createTournament', ...settingsOf('eselstall', formatSettings) });
  for (let i = 1; i <= people; i++) evening.run({ type: 'register', person: `p${i}`, presence: 'present', paid: true });
  return evening;
}

/** The state refolded from the whole journal, which must equal the one kept step by step. */
export const refolded = (evening: CoreEvening): Tournament | undefined => fold(evening.journal);
