import type { Fairness } from './drawInput.ts';
import type { Problem } from './problem.ts';
import type { Seating } from './seating.ts';

interface Sessions {
  readonly past: Problem['past'];
  readonly pastSessions: readonly Seating[];
  readonly planned: Problem['present'];
  readonly sizes: Problem['sizes'];
  readonly fixed: Int16Array;
  readonly people: number;
}

/**
 * Sessions at a table of five: what people had, and what they should have in the end. In a session everybody has an equal
 * share of the seats there, except people fixed to a table: they have what their table gives them, the others share the rest.
 */
export function shareOfFives({
  past,
  pastSessions,
  planned,
  sizes,
  fixed,
  people,
}: Sessions): Pick<Problem, 'pastFives' | 'expectedFives'> {
  const pastFives = new Int16Array(people);
  const expectedFives = new Float64Array(people);
  const add = (person: number, share: number) => {
    expectedFives[person] = (expectedFives[person] as number) + share;
  };
  for (const [session, tables] of past.entries()) {
    const seatings = pastSessions[session] ?? [];
    let seats = 5 * seatings.filter((table) => table.seats.length === 5).length;
    let sharing = seatings.reduce((sum, table) => sum + table.seats.length, 0);
    for (const [index, table] of tables.entries()) {
      const five = seatings[index]?.seats.length === 5 ? 1 : 0;
      for (const person of table) {
        pastFives[person] = (pastFives[person] as number) + five;
        if (fixed[person] === -1) continue;
        add(person, five);
        seats -= five;
        sharing--;
      }
    }
    for (const person of tables.flat()) if (fixed[person] === -1) add(person, seats / sharing);
  }
  for (const [session, there] of planned.entries()) {
    const list = sizes[session] ?? [];
    const fixedTo = (person: number) => fixed[session * people + person] as number;
    const bound = there.filter((person) => fixedTo(person) !== -1);
    const taken = bound.filter((person) => list[fixedTo(person)] === 5).length;
    const share = (5 * list.filter((size) => size === 5).length - taken) / Math.max(1, there.length - bound.length);
    for (const person of there) add(person, fixedTo(person) === -1 ? share : list[fixedTo(person)] === 5 ? 1 : 0);
  }
  return { pastFives, expectedFives };
}

/** Windows for the sessions at a table of five. `balanced` has two of them: a count may be one lower or one higher than strict allows. */
export function fiveWindow(problem: Problem, fair: Fairness, variant: 0 | 1): { readonly lo: Int16Array; readonly hi: Int16Array } {
  const lo = new Int16Array(problem.people);
  const hi = new Int16Array(problem.people).fill(0x7fff);
  if (fair === 'free') return { lo, hi };
  for (let person = 0; person < problem.people; person++) {
    const expected = problem.expectedFives[person] as number;
    // Sums of fractions such as 5/13: a hair beside a whole number is the whole number.
    const below = Math.floor(expected + 1e-6);
    const above = Math.ceil(expected - 1e-6);
    const whole = below === above;
    const wider = fair === 'balanced';
    lo[person] = Math.max(0, wider && (whole || variant === 0) ? below - 1 : below);
    hi[person] = wider && (whole || variant === 1) ? above + 1 : above;
  }
  return { lo, hi };
}
