import { ok, type Result } from '../../result.ts';
import { isGroup, readWhole, shown, strangeKey, unknownKey } from '../read.ts';
import { no, type RuleRefusal, type RuleRefusalCode } from '../refusals.ts';
import type { HouseRules } from './house.ts';
import { BONUSES, type Bonus, type BonusCounts, type ByParty, OTHER, PARTIES, type Party, type Solo, TOTAL_EYES } from './words.ts';

export const NO_BONUS: BonusCounts = { fuchs: 0, karlchen: 0, karlchenCaught: 0, doppelkopf: 0, herzstich: 0, dulleCaught: 0 };

/** How many there are in the pack for both parties together (rules/entry.md "Bonuses"). */
const TOGETHER: BonusCounts = { fuchs: 2, karlchen: 2, karlchenCaught: 2, doppelkopf: 4, herzstich: 1, dulleCaught: 2 };
/** Eyes in a Doppelkopf. */
const DOPPELKOPF = 40;

/** Bonuses that the house counts in this kind of game. `solo` is null with two Re players. */
export const bonusesCounted = (rules: HouseRules, solo: Solo | null): readonly Bonus[] =>
  solo === null ? rules.bonusPair : (rules.bonusSolo[solo] ?? []);

/** What limits the bonuses of a game. `reEyes` and `noTrick` may still be unknown while a game is being entered. */
export interface BonusSituation {
  readonly rules: HouseRules;
  readonly counts: ByParty<BonusCounts>;
  readonly said: ByParty<boolean>;
  readonly reEyes: number | undefined;
  readonly noTrick: Party | null | undefined;
}

/** The most that `party` can have of `bonus`, the rest of the game being as it is, and what to say when it has more. */
export function bonusLimit(
  bonus: Bonus,
  party: Party,
  situation: BonusSituation,
): { readonly max: number; readonly code: RuleRefusalCode } {
  const { rules, counts, said, reEyes, noTrick } = situation;
  const own = counts[party];
  const other = counts[OTHER[party]];
  let max = TOGETHER[bonus] - other[bonus];
  let code: RuleRefusalCode = 'entry.bonusTooMany';
  const atMost = (limit: number, why: RuleRefusalCode) => {
    if (limit < max) [max, code] = [limit, why];
  };
  if (bonus === 'karlchen' || bonus === 'karlchenCaught') {
    const lastTrickOnly = rules.karlchenCaught === 'lastTrick';
    if (bonus === 'karlchen') atMost(rules.karlchenMax, 'entry.bonusTooMany');
    // There are two jacks of clubs, and one party wins the last trick.
    const jacks = own.karlchen + own.karlchenCaught + other.karlchen + other.karlchenCaught - own[bonus];
    atMost(TOGETHER.karlchen - jacks, 'entry.bonusTooMany');
    if (lastTrickOnly ? other.karlchen + other.karlchenCaught > 0 : bonus === 'karlchen' && other.karlchen > 0) {
      atMost(0, 'entry.lastTrickOnce');
    }
    const beside = bonus === 'karlchen' ? own.karlchenCaught : own.karlchen;
    if (rules.caughtByQueen && lastTrickOnly && beside > 0) atMost(0, 'entry.karlchenOrCaught');
  }
  if (bonus === 'doppelkopf' && reEyes !== undefined) {
    atMost(Math.floor((party === 're' ? reEyes : TOTAL_EYES - reEyes) / DOPPELKOPF), 'entry.doppelkopfEyes');
  }
  if (bonus === 'dulleCaught') {
    // heinz: Schweine are announced together with Re or Kontra, and both aces are in one hand.
    if (other.dulleCaught > 0) atMost(0, 'entry.dulleOneParty');
    if (own.fuchs + other.fuchs > 0) atMost(0, 'entry.dulleWithFuchs');
    if (!said[party]) atMost(0, 'entry.dulleNeedsCall');
  }
  if (bonus === 'fuchs' && own.dulleCaught + other.dulleCaught > 0) atMost(0, 'entry.dulleWithFuchs');
  if (noTrick === party) atMost(0, 'entry.bonusWithoutTrick');
  return { max: Math.max(0, max), code };
}

function readCounts(value: unknown, counted: readonly Bonus[], path: string): Result<BonusCounts, RuleRefusal> {
  if (value === undefined) return ok(NO_BONUS);
  if (!isGroup(value)) return no('entry.notGroup', path, { name: path, value: shown(value) });
  const counts = { ...NO_BONUS };
  for (const key of Object.keys(value)) {
    const bonus = BONUSES.find((one) => one === key);
    if (bonus === undefined) return unknownKey(key, path, counted);
    if (!counted.includes(bonus)) return no('entry.bonusNotCounted', `${path}.${bonus}`, { bonus });
    const count = readWhole(value[bonus], 0, TOGETHER[bonus], `${path}.${bonus}`);
    if (!count.ok) return count;
    counts[bonus] = count.value;
  }
  return ok(counts);
}

/** Reads `bonus` (rules/entry.md "Bonuses"): only what the house counts in this game, and no more than can have happened. */
export function readBonus(
  value: unknown,
  counted: readonly Bonus[],
  game: Omit<BonusSituation, 'counts'>,
): Result<ByParty<BonusCounts>, RuleRefusal> {
  if (value === undefined) return ok({ re: NO_BONUS, kontra: NO_BONUS });
  if (!isGroup(value)) return no('entry.notGroup', 'bonus', { name: 'bonus', value: shown(value) });
  const strange = strangeKey(value, PARTIES, 'bonus');
  if (strange !== null) return strange;
  const re = readCounts(value.re, counted, 'bonus.re');
  if (!re.ok) return re;
  const kontra = readCounts(value.kontra, counted, 'bonus.kontra');
  if (!kontra.ok) return kontra;
  const counts = { re: re.value, kontra: kontra.value };
  const situation = { ...game, counts };
  for (const party of PARTIES) {
    for (const bonus of counted) {
      const count = counts[party][bonus];
      if (count === 0) continue;
      const { max, code } = bonusLimit(bonus, party, situation);
      if (count > max) return no(code, `bonus.${party}.${bonus}`, { bonus, party, count, max });
    }
  }
  return ok(counts);
}
