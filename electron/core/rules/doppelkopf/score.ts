import type { Facts } from '../../result.ts';
import { addLine, foldLines, type LineCode } from '../lines.ts';
import type { GameResult, Line, TableContext } from '../ruleSet.ts';
import { bonusesCounted } from './bonus.ts';
import type { Game } from './entry.ts';
import type { HouseRules, Step } from './house.ts';
import { type Decision, decide } from './winner.ts';
import { ANSWERS, LEVEL_COUNT, LEVELS, OTHER, PARTIES, type Party } from './words.ts';

const KONTRA_FIRST = ['kontra', 're'] as const satisfies readonly Party[];

/** A reckoning in progress. `sign` is -1 while the earnings of Kontra are counted in a game that nobody won. */
interface Reckoning {
  readonly game: Game;
  readonly rules: HouseRules;
  readonly decision: Decision;
  readonly winner: Party;
  readonly sign: 1 | -1;
  readonly lines: Line[];
}

function line({ rules, lines }: Reckoning, code: LineCode, effect: Pick<Line, 'points' | 'factor' | 'floor'>, facts?: Facts): void {
  addLine(lines, rules.paragraphs, code, effect, facts);
}

/** Levels the winners reached: losers below 90, 60, 30, and no trick. */
function levelsReached(game: Game, winner: Party): number {
  const loser = OTHER[winner];
  if (game.noTrick === loser) return LEVEL_COUNT;
  const eyes = game.eyes[loser];
  let count = 0;
  while (count < LEVEL_COUNT - 1 && eyes < (LEVELS[count] ?? 0)) count++;
  return count;
}

/** Each step of a reckoning; the house says which it counts and in which order. */
const STEPS: { readonly [step in Step]: (reckoning: Reckoning) => void } = {
  won(r) {
    const { winner, game, decision } = r;
    const loser = OTHER[winner];
    const facts = { party: winner, eyes: game.eyes[winner], needs: decision.needs[winner] };
    if (decision.by === 'eyes') return line(r, 'won', { points: 1 }, { ...facts, by: 'eyes' });
    const level = LEVELS[game.said.levels[decision.by === 'kept' ? winner : loser] - 1] ?? 0;
    line(r, 'won', { points: 1 }, { ...facts, by: decision.by, level, loser, loserEyes: game.eyes[loser] });
  },

  against(r) {
    if (r.winner === 're' || (r.game.solo !== null && !r.rules.againstSolo)) return;
    line(r, 'against', { points: 1 }, { against: r.game.solo === null ? r.game.of : 'solo' });
  },

  soloBonus: (r) => line(r, 'soloBonus', { points: 1 }),

  soloFixed(r) {
    const { fixedSolo, soloistFactor } = r.rules;
    line(r, 'soloFixed', { points: fixedSolo }, { party: r.winner, soloist: fixedSolo * soloistFactor, opponent: fixedSolo });
  },

  below(r) {
    const loser = OTHER[r.winner];
    const reached = levelsReached(r.game, r.winner);
    for (let i = 0; i < Math.min(reached, LEVEL_COUNT - 1); i++) {
      line(r, 'below', { points: r.sign }, { party: loser, level: LEVELS[i] ?? 0, eyes: r.game.eyes[loser] });
    }
    if (reached === LEVEL_COUNT) line(r, 'noTrick', { points: r.sign }, { party: loser });
  },

  announced(r) {
    const { game, rules, winner } = r;
    const loser = OTHER[winner];
    const reached = levelsReached(game, winner);
    const own = game.said.levels[winner];
    if (rules.twelve && own > 0) line(r, 'announcedWon', { points: 1 }, { party: winner });
    for (let i = 0; i < own; i++) {
      if (rules.ownAbsage === 'always' || i < reached) line(r, 'announced', { points: 1 }, { party: winner, level: LEVELS[i] ?? 0 });
    }
    const failed = game.said.levels[loser];
    if (failed === 0 || rules.failedAbsageStake === 'nothing') return;
    if (rules.twelve) line(r, 'announcedWon', { points: 1 }, { party: loser });
    for (let i = 0; i < failed; i++) {
      const facts = { party: loser, level: LEVELS[i] ?? 0 };
      if (rules.failedAbsageStake === 'bothWays' && i >= reached) line(r, 'granted', { points: 1 }, facts);
      line(r, 'announced', { points: 1 }, facts);
    }
  },

  reached(r) {
    const loser = OTHER[r.winner];
    const eyes = r.game.eyes[r.winner];
    for (let i = 0; i < r.game.said.levels[loser]; i++) {
      const answer = ANSWERS[i] ?? 0;
      if (eyes >= answer) line(r, 'reached', { points: r.sign }, { party: r.winner, answer, level: LEVELS[i] ?? 0, eyes });
    }
  },

  said(r) {
    const { said, of, solo } = r.game;
    if (r.game.kind === 'misplay' && !r.rules.misplayPerCall) {
      if (said.re || said.kontra) line(r, 'called', { points: 2 });
      return;
    }
    const effect = r.rules.said === 'double' ? { factor: 2 } : { points: 2 };
    const automatic = of === 'hochzeit' && solo === null && r.rules.hochzeitSaysRe;
    for (const party of automatic || said.first === 're' ? PARTIES : KONTRA_FIRST) {
      if (said[party]) line(r, party, effect, party === 're' ? { automatic: automatic ? 'yes' : 'no' } : undefined);
    }
  },

  bonus(r) {
    const { rules, game, winner } = r;
    for (const bonus of bonusesCounted(rules, game.solo)) {
      for (const party of PARTIES) {
        const count = game.bonus[party][bonus];
        if (count === 0) continue;
        const facts = { party, count };
        if (party === winner) line(r, bonus, { points: count }, facts);
        else if (rules.losersBonus === 'deducted') line(r, bonus, { points: -count }, facts);
        else line(r, 'losersBonus', { points: 0 }, { ...facts, bonus });
      }
    }
  },

  floor(r) {
    const { floor } = r.rules;
    if (floor !== 'none' && foldLines(r.lines) < floor) line(r, 'floor', { floor });
  },

  misplay: (r) => line(r, 'misplay', { points: r.rules.misplayValue }, { party: OTHER[r.winner], as: r.rules.twelve ? 'schwarz' : 'lost' }),
};

