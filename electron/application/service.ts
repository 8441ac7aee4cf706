import {
  type Envelope,
  type Executed,
  HALL_QUERIES,
  type QueryInput,
  type QueryName,
  type QueryView,
  type Role,
} from '../contract/contract.ts';
import { isQueryName, parseEnvelope, parseQuery } from '../contract/schemas.ts';
import type { Refused } from '../contract/views.ts';
import { err, type Facts, ok, type Refusal, type Result } from '../core/result.ts';
import type { Command, PeopleCommand, SeriesCommand, TournamentCommand } from '../core/tournament/commands.ts';
import { isClubCommand, isPeopleCommand } from '../core/tournament/commands.ts';
import { decide } from '../core/tournament/decide.ts';
import { decideSeries } from '../core/tournament/decideSeries.ts';
import type { ClubEvent, JournalEntry, JournalEvent, TournamentEvent } from '../core/tournament/events.ts';
import { EVENT_VERSIONS } from '../core/tournament/eventVersions.ts';
import { labelOf } from '../core/tournament/labels.ts';
import { entrantOf, type Tournament } from '../core/tournament/model.ts';
import { decidePerson } from './decidePerson.ts';
import { entryLabel } from './entryLabel.ts';
import { labelView, type NameOf, namesIn, namesInBook, refused } from './names.ts';
import type { AppendRefusal, Clock, DrawPlanner, Journal, Publish, SeedSource } from './ports.ts';
import { queryHandlers } from './queries.ts';
import { type Evenings, keepEvenings } from './state.ts';

export interface ServicePorts {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly seed: SeedSource;
  readonly publish: Publish;
  readonly planner: DrawPlanner;
}

/** The one service behind every screen and the command line. Neither function throws: what goes wrong is a refusal. */
export interface Service {
  /** Decides a command and appends it; the answer comes when it is on disk. `raw` is an Envelope. */
  execute(role: Role, actor: string, raw: unknown): Promise<Executed>;
  query(role: Role, name: unknown, input: unknown): Promise<Result<unknown, Refused>>;
}

const not = (code: string, facts?: Facts): { readonly ok: false; readonly error: Refused } => err({ code, ...(facts ? { facts } : {}) });

