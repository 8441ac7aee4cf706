/**
 * The fewest repeat meetings any plan can have: `sessions` sessions of the same n = 4a + 5b people at `a` tables of four and
 * `b` of five, nothing played before. Letters as in the seating page: D degree, P pigeonhole, C coupling, A averaging.
 */
export interface Uniform {
  readonly fours: number;
  readonly fives: number;
  readonly sessions: number;
}

/** Repeats that cannot be avoided when everybody sits at a table of five `lo` to `hi` times. */
interface Window {
  readonly lo: number;
  readonly hi: number;
}

/** Smallest sum of C(x, 2) over `parts` whole numbers x with sum `total`; Infinity when there is no part to put something in. */
export function evenSplit(total: number, parts: number): number {
  if (parts === 0) return total === 0 ? 0 : Number.POSITIVE_INFINITY;
  const q = Math.floor(total / parts);
  return (parts * q * (q - 1)) / 2 + (total % parts) * q;
}

/** The bound when fives may fall as they like. */
export function lowerBoundFree(plan: Uniform): number {
  const { fours, fives, sessions } = plan;
  if (sessions < 2) return 0;
  // 20 people, 6 sessions: a plan without repeats would be a resolvable 4-GDD of type 2^10, which is known not to exist.
  const known = fours === 5 && fives === 0 && sessions === 6 ? 1 : 0;
  const coupled = coupledBound(plan, { lo: 0, hi: sessions });
  if (sessions === 2) return coupled;
  // A: leaving out one session at a time, every pair of sessions is left sessions - 2 times.
  const averaged = Math.ceil((sessions * lowerBoundFree({ fours, fives, sessions: sessions - 1 })) / (sessions - 2));
  return Math.max(known, coupled, averaged);
}

/** The bound when the sessions at a table of five of any two people differ by at most `spread`. */
export function lowerBoundSpread(plan: Uniform, spread: number): number {
  const { fours, fives, sessions } = plan;
  const free = lowerBoundFree(plan);
  if (fives === 0 || sessions < 2) return free;
  const average = Math.floor((5 * fives * sessions) / (4 * fours + 5 * fives));
  let least = Number.POSITIVE_INFINITY;
  for (let lo = Math.max(0, average - spread); lo <= average; lo++) {
    least = Math.min(least, coupledBound(plan, { lo, hi: Math.min(sessions, lo + spread) }));
  }
  return Math.max(free, least);
}

/** Smallest number of repeats between two sessions in which `both` people sit at a table of five both times (P). Convex in `both`. */
function pairBound({ fours, fives }: Uniform, both: number): number {
  return spreadOver(both, fives, 5, fours, fives) + spreadOver(5 * fives - both, fours, 4, fours, fives);
}

/** `total` people of `tables` tables of `size` go on to tables of five, the others to tables of four: as evenly as possible is cheapest. */
function spreadOver(total: number, tables: number, size: number, fours: number, fives: number): number {
  if (total < 0 || total > tables * size) return Number.POSITIVE_INFINITY;
  if (tables === 0) return 0;
  const u = Math.floor(total / tables);
  const more = total % tables;
  const cost = (x: number) => evenSplit(x, fives) + evenSplit(size - x, fours);
  return (tables - more) * cost(u) + (more === 0 ? 0 : more * cost(u + 1));
}

/** C with D: minimum over all ways to share out the fives, of the larger of the two bounds that hold for that way. */
function coupledBound(plan: Uniform, { lo, hi }: Window): number {
  const { fours, fives, sessions } = plan;
  const n = 4 * fours + 5 * fives;
  const total = 5 * fives * sessions;
  if (total < n * lo || total > n * hi) return Number.POSITIVE_INFINITY;
  const degree = (count: number) => evenSplit(3 * sessions + count, n - 1);
  const pairs = (sessions * (sessions - 1)) / 2;
  const pigeonhole = (coupling: number) => {
    const x = Math.floor(coupling / pairs);
    const more = coupling % pairs;
    return (pairs - more) * pairBound(plan, x) + (more === 0 ? 0 : more * pairBound(plan, x + 1));
  };
  const low = Math.floor(total / n);
  const above = total % n;
  const evenDegree = Math.ceil(((n - above) * degree(low) + above * degree(low + 1)) / 2);
  const evenCoupling = (n - above) * choose2(low) + above * choose2(low + 1);
  const even = Math.max(evenDegree, pigeonhole(evenCoupling));
  // A window of one or two neighbouring counts leaves no choice, and 0 cannot be beaten.
  if (even === 0 || hi - lo <= 1) return even;
  const most = mostCoupling(n, total, lo, hi);
  if (n * (total + 1) * (most + 1) > 4_000_000) return Math.max(evenDegree, leastPigeonhole(pigeonhole, evenCoupling, most));
  const least = degreeByCoupling(n, total, most, lo, hi, degree);
  let best = Number.POSITIVE_INFINITY;
  for (let coupling = 0; coupling <= most; coupling++) {
    const doubled = least[coupling] as number;
    if (doubled < UNREACHED) best = Math.min(best, Math.max(Math.ceil(doubled / 2), pigeonhole(coupling)));
  }
  return best;
}

const UNREACHED = 0x3fffffff;
const choose2 = (x: number) => (x * (x - 1)) / 2;

/** Largest sum of C(c, 2) for counts lo..hi with the given sum: as many extreme counts as possible. */
function mostCoupling(n: number, total: number, lo: number, hi: number): number {
  const high = Math.floor((total - n * lo) / (hi - lo));
  const rest = total - n * lo - high * (hi - lo);
  return high * choose2(hi) + (rest > 0 ? choose2(lo + rest) : 0) + (n - high - (rest > 0 ? 1 : 0)) * choose2(lo);
}

/** Valid where the exact search would be too large: any coupling in the range may occur. */
function leastPigeonhole(pigeonhole: (coupling: number) => number, from: number, to: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let coupling = from; coupling <= to; coupling++) best = Math.min(best, pigeonhole(coupling));
  return best;
}

/** For every sum of C(c, 2): the smallest sum of `degree(c)` over n counts lo..hi with sum `total`. Person by person. */
function degreeByCoupling(n: number, total: number, most: number, lo: number, hi: number, degree: (count: number) => number): Int32Array {
  const width = most + 1;
  let now = new Int32Array((total + 1) * width).fill(UNREACHED);
  let next = new Int32Array((total + 1) * width);
  const degrees = Array.from({ length: hi + 1 }, (_, count) => degree(count));
  now[0] = 0;
  for (let person = 0; person < n; person++) {
    next.fill(UNREACHED);
    // The others after this one can still take lo..hi each.
    const from = Math.max(person * lo, total - (n - person) * hi);
    const to = Math.min(person * hi, total - (n - person) * lo);
    for (let sum = from; sum <= to; sum++) {
      for (let count = lo; count <= hi && sum + count <= total; count++) {
        const pairs = choose2(count);
        const add = degrees[count] as number;
        const source = sum * width;
        const target = (sum + count) * width + pairs;
        for (let q = 0; q + pairs <= most; q++) {
          const value = (now[source + q] as number) + add;
          if (value < (next[target + q] as number)) next[target + q] = value;
        }
      }
    }
    [now, next] = [next, now];
  }
  return now.subarray(total * width);
}
