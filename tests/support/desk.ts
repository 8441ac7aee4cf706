import { randomUUID } from 'node:crypto';
import type { Service } from '../../electron/application/service.ts';
import type { QueryInput, QueryName, QueryView } from '../../electron/contract/contract.ts';
import type { Refused } from '../../electron/contract/views.ts';
import type { FormatId } from '../../electron/core/formats/format.ts';
import type { RuleSetId } from '../../electron/core/rules/ruleSet.ts';
import { type Command, isClubCommand } from '../../electron/core/tournament/commands.ts';
import { settingsOf } from './coreEvening.ts';

/** A desk window in a test: it looks before every command, so it is never stale, and says how a command went instead of throwing. */
export interface Desk {
  readonly tournament: string;
  /** "ok", or the code of the refusal. */
  send(command: Command): Promise<string>;
  /** The refusal of a command that must be refused. */
  refusal(command: Command): Promise<Refused>;
  ask<N extends QueryName>(name: N, input?: Omit<QueryInput<N>, 'tournament'>): Promise<QueryView<N>>;
  /** Id of the last command that was accepted. */
  lastId(): string;
}

export function deskOf(service: Service, tournament = 'abend', actor = 'desk'): Desk {
  let last = '';
  const ask: Desk['ask'] = async <N extends QueryName>(name: N, input?: Omit<QueryInput<N>, 'tournament'>) => {
    const bare = name === 'hall' || name === 'tournaments' || name === 'series' || name === 'ranking';
    const answer = await service.query('desk', name, { ...(bare ? {} : { tournament }), ...input });
    if (!answer.ok) throw new Error(`${name}: ${answer.error.code}`);
    // The service answers the view of the query's name.
    return answer.value as QueryView<N>;
  };
  const seqOf = async (club: boolean): Promise<number> => {
    const answer = await service.query('desk', club ? 'people' : 'tournament', club ? {} : { tournament });
    return answer.ok ? (answer.value as { readonly seq: number }).seq : 0;
  };
  const execute = async (command: Command) => {
    const club = isClubCommand(command);
    const commandId = randomUUID();
    const expectedSeq = await seqOf(club);
    const answer = await service.execute('desk', actor, { commandId, tournament: club ? null : tournament, expectedSeq, command });
    if (answer.ok) last = commandId;
    return answer;
  };
  return {
    tournament,
    ask,
    lastId: () => last,
    async send(command) {
      const answer = await execute(command);
      return answer.ok ? 'ok' : answer.error.code;
    },
    async refusal(command) {
      const answer = await execute(command);
      if (answer.ok) throw new Error(`${command.type} was accepted`);
      return answer.error;
    },
  };
}

/** People of the address book p1 .. pn, named "Vorname1 Nachname1". */
export async function book(desk: Desk, people: number): Promise<void> {
  for (let i = 1; i <= people; i++)
    await desk.send({ type: 'addPerson', person: `p${i}`, given: `Vorname${i}`, family: `Nachname${i}`, club: '', note: '' });
}

/** An evening of a house with `people` present; four more stand in the address book. */
export async function evening(
  service: Service,
  people: number,
  house: RuleSetId & FormatId = 'eselstall',
  formatSettings: unknown = {},
): Promise<Desk> {
  const desk = deskOf(service);
  await book(desk, people + 4);
  await desk.send({ type: 'createTournament', ...settingsOf(house, formatSettings) });
  for (let i = 1; i <= people; i++) await desk.send({ type: 'register', person: `p${i}`, presence: 'present', paid: true });
  return desk;
}

/** Tables by hand for a session, each in seat order, adopted and released: then a test knows who sits where. */
export async function seat(desk: Desk, session: number, ...tables: readonly (readonly string[])[]): Promise<void> {
  const draw = {
    method: 'byHand' as const,
    tables: tables.map((seats, index) => ({ number: index + 1, seats, firstDealer: 0 })),
    seed: 1,
    engine: 1,
    reasons: {},
    ties: [],
    inputHash: '',
    moves: 0,
    plan: null,
  };
  for (const command of [
    { type: 'adoptDraw', session, draw },
    { type: 'releaseDraw', session },
  ] as const) {
    const went = await desk.send(command);
    if (went !== 'ok') throw new Error(`${command.type}: ${went}`);
  }
}

/** The program's own draw of the next session, adopted and released. */
export async function drawn(desk: Desk, session: number, sizes?: readonly number[]): Promise<void> {
  const { draw } = await desk.ask('proposeDraw', { seed: session, ...(sizes ? { sizes } : {}) });
  for (const command of [
    { type: 'adoptDraw', session, draw },
    { type: 'releaseDraw', session },
  ] as const) {
    const went = await desk.send(command);
    if (went !== 'ok') throw new Error(`${command.type}: ${went}`);
  }
}

/** People p<from> .. p<to>. */
export const people = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `p${from + i}`);