export function createService({ journal, clock, seed, publish, planner }: ServicePorts): Service {
  const evenings = keepEvenings(journal);
  const handlers = queryHandlers({ evenings, journal, seed, planner, clock });

  const execute = (role: Role, actor: string, raw: unknown): Executed => {
    if (role !== 'desk') return not('forbidden');
    const parsed = parseEnvelope(raw);
    if (!parsed.ok) return not('badCommand', { detail: parsed.detail });
    const { command } = parsed.value;
    if (isShellCommand(command)) return not('badCommand', { detail: command.type });
    return isTournamentCommand(command) ? executeTournament(parsed.value, command, actor) : executeClub(parsed.value, command, actor);
  };

  /** People and series share a stream: that of the club. */
  const executeClub = (envelope: Envelope, command: PeopleCommand | SeriesCommand, actor: string): Executed => {
    if (envelope.tournament !== null) return not('badCommand', { detail: 'tournament' });
    const seq = journal.lastSeq(null);
    if (evenings.knowsClubCommand(envelope.commandId)) return ok({ seq });
    if (seq !== envelope.expectedSeq) return not('stale', { seq });
    const decided = decideClub(command);
    if (!decided.ok) return err(refused(decided.error, namesInBook(evenings)));
    const erased = eraseNames(decided.value);
    if (!erased.ok) return err(storageRefusal(erased.error));
    const entries = entriesOf(null, seq, envelope.commandId, actor, decided.value);
    const written = journal.append(entries);
    if (!written.ok) return err(storageRefusal(written.error));
    evenings.tookClub(entries);
    publish({ stream: null, seq: written.value.seq });
    return written;
  };

  /** Names go before it is noted that they are gone: after a crash in between the organizer only has to ask again. */
  const eraseNames = (events: readonly ClubEvent[]): Result<null, AppendRefusal> => {
    for (const event of events) {
      if (event.type !== 'personErased') continue;
      const erased = journal.erasePerson(event.person);
      if (!erased.ok) return erased;
      evenings.forgetPeople();
    }
    return ok(null);
  };

  /** Name of a tournament in which both take part: two people, whatever their names. */
  const together = (a: string, b: string): string | null => {
    const { entriesOf } = evenings.book();
    const takesPart = (t: Tournament, person: string) => entriesOf(person).some((one) => entrantOf(t, one) !== undefined);
    for (const id of journal.tournaments()) {
      const t = evenings.get(id);
      if (t && takesPart(t, a) && takesPart(t, b)) return t.settings.name;
    }
    return null;
  };

  /** Why this person of the address book cannot come into the evening, or null. */
  const newcomerRefusal = (t: Tournament | undefined, person: string, name: NameOf): Refused | null => {
    const book = evenings.book();
    if (!evenings.person(person)) return { code: 'personUnknown' };
    if (book.erased(person) !== null) return { code: 'personErased' };
    if (book.who(person) !== person) return { code: 'personMerged', field: 'person', facts: { person: name(person) } };
    const twin = t?.entrants.find((e) => e.person !== person && book.who(e.person) === book.who(person));
    return twin ? { code: 'personAlreadyIn', field: 'person', facts: { person: name(twin.person), number: twin.number } } : null;
  };

  const decideClub = (command: PeopleCommand | SeriesCommand): Result<readonly ClubEvent[], Refusal> =>
    isPeopleCommand(command)
      ? decidePerson(command, { find: evenings.person, book: evenings.book(), together })
      : decideSeries(evenings.series(), command, {
          knowsPerson: (person) => evenings.person(person) !== undefined,
          tournamentsIn: (series) => evenings.tournamentsIn(series).length,
        });

  const executeTournament = (envelope: Envelope, command: TournamentCommand, actor: string): Executed => {
    const stream = envelope.tournament;
    if (stream === null) return not('badCommand', { detail: 'tournament' });
    const state = evenings.get(stream);
    const seq = state?.seq ?? 0;
    if (evenings.knowsCommand(stream, envelope.commandId)) return ok({ seq });
    const name = state ? namesIn(evenings, state) : namesInBook(evenings);
    if (seq !== envelope.expectedSeq) return err(staleRefusal(evenings, stream, envelope.expectedSeq, seq, name));
    const newcomer = command.type === 'register' ? command.person : command.type === 'substitute' ? command.by : null;
    const wrong = newcomer === null ? null : newcomerRefusal(state, newcomer, name);
    if (wrong) return err(wrong);
    const series = 'series' in command ? command.series : null;
    if (typeof series === 'string' && !evenings.series().has(series)) return not('seriesUnknown');
    const decided = decide(state, command);
    if (!decided.ok) return err(refused(decided.error, name));
    const entries = entriesOf(stream, seq, envelope.commandId, actor, decided.value);
    const written = journal.append(entries);
    if (!written.ok) return err(storageRefusal(written.error));
    evenings.took(stream, entries);
    publish({ stream, seq: written.value.seq });
    return written;
  };

  const entriesOf = <E extends JournalEvent>(
    stream: string | null,
    seq: number,
    commandId: string,
    actor: string,
    events: readonly E[],
  ): JournalEntry<E>[] => {
    const time = clock.now();
    return events.map((event, i) => ({ stream, seq: seq + 1 + i, time, actor, commandId, version: EVENT_VERSIONS[event.type], event }));
  };

  return {
    execute: async (role, actor, raw) => guarded(() => execute(role, actor, raw)),
    query: async (role, queryName, input) =>
      guarded(() => {
        if (!isQueryName(queryName)) return not('unknownQuery');
        if (role === 'hall' && !isHallQuery(queryName)) return not('forbidden');
        const parsed = parseQuery(queryName, input);
        if (!parsed.ok) return not('badQuery', { detail: parsed.detail });
        return ask(handlers, queryName, parsed.value);
      }),
  };
}

type Handlers = ReturnType<typeof queryHandlers>;
const ask = <N extends QueryName>(
  handlers: Handlers,
  queryName: N,
  input: QueryInput<N>,
): Result<QueryView<N>, Refused> | Promise<Result<QueryView<N>, Refused>> => handlers[queryName](input);

/** A bug must not take the evening down: it is answered as a refusal, and nothing was written. */
async function guarded<T>(work: () => Result<T, Refused> | Promise<Result<T, Refused>>): Promise<Result<T, Refused>> {
  try {
    return await work();
  } catch (error) {
    return not('internal', { detail: error instanceof Error ? error.message.slice(0, 200) : 'unknown' });
  }
}

const isHallQuery = (queryName: QueryName): boolean => HALL_QUERIES.some((allowed) => allowed === queryName);
const isTournamentCommand = (command: Command): command is TournamentCommand => !isClubCommand(command);
const SHELL_COMMANDS = ['openHall', 'closeHall', 'showLog', 'keepAwake', 'savePdf', 'printPage'] as const;
const isShellCommand = (command: Envelope['command']): command is Exclude<Envelope['command'], Command> =>
  SHELL_COMMANDS.some((type) => type === command.type);

function storageRefusal(error: AppendRefusal): Refused {
  const { code, ...facts } = error;
  return Object.keys(facts).length === 0 ? { code } : { code, facts };
}

/** What was decided since the sender last looked, newest last, at most five. */
function staleRefusal(evenings: Evenings, stream: string, seen: number, seq: number, name: (id: string) => string): Refused {
  const t = evenings.get(stream);
  const since = evenings.entries(stream).filter((e) => e.seq > seen);
  const between = since
    .slice(-5)
    .map(({ event }: JournalEntry<TournamentEvent>) => (t ? entryLabel(t, event, name) : labelView(labelOf(event), name)));
  return { code: 'stale', facts: { seq }, between };
}
