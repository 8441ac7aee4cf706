import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* The measured contrasts of LOOK.md, read from the tokens as they are: desk text 4.5, hall text 7, borders of controls 3 (WCAG 2.2 AA). */

const css = readFileSync(new URL('../../renderer/theme/tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

function tokensOf(selector: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((one) => one.trim() === selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);?/g)) found.set(name, value.trim());
  }
  return found;
}

const light = tokensOf(':root');
const THEMES = {
  light,
  dark: new Map([...light, ...tokensOf('[data-theme=dark]')]),
  hall: new Map([...light, ...tokensOf('[data-theme=hall]')]),
} as const;
type Theme = keyof typeof THEMES;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(theme: Theme, front: string, back: string): number {
  const [a = 0, b = 0] = [front, back].map((name) => {
    const value = THEMES[theme].get(name) ?? '';
    expect(value, `${name} in ${theme}`).toMatch(/^#[0-9A-Fa-f]{6}$/);
    return luminance(value);
  });
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const GROUNDS = ['--paper', '--sheet', '--sunk'] as const;
/** Writing and what it may stand on. */
const PAIRS: readonly (readonly [front: string, backs: readonly string[]])[] = [
  ['--ink', [...GROUNDS, '--accent-soft', '--mark', '--warn-soft', '--loss-soft', '--gain-soft']],
  ['--ink-2', [...GROUNDS, '--accent-soft']],
  ['--muted', [...GROUNDS, '--accent-soft']],
  ['--accent', ['--paper', '--sheet', '--accent-soft']],
  ['--accent-ink', ['--accent']],
  ['--gain', ['--paper', '--sheet', '--gain-soft']],
  ['--loss', ['--paper', '--sheet', '--loss-soft']],
  ['--warn', ['--paper', '--sheet', '--warn-soft']],
];
const LEAST = { light: 4.5, dark: 4.5, hall: 7 } as const;

const rows = (Object.keys(THEMES) as Theme[]).flatMap((theme) =>
  PAIRS.flatMap(([front, backs]) => backs.map((back) => [theme, front, back, LEAST[theme]] as const)),
);

test.each(rows)('%s: %s on %s is at least %d to 1', (theme, front, back, least) => {
  expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(least);
});

test.each((Object.keys(THEMES) as Theme[]).flatMap((theme) => (['--sheet', '--paper'] as const).map((back) => [theme, back] as const)))(
  '%s: the border of a control on %s is at least 3 to 1',
  (theme, back) => {
    expect(contrast(theme, '--edge', back)).toBeGreaterThanOrEqual(3);
  },
);
