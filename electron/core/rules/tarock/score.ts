import type { Facts, Refusal } from '../../result.ts';
import { addLine, foldLines, type LineCode } from '../lines.ts';
import type { RuleWarningCode } from '../refusals.ts';
import type { GameResult, Line, TableContext } from '../ruleSet.ts';
import { approvedFor } from './approvals.ts';
import { type Announced, type Hand, needsApproval } from './entry.ts';
import type { Paid, TarockRules } from './house.ts';
import { ABSOLUT_EYES, GAME_EYES, OTHER_SIDE, type PlayedKind, type Side, TOTAL_EYES } from './words.ts';

/** Collects lines seen from `side`: what that side earns is plus. */
interface Reckoning {
  readonly hand: Hand;
  readonly rules: TarockRules;
  readonly side: Side;
  readonly lines: Line[];
}

function line({ rules, lines }: Reckoning, code: LineCode, points: number, facts?: Facts): void {
  addLine(lines, rules.paragraphs, code, { points }, facts);
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
const times = (kontra: number): number => 1 << kontra;

/** A line that `earner` earns: its value times its own Kontra. */
function earn(r: Reckoning, paid: Paid, earner: Side, kontra: number, facts: Facts = {}): void {
  const points = r.rules.values[r.hand.of][paid] * times(kontra);
  line(r, paid, earner === r.side ? points : -points, { side: earner, kontra, ...facts });
}

const gameWinner = (eyes: number): Side => (eyes >= GAME_EYES ? 'declarers' : 'defenders');
const announcedWinner = ({ by, made }: Announced): Side => (made ? by : OTHER_SIDE[by]);

/** Points of an announced Valat: half when the director did not approve one that needs it (2.10), times its Kontra. */
function valatPoints(valat: Announced, of: PlayedKind, rules: TarockRules): { readonly points: number; readonly halved: boolean } {
  const mayHalve = of !== 'rufer' || rules.unapprovedKontraValat === 'half';
  const halved = needsApproval(of, valat.by) && !valat.approved && mayHalve;
  const full = rules.values[of].valat;
  return { points: (halved ? full / 2 : full) * times(valat.kontra), halved };
}

function countValat(r: Reckoning): void {
  const { valat, valatStill, of } = r.hand;
  if (valat !== null) {
    const { points, halved } = valatPoints(valat, of, r.rules);
    const earner = announcedWinner(valat);
    const facts = { side: earner, by: valat.by, made: yesNo(valat.made), kontra: valat.kontra, halved: yesNo(halved) };
    line(r, 'valat', earner === r.side ? points : -points, facts);
  }
  if (valatStill !== null) earn(r, 'valatStill', valatStill, 0);
}

/** Game, Absolut, Pagat, Mond, Trull and Königstrull of a hand that was played. */
function countHand(r: Reckoning, eyes: number): void {
  const { hand } = r;
  const eyesOf = { declarers: eyes, defenders: TOTAL_EYES - eyes };
  earn(r, 'game', gameWinner(eyes), hand.kontra, { eyes, needs: GAME_EYES });
  if (hand.absolut !== null) {
    const { by, kontra } = hand.absolut;
    const made = eyesOf[by] >= ABSOLUT_EYES;
    earn(r, 'absolut', made ? by : OTHER_SIDE[by], kontra, { by, made: yesNo(made), eyes: eyesOf[by], needs: ABSOLUT_EYES });
  }
  if (hand.of === 'rufer') {
    const strong = eyes >= ABSOLUT_EYES ? 'declarers' : eyesOf.defenders >= ABSOLUT_EYES ? 'defenders' : null;
    if (strong !== null && hand.absolut?.by !== strong) {
      earn(r, 'absolutStill', strong, 0, { eyes: eyesOf[strong], needs: ABSOLUT_EYES });
    }
  }
  if (hand.pagat !== null) {
    const { by, kontra, made } = hand.pagat;
    earn(r, 'pagat', announcedWinner(hand.pagat), kontra, { by, made: yesNo(made) });
  }
  for (const paid of ['pagatStill', 'mond', 'trull', 'koenigstrull'] as const) {
    const side = hand[paid];
    if (side !== null) earn(r, paid, side, 0);
  }
}

/** A: what was announced in a hand with a renonce (1.7). After an announced Valat it is the Valat alone. */
function countRenonce(r: Reckoning): void {
  const { hand, rules } = r;
  if (hand.valat !== null) {
    const { points, halved } = valatPoints(hand.valat, hand.of, rules);
    line(r, 'valat', points, {
      side: hand.valat.by,
      by: hand.valat.by,
      made: 'open',
      kontra: hand.valat.kontra,
      halved: yesNo(halved),
    });
    return;
  }
  const value = (paid: Paid, kontra: number, facts: Facts) =>
    line(r, paid, rules.values[hand.of][paid] * times(kontra), { kontra, ...facts });
  value('game', hand.kontra, { side: 'open' });
  for (const paid of ['absolut', 'pagat'] as const) {
    const announced = hand[paid];
    if (announced !== null) value(paid, announced.kontra, { side: announced.by, by: announced.by, made: 'open' });
  }
}

/** The offender pays A to each; as opponent of a single player he pays that player three times (1.7). */
function payRenonce(hand: Hand, offender: number, value: number, points: number[]): void {
  const single = hand.declarers.length === 1;
  for (const seat of [...hand.declarers, ...hand.defenders]) {
    if (seat === offender) continue;
    const share = single && hand.declarers.includes(seat) ? value * hand.defenders.length : value;
    points[seat] = share;
    points[offender] = (points[offender] ?? 0) - share;
  }
}

/** Worth a look: a Kontra that 2.5 demands, a Kontra against a Valat that 2.10.1 ties to an approval. */
function warnings(hand: Hand, table: TableContext): readonly Refusal<RuleWarningCode>[] {
  const out: Refusal<RuleWarningCode>[] = [];
  const plain = hand.of === 'rufer' && hand.absolut === null && hand.pagat === null && hand.valat === null;
  if (plain && hand.trull === 'defenders' && hand.kontra === 0) out.push({ code: 'forcedKontra', field: 'kontra' });
  if (
    hand.of !== 'rufer' &&
    hand.valat !== null &&
    hand.valat.by === 'declarers' &&
    hand.valat.kontra > 0 &&
    approvedFor('defenders', true, hand.declarers, table) !== true
  ) {
    out.push({ code: 'valatKontra', field: 'valat.kontra' });
  }
  return out;
}

/** Who won: the doubling that was not accepted, the Valat, or the game. */
function winnerOf(hand: Hand): Side {
  if (hand.declined !== null) return hand.declined === 'kontra' ? 'defenders' : 'declarers';
  if (hand.valat !== null) return announcedWinner(hand.valat);
  if (hand.valatStill !== null) return hand.valatStill;
  return gameWinner(hand.eyes ?? 0);
}

/** Scores an accepted hand: winner, the lines seen from the winner, the points per seat (rules/entry.md "Result"). */
export function scoreHand(hand: Hand, rules: TarockRules, table: TableContext): GameResult {
  const lines: Line[] = [];
  const points = new Array<number>(table.players).fill(0);
  if (hand.offender !== null) {
    countRenonce({ hand, rules, side: 'declarers', lines });
    const value = foldLines(lines);
    payRenonce(hand, hand.offender, value, points);
    const paid = lines.map((one) => ({ ...one, paragraph: [rules.renonceParagraph, one.paragraph].filter(Boolean).join(', ') }));
    return { points, value, winner: null, lines: paid };
  }
  const winner = winnerOf(hand);
  const r: Reckoning = { hand, rules, side: winner, lines };
  if (hand.declined !== null) {
    const code = hand.declined === 'kontra' ? 'declinedKontra' : 'declinedRekontra';
    line(r, code, rules.values[hand.of].game * times(hand.kontra), { side: winner });
    // 3.11: the Trull of the side that had to say Kontra is paid all the same.
    if (hand.trull !== null) earn(r, 'trull', hand.trull, 0);
  } else {
    const hasValat = hand.valat !== null || hand.valatStill !== null;
    if (!hasValat || rules.valat === 'adds') countHand(r, hand.eyes ?? 0);
    if (hasValat) countValat(r);
    if (hasValat && rules.valat === 'replaces') line(r, 'replaced', 0);
  }
  const value = foldLines(lines);
  const forDeclarers = winner === 'declarers' ? value : 0 - value;
  const factor = hand.declarers.length === 1 ? hand.defenders.length : 1;
  for (const seat of hand.declarers) points[seat] = forDeclarers * factor;
  for (const seat of hand.defenders) points[seat] = 0 - forDeclarers;
  const worth = hand.declined === null ? warnings(hand, table) : [];
  return { points, value, winner, lines, ...(worth.length === 0 ? {} : { warnings: worth }) };
}
