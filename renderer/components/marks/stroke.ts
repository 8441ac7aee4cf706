/*
 * A brush stroke as a filled outline. Everything is computed from the points and a seed, so that the same
 * stroke comes out on every screen, in every print and in every test.
 */

export type Point = readonly [x: number, y: number];

/** Numbers from 0 up to 1, always the same for the same seed (mulberry32). */
export function wobble(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The hand's path through the points: a Catmull-Rom curve, `steps` pieces between two points. */
function curve(points: readonly Point[], steps: number): Point[] {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const path: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const axis = (k: 0 | 1) => {
        const leave = (to[k] - before[k]) / 2;
        const arrive = (after[k] - from[k]) / 2;
        const bend = 3 * (to[k] - from[k]) - 2 * leave - arrive;
        const twist = 2 * (from[k] - to[k]) + leave + arrive;
        return from[k] + t * (leave + t * (bend + t * twist));
      };
      path.push([axis(0), axis(1)]);
    }
  }
  path.push(at(points.length - 1));
  return path;
}

export interface BrushOptions {
  /** Share of the width where the brush is put down. */
  readonly start?: number;
  /** Share of the width where it is lifted. */
  readonly end?: number;
  /** Pieces between two points. */
  readonly steps?: number;
}

/** The outline of a stroke of `width` through `points`, as an SVG path. */
export function brush(points: readonly Point[], width: number, seed: number, options: BrushOptions = {}): string {
  const { start = 0.75, end = 0.35, steps = 10 } = options;
  const next = wobble(seed);
  const spine = curve(points, steps);
  const phase = next() * 6;
  const there: Point[] = [];
  const back: Point[] = [];
  spine.forEach(([x, y], i) => {
    const [ax, ay] = spine[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
    const done = i / (spine.length - 1);
    const pressure = Math.min(1, start + done * 6) * Math.min(1, end + (1 - done) * 4);
    const grain = 0.9 + 0.12 * Math.sin(phase + done * 7) + 0.06 * (next() - 0.5);
    const half = (width / 2) * pressure * grain;
    there.push([x - dy * half, y + dx * half]);
    back.unshift([x + dy * half, y - dx * half]);
  });
  return outline([...there, ...back]);
}

/** A closed path through the points. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
