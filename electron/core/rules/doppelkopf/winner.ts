import type { Game } from './entry.ts';
import type { HouseRules } from './house.ts';
import { type ByParty, LEVEL_COUNT, LEVELS, OTHER, PARTIES, type Party } from './words.ts';

/** Who won, and why: by eyes, by an own Absage that was kept, or because the other party failed its Absage. */
export interface Decision {
  readonly winner: Party | null;
  readonly by: 'eyes' | 'kept' | 'failed';
  /** Eyes each party needed when the eyes decided. */
  readonly needs: ByParty<number>;
}

const NEEDS_121: ByParty<ByParty<number>> = { re: { re: 121, kontra: 120 }, kontra: { re: 120, kontra: 121 } };

/** The party that needs 121 eyes; the other needs 120. */
function needs121({ said }: Game, rules: HouseRules): Party {
  if (said.kontra && !said.re) return rules.kontraAloneNeeds121 ? 'kontra' : 're';
  if (!said.kontra) return 're';
  switch (rules.bothCalled) {
    case 'lastCallerNeeds121':
      return said.last ?? 're';
    case 'firstCallerNeeds121':
      return said.first ?? 're';
    case 'kontraNeeds121':
      return 'kontra';
    case 'reNeeds121':
      return 're';
  }
}

/** True if `party` kept the others below its Absage, or without a trick when it said schwarz. */
function kept(party: Party, game: Game): boolean {
  const count = game.said.levels[party];
  if (count === LEVEL_COUNT) return game.noTrick === OTHER[party];
  return game.eyes[OTHER[party]] < (LEVELS[count - 1] ?? 0);
}

/** Decides a game that was played out: Absagen first, then the eyes (the restatements' "Who wins"). */
export function decide(game: Game, rules: HouseRules): Decision {
  const needs = NEEDS_121[needs121(game, rules)];
  const { levels } = game.said;
  if (rules.failedAbsage === 'loses' && (levels.re > 0 || levels.kontra > 0)) {
    const announced = PARTIES.filter((party) => levels[party] > 0);
    const keeper = announced.find((party) => kept(party, game));
    if (keeper !== undefined) return { winner: keeper, by: 'kept', needs };
    const [failed] = announced;
    if (announced.length === 1 && failed !== undefined) return { winner: OTHER[failed], by: 'failed', needs };
    if (rules.bothFailed === 'nobody') return { winner: null, by: 'failed', needs };
    // "the eyes decide as if nothing had been said"
    return { winner: game.eyes.re >= NEEDS_121.re.re ? 're' : 'kontra', by: 'eyes', needs: NEEDS_121.re };
  }
  return { winner: game.eyes.re >= needs.re ? 're' : 'kontra', by: 'eyes', needs };
}
