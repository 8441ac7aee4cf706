import { ok, type Result } from '../../result.ts';
import { isGroup, readChoice, readSeat, readSeats, readWhole, readYesNo, shown, strangeKey, wrongTable } from '../read.ts';
import { no, type RuleRefusal } from '../refusals.ts';
import type { TableContext } from '../ruleSet.ts';
import { bonusesCounted, NO_BONUS, readBonus } from './bonus.ts';
import { readCalls, type Said } from './calls.ts';
import type { HouseRules } from './house.ts';
import { type BonusCounts, type ByParty, type Kind, PARTIES, type Party, type PlayedKind, type Solo, TOTAL_EYES } from './words.ts';

/** An entry that was accepted: can only be had through `parseEntry`. */
export interface Game {
  readonly kind: Kind;
  /** The kind that was played; for a misplay the one it happened in. */
  readonly of: PlayedKind;
  /** The solo that was played, a Hochzeit without a partner being a silent one; null with two Re players. */
  readonly solo: Solo | null;
  readonly re: readonly number[];
  readonly kontra: readonly number[];
  readonly compulsory: boolean;
  readonly said: Said;
  readonly eyes: ByParty<number>;
  /** The party that took no trick. */
  readonly noTrick: Party | null;
  readonly bonus: ByParty<BonusCounts>;
  /** The party of the seat that misplayed; null if the game was played out. */
  readonly offender: Party | null;
}

/** The fewest and the most Re players of a kind (rules/entry.md "re"). */
export const RE_SEATS = {
  normal: [2, 2],
  hochzeit: [1, 2],
  armut: [2, 2],
  solo: [1, 1],
} as const satisfies { readonly [kind in PlayedKind]: readonly [number, number] };

/** The kinds of a house as they may be entered. */
export const houseKinds = (rules: HouseRules): readonly Kind[] => (rules.misplay ? [...rules.kinds, 'misplay'] : rules.kinds);

/** The solo that decides what counts: a Hochzeit without a partner is scored as a silent solo (rules/entry.md "Doppelkopf"). */
export const soloOf = (of: PlayedKind, solo: Solo | null, reSeats: number): Solo | null =>
  of === 'hochzeit' && reSeats === 1 ? 'still' : solo;

const PLAYED_KEYS = ['kind', 're', 'reEyes', 'noTrick', 'calls', 'bonus'];
const MISPLAY_KEYS = ['kind', 'of', 're', 'offender', 'calls'];
const KEYS = {
  pair: PLAYED_KEYS,
  solo: [...PLAYED_KEYS, 'solo', 'compulsory'],
  misplay: MISPLAY_KEYS,
  misplaySolo: [...MISPLAY_KEYS, 'solo', 'compulsory'],
};

/** The keys an entry of this kind may have. */
export function keysOf(kind: Kind, of: PlayedKind): readonly string[] {
  if (kind === 'misplay') return of === 'solo' ? KEYS.misplaySolo : KEYS.misplay;
  return of === 'solo' ? KEYS.solo : KEYS.pair;
}

/** The only party that can have taken no trick with these eyes; null if none can. */
export function tricklessParty(reEyes: number): Party | null {
  if (reEyes === 0) return 're';
  return reEyes === TOTAL_EYES ? 'kontra' : null;
}

/** Reads `noTrick`: follows from 0 or 240 eyes with 40 cards, must be said there with 48 (rules/entry.md "noTrick"). */
function readNoTrick(value: unknown, reEyes: number, rules: HouseRules): Result<Party | null, RuleRefusal> {
  if (value !== undefined && value !== null && !PARTIES.some((party) => party === value)) {
    return no('entry.notOneOf', 'noTrick', { name: 'noTrick', value: shown(value), choices: PARTIES.join(', ') });
  }
  const possible = tricklessParty(reEyes);
  const contradiction = () =>
    no('entry.noTrickEyes', 'noTrick', { reEyes, kontraEyes: TOTAL_EYES - reEyes, party: String(value ?? 'none') });
  if (possible === null) return value === undefined || value === null ? ok(null) : contradiction();
  if (value === possible) return ok(possible);
  if (value === undefined) return rules.pack === 40 ? ok(possible) : no('entry.noTrickMissing', 'noTrick', { party: possible });
  return value === null && rules.pack === 48 ? ok(null) : contradiction();
}

/** Reads one game as JSON for a house (rules/entry.md). Everything that does not belong is refused. */
export function parseEntry(entry: unknown, table: TableContext, rules: HouseRules): Result<Game, RuleRefusal> {
  const tableWrong = wrongTable(table);
  if (tableWrong !== null) return tableWrong;
  if (!isGroup(entry)) return no('entry.notObject', undefined, { value: shown(entry) });

  const kind = readChoice(entry.kind, houseKinds(rules), 'kind', 'entry.kindMissing');
  if (!kind.ok) return kind;
  const of =
    kind.value === 'misplay' ? readChoice(entry.of, rules.kinds, 'of', 'entry.ofMissing') : { ok: true as const, value: kind.value };
  if (!of.ok) return of;
  const strange = strangeKey(entry, keysOf(kind.value, of.value), '');
  if (strange !== null) return strange;
  const chosen = of.value === 'solo' ? readChoice(entry.solo, rules.solos, 'solo', 'entry.soloMissing') : ok(null);
  if (!chosen.ok) return chosen;
  const compulsory = readYesNo(entry.compulsory, false, 'compulsory');
  if (!compulsory.ok) return compulsory;

  const [fewest, most] = RE_SEATS[of.value];
  const re = readSeats(entry.re, fewest, most, table, 're', most === 1 ? 'soloist' : 're');
  if (!re.ok) return re;
  const kontra: number[] = [];
  for (let seat = 0; seat < table.players; seat++) if (seat !== table.sitsOut && !re.value.includes(seat)) kontra.push(seat);
  const alone = re.value.length === 1;
  const solo = soloOf(of.value, chosen.value, re.value.length);

  const calls = readCalls(entry.calls, { rules, alone, hochzeit: of.value === 'hochzeit' });
  if (!calls.ok) return calls;
  const said = calls.value;
  const head = { kind: kind.value, of: of.value, solo, re: re.value, kontra, compulsory: compulsory.value, said };

  if (kind.value === 'misplay') {
    if (entry.offender === undefined || entry.offender === null) return no('entry.offenderMissing', 'offender');
    const offender = readSeat(entry.offender, table, 'offender');
    if (!offender.ok) return offender;
    const party = re.value.includes(offender.value) ? 're' : 'kontra';
    return ok({ ...head, eyes: { re: 0, kontra: 0 }, noTrick: null, bonus: { re: NO_BONUS, kontra: NO_BONUS }, offender: party });
  }

  if (entry.reEyes === undefined || entry.reEyes === null) return no('entry.eyesMissing', 'reEyes', { party: 're', total: TOTAL_EYES });
  const reEyes = readWhole(entry.reEyes, 0, TOTAL_EYES, 'reEyes', 'entry.eyesRange');
  if (!reEyes.ok) return reEyes;
  const noTrick = readNoTrick(entry.noTrick, reEyes.value, rules);
  if (!noTrick.ok) return noTrick;
  const bonus = readBonus(entry.bonus, bonusesCounted(rules, solo), { rules, said, reEyes: reEyes.value, noTrick: noTrick.value });
  if (!bonus.ok) return bonus;
  const eyes = { re: reEyes.value, kontra: TOTAL_EYES - reEyes.value };
  return ok({ ...head, eyes, noTrick: noTrick.value, bonus: bonus.value, offender: null });
}
