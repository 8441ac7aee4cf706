import { ok, type Result } from '../../result.ts';
import { shown } from '../read.ts';
import { no, type RuleRefusal, type RuleRefusalCode } from '../refusals.ts';
import type { HouseRules } from './house.ts';
import { type ByParty, CALLS, type Call, LEVELS, type Party } from './words.ts';

/** What a call says: the party, and the number of levels its Absage includes (0: Re or Kontra itself). */
interface Meaning {
  readonly call: Call;
  readonly party: Party;
  readonly level: number;
}

// A Map, because an entry may name anything, also "constructor".
const MEANINGS: ReadonlyMap<unknown, Meaning> = new Map(
  CALLS.map((call) => {
    const [party, eyes] = call.split(':') as [Party, string?];
    return [call, { call, party, level: LEVELS.findIndex((level) => String(level) === eyes) + 1 }];
  }),
);

/** What has been said in a game. */
export interface Said {
  readonly re: boolean;
  readonly kontra: boolean;
  /** Who said Re or Kontra first, and last. */
  readonly first: Party | null;
  readonly last: Party | null;
  /** Levels of each party's Absage, 0..4. */
  readonly levels: ByParty<number>;
}

interface Saying extends Said {
  re: boolean;
  kontra: boolean;
  first: Party | null;
  last: Party | null;
  readonly levels: { [party in Party]: number };
}

/** The game the calls belong to, as far as it decides what may be said. */
export interface CallSituation {
  readonly rules: HouseRules;
  /** A single Re player: solo, silent solo, Hochzeit without a partner. */
  readonly alone: boolean;
  readonly hochzeit: boolean;
}

/** Before the first call. A Hochzeit may say Re by itself; not when it finds no partner (heinz "Solo"). */
function saidAtFirst({ rules, alone, hochzeit }: CallSituation): Saying {
  return { re: hochzeit && !alone && rules.hochzeitSaysRe, kontra: false, first: null, last: null, levels: { re: 0, kontra: 0 } };
}

function refusedCall(said: Said, { party, level }: Meaning, situation: CallSituation): RuleRefusalCode | null {
  const { rules, alone, hochzeit } = situation;
  if (alone && rules.soloCalls === 'kontra' && (party !== 'kontra' || level > 0)) return 'entry.callNotInSolo';
  if (level === 0) {
    if (!said[party]) return null;
    return party === 're' && hochzeit && rules.hochzeitSaysRe ? 'entry.callAutomatic' : 'entry.callTwice';
  }
  if (!said[party]) return 'entry.callNeedsParty';
  return level <= said.levels[party] ? 'entry.callLevelPassed' : null;
}

/** Writes a call into `said`, which is still being read and not yet shared. */
function say(said: Saying, { party, level }: Meaning): void {
  if (level > 0) {
    said.levels[party] = level;
    return;
  }
  said[party] = true;
  said.first ??= party;
  said.last = party;
}

/** The calls that may be said next, in the order of CALLS. */
export function callsAllowed(said: Said, situation: CallSituation): readonly Call[] {
  const allowed: Call[] = [];
  for (const meaning of MEANINGS.values()) if (refusedCall(said, meaning, situation) === null) allowed.push(meaning.call);
  return allowed;
}

/** Reads `calls`, a list in the order spoken (rules/entry.md "Calls"). */
export function readCalls(value: unknown, situation: CallSituation): Result<Said, RuleRefusal> {
  const said = saidAtFirst(situation);
  if (value === undefined) return ok(said);
  if (!Array.isArray(value)) return no('entry.notList', 'calls', { name: 'calls', value: shown(value) });
  for (let i = 0; i < value.length; i++) {
    const meaning = MEANINGS.get(value[i]);
    if (meaning === undefined) return no('entry.callUnknown', `calls.${i}`, { call: shown(value[i]) });
    const code = refusedCall(said, meaning, situation);
    if (code !== null) return no(code, `calls.${i}`, { call: meaning.call, party: meaning.party });
    say(said, meaning);
  }
  return ok(said);
}

/** The calls of a draft that can stand, in their order; the others are left out. */
export function tidyCalls(value: unknown, situation: CallSituation): { readonly calls: readonly Call[]; readonly said: Said } {
  const said = saidAtFirst(situation);
  const calls: Call[] = [];
  if (!Array.isArray(value)) return { calls, said };
  for (const one of value.slice(0, CALLS.length * 2)) {
    const meaning = MEANINGS.get(one);
    if (meaning === undefined || refusedCall(said, meaning, situation) !== null) continue;
    calls.push(meaning.call);
    say(said, meaning);
  }
  return { calls, said };
}