/** Lines of a game that nobody won, seen from Re: what each party earned, set off against each other (ddv "Nobody wins"). */
function countNobody(game: Game, rules: HouseRules, decision: Decision, lines: Line[]): void {
  const re: Reckoning = { game, rules, decision, winner: 're', sign: 1, lines };
  const kontra: Reckoning = { ...re, winner: 'kontra', sign: -1 };
  line(re, 'nobody', { points: 0 }, { counts: rules.nobody.length === 0 ? 'nothing' : 'earned' });
  for (const step of rules.nobody) {
    STEPS[step](re);
    // The bonus step sets both parties' bonuses off by itself.
    if (step !== 'bonus') STEPS[step](kontra);
  }
}

/** One number per seat. `value` is what one opponent pays or one winner gets; a single Re player stands for `factor` of them. */
function pay(game: Game, rules: HouseRules, winner: Party | null, value: number, players: number): number[] {
  const points = new Array<number>(players).fill(0);
  const factor = game.solo === null ? 1 : game.kind === 'misplay' ? rules.misplaySoloistFactor : rules.soloistFactor;
  if (rules.sign === 'winnersPlus') {
    if (winner === null) return points;
    for (const seat of game[winner]) points[seat] = winner === 're' ? value * factor : value;
    return points;
  }
  const forRe = winner === 'kontra' ? 0 - value : value;
  for (const seat of game.re) points[seat] = forRe * factor;
  for (const seat of game.kontra) points[seat] = 0 - forRe;
  return points;
}

/** Scores an accepted game: who won, the lines that explain the value, the points per seat (rules/entry.md "Result"). */
export function scoreGame(game: Game, rules: HouseRules, table: TableContext): GameResult {
  const lines: Line[] = [];
  const single = game.solo !== null;
  let decision: Decision;
  let steps: readonly Step[];
  if (game.offender !== null) {
    decision = { winner: OTHER[game.offender], by: 'failed', needs: { re: 0, kontra: 0 } };
    steps = single ? rules.misplaySolo : rules.misplayPair;
  } else {
    decision = decide(game, rules);
    steps = single ? rules.solo : rules.pair;
  }
  const { winner } = decision;
  if (winner === null) countNobody(game, rules, decision, lines);
  else {
    const reckoning: Reckoning = { game, rules, decision, winner, sign: 1, lines };
    for (const step of steps) STEPS[step](reckoning);
  }
  const value = foldLines(lines);
  return { points: pay(game, rules, winner, value, table.players), value, winner, lines };
}
