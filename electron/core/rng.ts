/**
 * Seeded 32-bit generator (sfc32) whose state is a value: every function takes a state and answers the next one.
 * Integer arithmetic only, so the same seed gives the same numbers on every machine.
 */
export type RngState = readonly [number, number, number, number];

/** State for `seed` (any safe integer; its low and its high 32 bits are both used). */
export function seedRng(seed: number): RngState {
  const low = seed >>> 0;
  const high = Math.floor(Math.abs(seed) / 0x1_0000_0000) >>> 0;
  let state: RngState = [low, high, (low ^ 0x9e3779b9) >>> 0, 1];
  for (let i = 0; i < 15; i++) state = nextU32(state)[1];
  return state;
}

/** Next whole number 0 .. 2^32-1, and the state after it. */
export function nextU32([a, b, c, counter]: RngState): [number, RngState] {
  const sum = (a + b + counter) | 0;
  const next: RngState = [(b ^ (b >>> 9)) >>> 0, (c + (c << 3)) >>> 0, (((c << 21) | (c >>> 11)) + sum) >>> 0, (counter + 1) >>> 0];
  return [sum >>> 0, next];
}

/** Whole number 0 .. bound-1, every one equally likely (rejection, no modulo bias). `bound` is 1 .. 2^32. */
export function nextBelow(state: RngState, bound: number): [number, RngState] {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
  let [value, next] = nextU32(state);
  while (value >= limit) [value, next] = nextU32(next);
  return [value % bound, next];
}

/** A new array in random order (Fisher-Yates); every order is equally likely. */
export function shuffle<T>(state: RngState, items: readonly T[]): [T[], RngState] {
  const out = [...items];
  let next = state;
  for (let i = out.length - 1; i > 0; i--) {
    let j: number;
    [j, next] = nextBelow(next, i + 1);
    const held = out[i] as T;
    out[i] = out[j] as T;
    out[j] = held;
  }
  return [out, next];
}
