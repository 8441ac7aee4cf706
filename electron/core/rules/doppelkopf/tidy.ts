import { choose, tidySeats } from '../drafts.ts';
import { type Group, isGroup } from '../read.ts';
import type { TableContext } from '../ruleSet.ts';
import { bonusesCounted } from './bonus.ts';
import { type Said, tidyCalls } from './calls.ts';
import { houseKinds, RE_SEATS, soloOf, tricklessParty } from './entry.ts';
import type { HouseRules } from './house.ts';
import { type Bonus, type Kind, PARTIES, type PlayedKind, type Solo } from './words.ts';

/** A draft made tidy: an entry that has no key of another kind, with the parts the form needs. */
export interface TidyDraft {
  readonly entry: Group;
  readonly kind: Kind;
  readonly of: PlayedKind;
  readonly chosenSolo: Solo | undefined;
  /** The solo that decides what counts; null with two Re players. */
  readonly solo: Solo | null;
  readonly re: readonly number[];
  readonly said: Said;
  readonly counted: readonly Bonus[];
}

/** Counters of a draft that the house has in this game. A count that is too high stays, so that the refusal can name it. */
function tidyBonus(value: unknown, counted: readonly Bonus[], said: Said): Group | undefined {
  if (!isGroup(value)) return undefined;
  const out: { [party: string]: Group } = {};
  for (const party of PARTIES) {
    const counts = value[party];
    if (!isGroup(counts)) continue;
    const kept: { [bonus: string]: number } = {};
    for (const bonus of counted) {
      const count = Object.hasOwn(counts, bonus) ? counts[bonus] : undefined;
      if (!Number.isInteger(count) || typeof count !== 'number' || count < 0) continue;
      // A Doppelhammer exists only together with a call; the counter goes when the call goes.
      if (bonus === 'dulleCaught' && count > 0 && !said[party]) continue;
      kept[bonus] = count;
    }
    out[party] = kept;
  }
  return out;
}

/**
 * Makes a draft tidy: keys of another kind go, seats and calls that cannot stand go, the kind is filled in. What was
 * accepted comes back as it is; eyes that were typed stay even when they are out of range, so that the refusal can name them.
 */
export function tidyDraft(draft: unknown, table: TableContext, rules: HouseRules): TidyDraft {
  const given: Group = isGroup(draft) ? draft : {};
  const kind = choose(given.kind, houseKinds(rules)) ?? 'normal';
  const of = kind === 'misplay' ? (choose(given.of, rules.kinds) ?? 'normal') : kind;
  const chosenSolo = of === 'solo' ? choose(given.solo, rules.solos) : undefined;
  const entry: { [key: string]: unknown } = { kind };
  if (kind === 'misplay') entry.of = of;
  if (chosenSolo !== undefined) entry.solo = chosenSolo;

  const re = tidySeats(given.re, RE_SEATS[of][1], table);
  if (given.re !== undefined) entry.re = re;
  const solo = of === 'solo' ? (chosenSolo ?? 'karo') : soloOf(of, null, re.length);
  const alone = solo !== null;
  if (of === 'solo' && typeof given.compulsory === 'boolean') entry.compulsory = given.compulsory;

  const { calls, said } = tidyCalls(given.calls, { rules, alone, hochzeit: of === 'hochzeit' });
  if (given.calls !== undefined) entry.calls = calls;
  // Before a solo is chosen no bonus counts.
  const counted = kind === 'misplay' || (of === 'solo' && chosenSolo === undefined) ? [] : bonusesCounted(rules, solo);
  const tidy = { entry, kind, of, chosenSolo, solo, re, said, counted };

  if (kind === 'misplay') {
    const [offender] = tidySeats([given.offender], 1, table);
    if (offender !== undefined) entry.offender = offender;
    return tidy;
  }
  const { reEyes, noTrick } = given;
  if (typeof reEyes === 'number' && !Number.isNaN(reEyes)) {
    entry.reEyes = reEyes;
    const possible = tricklessParty(reEyes);
    const fits = noTrick === null ? possible === null || rules.pack === 48 : noTrick !== undefined && noTrick === possible;
    if (fits) entry.noTrick = noTrick;
  }
  const bonus = tidyBonus(given.bonus, counted, said);
  if (bonus !== undefined) entry.bonus = bonus;
  return tidy;
}
