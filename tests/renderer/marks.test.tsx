import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Strike } from '../../renderer/components/marks/Strike.tsx';
import { Suit } from '../../renderer/components/marks/Suit.tsx';
import {
  arrowPath,
  checkPath,
  DIRECTIONS,
  ringPath,
  strikePath,
  swipePath,
  tallyStroke,
  tallyWidth,
  underlinePath,
} from '../../renderer/components/marks/shapes.ts';
import { Tally } from '../../renderer/components/marks/Tally.tsx';

/* The strokes are drawings, so what is checked is what a person relies on: the same everywhere, whole, inside their box. */

const points = (path: string): [number, number][] =>
  [...path.matchAll(/(-?\d+\.\d) (-?\d+\.\d)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe.each<[string, (seed: number) => string, number, number]>([
  ['underline', underlinePath, 400, 14],
  ['ring', ringPath, 100, 100],
  ['strike', strikePath, 120, 20],
  ['swipe', swipePath, 400, 60],
  ['check', checkPath, 24, 24],
  ...DIRECTIONS.map((to): [string, (seed: number) => string, number, number] => [`arrow ${to}`, (seed) => arrowPath(to, seed), 24, 24]),
])('%s', (_, draw, width, height) => {
  test('the same seed draws the same stroke, another one another', () => {
    expect(draw(7)).toBe(draw(7));
    expect(draw(7)).not.toBe(draw(8));
  });

  test('closed outlines, no hole in the numbers, inside the box but for a brush width', () => {
    for (let seed = 0; seed < 50; seed++) {
      const path = draw(seed);
      expect(path).toMatch(/^(M[-\d. L]+Z)+$/);
      for (const [x, y] of points(path)) {
        expect(x).toBeGreaterThan(-8);
        expect(x).toBeLessThan(width + 8);
        expect(y).toBeGreaterThan(-8);
        expect(y).toBeLessThan(height + 8);
      }
    }
  });
});

test('up points up, down points down', () => {
  const tip = (path: string): number => Math.min(...points(path).map(([, y]) => y));
  const foot = (path: string): number => Math.max(...points(path).map(([, y]) => y));
  const widthAt = (path: string, near: (y: number) => boolean): number => {
    const xs = points(path).flatMap(([x, y]) => (near(y) ? [x] : []));
    return Math.max(...xs) - Math.min(...xs);
  };
  const up = arrowPath('up', 2);
  expect(widthAt(up, (y) => y < tip(up) + 11)).toBeGreaterThan(widthAt(up, (y) => y > foot(up) - 8));
  const down = arrowPath('down', 2);
  expect(widthAt(down, (y) => y > foot(down) - 11)).toBeGreaterThan(widthAt(down, (y) => y < tip(down) + 8));
});

describe('tally', () => {
  const across = (index: number): number => {
    const xs = points(tallyStroke(index, 21)).map(([x]) => x);
    return Math.max(...xs) - Math.min(...xs);
  };
  test('every fifth stroke crosses the four before it', () => {
    for (let i = 0; i < 30; i++) expect(across(i) > 20).toBe(i % 5 === 4);
  });
  test('every stroke lies within the width', () => {
    for (let total = 1; total <= 30; total++) {
      const right = Math.max(...points(tallyStroke(total - 1, 21)).map(([x]) => x));
      expect(right).toBeLessThanOrEqual(tallyWidth(total) - 1);
    }
  });
});

describe('drawn', () => {
  test.each([
    ['5 of 8: made and missing', { count: 5, of: 8, label: '5 von 8' }, 2],
    ['all made: no ghosts', { count: 8, of: 8, label: '8 von 8' }, 1],
    ['none made: only ghosts', { count: 0, of: 4, label: '0 von 4' }, 1],
    ['more than planned', { count: 9, of: 8, label: '9 von 8' }, 1],
  ])('tally %s', (_, props, paths) => {
    const html = renderToStaticMarkup(<Tally {...props} />);
    expect(html).toContain('role="img"');
    expect(html).toContain(`aria-label="${props.label}"`);
    expect(html.match(/<path/g)).toHaveLength(paths);
  });
  test('more than 30 strokes nobody counts: the number stands there', () => {
    const html = renderToStaticMarkup(<Tally count={31} of={105} label="31 von 105" />);
    expect(html).not.toContain('<svg');
    expect(html).toContain('31 von 105');
  });
  test('a suit without a name is hidden from screen readers, with one it is read', () => {
    expect(renderToStaticMarkup(<Suit name="herz" />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<Suit name="herz" label="Herz" />)).toContain('aria-label="Herz"');
  });
  test('what is struck out stays readable', () => {
    const html = renderToStaticMarkup(<Strike>12</Strike>);
    expect(html).toMatch(/^<s [^>]*>12<svg/);
  });
});
