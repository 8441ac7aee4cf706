import { brush, outline, type Point, wobble } from './stroke.ts';

/* The marks of the card table as paths. Each has its own box; the components stretch it over what they mark. */

export const UNDERLINE_BOX = { width: 400, height: 14 };
export function underlinePath(seed: number): string {
  const { width, height } = UNDERLINE_BOX;
  const next = wobble(seed);
  const points = Array.from({ length: 7 }, (_, i): Point => {
    const lift = i === 6 ? height * 0.1 : 0;
    return [4 + (i * (width - 8)) / 6, height / 2 + (next() - 0.5) * height * 0.32 - lift];
  });
  return brush(points, height * 0.5, seed, { steps: 6 });
}

export const RING_BOX = { width: 100, height: 100 };
/** A ring drawn in one go: it starts at the upper left and overshoots its beginning. */
export function ringPath(seed: number): string {
  const next = wobble(seed);
  const parts = 11;
  const points = Array.from({ length: parts + 2 }, (_, i): Point => {
    const angle = -2 + (i * 2 * Math.PI) / parts;
    const wide = 42 + (next() - 0.5) * 3 + i * 0.35;
    const high = 40 + (next() - 0.5) * 3;
    return [50 + wide * Math.cos(angle), 50 + high * Math.sin(angle)];
  });
  return brush(points, 7, seed, { steps: 5 });
}

export const STRIKE_BOX = { width: 120, height: 20 };
export function strikePath(seed: number): string {
  const { width, height } = STRIKE_BOX;
  const points: Point[] = [
    [2, height * 0.62],
    [width * 0.3, height * 0.5],
    [width * 0.65, height * 0.55],
    [width - 2, height * 0.38],
  ];
  return brush(points, height * 0.085, seed, { steps: 5 });
}

export const SWIPE_BOX = { width: 400, height: 60 };
/** The highlighter: a broad flat pen, so straight edges with slightly uneven corners. */
export function swipePath(seed: number): string {
  const next = wobble(seed);
  const about = (middle: number, range: number) => middle + (next() - 0.5) * range;
  return outline([
    [about(4, 2), about(5, 4)],
    [about(130, 60), about(3, 3)],
    [about(280, 60), about(5, 3)],
    [about(399, 1), about(2, 3)],
    [about(396.5, 2), about(56, 4)],
    [about(260, 60), about(58, 3)],
    [about(120, 60), about(56, 3)],
    [about(1, 1), about(58, 3)],
  ]);
}

const TALLY_BUNDLE = 38;
const TALLY_STEP = 7;
/** One stroke of a tally; every fifth crosses the four before it. */
export function tallyStroke(index: number, seed: number): string {
  const next = wobble(seed * 31 + index);
  const about = (middle: number, range: number) => middle + (next() - 0.5) * range;
  const left = Math.floor(index / 5) * TALLY_BUNDLE;
  const upright = index % 5;
  if (upright === 4) {
    const across: Point[] = [
      [left - 0.5, about(18.5, 1.4)],
      [left + 15, about(12.5, 1)],
      [left + 32, about(6, 1.4)],
    ];
    return brush(across, 3.1, seed * 13 + index, { steps: 4, start: 0.8, end: 0.5 });
  }
  const x = about(left + 5 + upright * TALLY_STEP, 1.6);
  const down: Point[] = [
    [about(x + 1, 1.4), about(4, 2)],
    [about(x, 1.2), 12],
    [about(x - 1, 1.4), about(21.3, 1.5)],
  ];
  return brush(down, 3.1, seed * 13 + index, { steps: 4, start: 0.8, end: 0.5 });
}

export const TALLY_HEIGHT = 25;
/** Width of a tally of `total` strokes in its own units, 2 of air at the left included. */
export function tallyWidth(total: number): number {
  if (total === 0) return 2;
  const last = total - 1;
  const right = last % 5 === 4 ? 33 : 5 + (last % 5) * TALLY_STEP + 6;
  return 3 + Math.floor(last / 5) * TALLY_BUNDLE + right;
}

const through = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): Point[] => [
  [ax, ay],
  [bx, by],
  [cx, cy],
];

export const DIRECTIONS = ['up', 'down', 'same'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** An arrow in a box of 24; `same` is an equals sign. */
export function arrowPath(direction: Direction, seed: number): string {
  if (direction === 'same') return [9, 15.6].map((y, i) => brush(through(4, y, 12, y - 0.6, 20, y), 3, seed + i)).join('');
  const shaftAndBarbs = [through(12, 22, 12.3, 14, 12, 4), through(12, 3, 8, 7.5, 4, 11.5), through(12, 3, 16, 7, 20, 11)];
  const turned = (points: Point[]) => (direction === 'up' ? points : points.map(([x, y]): Point => [x, 24 - y]));
  return shaftAndBarbs.map((points, i) => brush(turned(points), 3.4, seed + i)).join('');
}

/** A tick in a box of 24. */
export function checkPath(seed: number): string {
  return brush([[3, 13], ...through(8.5, 19, 14, 11, 21, 4)], 3.4, seed);
}
