import { nextU32, type RngState } from '../rng.ts';

/** The generator of rng.ts (sfc32) with its state in place, for loops that draw millions of numbers. */
export type FastRandom = Uint32Array;

/** A generator of its own for part `stream` of a draw; also gives back the state to go on with. */
export function fastRandom(state: RngState): [FastRandom, RngState] {
  const [a, s1] = nextU32(state);
  const [b, s2] = nextU32(s1);
  const [c, next] = nextU32(s2);
  const random = new Uint32Array([a, b, c, 1]);
  for (let i = 0; i < 12; i++) fastU32(random);
  return [random, next];
}

/** Next whole number 0 .. 2^32-1. */
export function fastU32(s: FastRandom): number {
  const a = s[0] as number;
  const b = s[1] as number;
  const c = s[2] as number;
  const counter = s[3] as number;
  const sum = (a + b + counter) >>> 0;
  s[3] = counter + 1;
  s[0] = b ^ (b >>> 9);
  s[1] = c + (c << 3);
  s[2] = ((c << 21) | (c >>> 11)) + sum;
  return sum;
}

/** Whole number 0 .. bound-1 (bound up to 2^20; the bias of 2^-12 at most has no say in who meets whom: people are shuffled before). */
export function fastBelow(s: FastRandom, bound: number): number {
  return Math.floor((fastU32(s) * bound) / 0x1_0000_0000);
}
