import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameResult, Line, RuleSetId, TableContext } from '../../electron/core/rules/ruleSet.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import { defaultOptions } from './arbitrary.ts';

interface Case {
  readonly id?: string;
  readonly rules: RuleSetId;
  readonly players: 4 | 5;
  readonly sitsOut: number | null;
  readonly entry: unknown;
  readonly options?: unknown;
  readonly expected: {
    readonly points?: readonly number[];
    readonly value?: number;
    readonly winner?: string | null;
    readonly error?: unknown;
  };
  readonly how?: string;
  readonly note?: string;
}

const readCases = (file: string): Case[] =>
  readFileSync(path.join(import.meta.dirname, '../cases', file), 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as Case);
const cases = [...readCases('scoring.ndjson'), ...readCases('ddv.ndjson')];
const nameOf = (one: Case, index: number) => `${one.id ?? `${one.rules} ${index}`}: ${one.how ?? one.note ?? JSON.stringify(one.entry)}`;
const score = ({ rules, players, sitsOut, entry, options }: Case) =>
  RULE_SETS[rules].score(entry, { players, sitsOut } as TableContext, defaultOptions(rules, options));

test('the case files are there', () => {
  expect(cases.length).toBeGreaterThan(500);
});

describe('games that count', () => {
  test.each(cases.filter((one) => one.expected.error === undefined).map((one, i) => [nameOf(one, i), one] as const))('%s', (_, one) => {
    const result = score(one);
    expect(result).toMatchObject({ ok: true, value: one.expected });
  });
});

describe('entries that are refused', () => {
  test.each(cases.filter((one) => one.expected.error !== undefined).map((one, i) => [nameOf(one, i), one] as const))('%s', (_, one) => {
    const result = score(one);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.error.code).toMatch(/^(table|entry)\./);
  });
});

// The case file tells in words what was counted. Our lines must tell the same, one for one.
type Facts = { readonly [name: string]: unknown };
const level = (facts: Facts) => (facts.level === 0 ? 'schwarz' : String(facts.level));
const signed = (n: number) => (n < 0 ? String(n) : `+${n}`);

const DOPPELKOPF_WORDS: { readonly [code: string]: (line: Line, facts: Facts) => string } = {
  won: () => 'won 1',
  against: () => 'against 1',
  soloBonus: () => 'solo 1',
  below: (_, facts) => `no ${level(facts)} 1`,
  noTrick: () => 'no trick 1',
  announced: (_, facts) => `${facts.party} announced ${level(facts)} 1`,
  granted: (_, facts) => `${level(facts)} granted 1`,
  reached: (_, facts) => `${facts.answer} against ${level(facts)} 1`,
  re: (line) => (line.factor === undefined ? 're said 2' : 're x2'),
  kontra: (line) => (line.factor === undefined ? 'kontra said 2' : 'kontra x2'),
  floor: () => 'floor 0',
  nobody: () => 'both Absagen failed',
};

function wieland(line: Line): string[] {
  if (line.code === 'losersBonus') return [];
  return [DOPPELKOPF_WORDS[line.code]?.(line, line.facts ?? {}) ?? `${line.code} ${line.points}`];
}
// The file writes set-off bonuses as one signed figure per kind.
function netBonuses(lines: readonly Line[], words: (line: Line) => string[]): string[] {
  const net = new Map<string, number>();
  const out: string[] = [];
  for (const line of lines) {
    if (line.facts?.count === undefined) out.push(...words(line));
    else net.set(line.code, (net.get(line.code) ?? 0) + (line.points ?? 0));
  }
  for (const [code, points] of net) if (points !== 0) out.push(`${code} ${signed(points)}`);
  return out;
}
const TWELVE: { readonly [level: string]: string } = { '90': '9', '60': '6', '30': '3', schwarz: 'schwarz' };
function heinzWords(line: Line): string[] {
  const facts: Facts = line.facts ?? {};
  const short = TWELVE[level(facts)];
  const words: { readonly [code: string]: string } = {
    won: 'reached 12',
    below: `reached ${short}`,
    noTrick: 'reached schwarz',
    granted: `granted ${short}`,
    announcedWon: `${facts.party} announced 12`,
    announced: `${facts.party} announced ${short}`,
    soloFixed: 'fixed',
    misplay: '12-9-6-3-schwarz 5',
  };
  return [words[line.code] ?? DOPPELKOPF_WORDS[line.code]?.(line, facts) ?? line.code];
}
/** "reached 12-9" -> "reached 12", "reached 9". */
const spread = (how: string): string[] => {
  const list = /^(reached|granted|re announced|kontra announced) (.+)$/.exec(how);
  return list === null ? [how] : (list[2] ?? '').split('-').map((one) => `${list[1]} ${one}`);
};
const tarockNames: { readonly [code: string]: string } = {
  absolut: 'absolut announced',
  absolutStill: 'absolut silent',
  pagat: 'pagat announced',
  pagatStill: 'pagat silent',
  valat: 'valat announced',
  valatStill: 'valat silent',
  declinedKontra: 'game',
  declinedRekontra: 'game',
};

function told(one: Case, result: GameResult): string[] {
  const { lines, winner } = result;
  switch (one.rules) {
    case 'wielandstrasse':
      return lines.flatMap(wieland);
    case 'eselstall':
      return netBonuses(lines, wieland);
    case 'heinz': {
      const words = netBonuses(lines, heinzWords);
      if (!words.includes('fixed')) return words;
      return [words.includes('kontra x2') ? 'fixed 24/8' : 'fixed 12/4'];
    }
    default: {
      const sign = winner === 'defenders' ? -1 : 1;
      if (winner === null) return [`A ${result.value}`];
      return lines
        .filter((line) => line.code !== 'replaced')
        .map((line) => `${tarockNames[line.code] ?? line.code} ${signed(sign * (line.points ?? 0))}`);
    }
  }
}

describe('the lines tell what the case file tells', () => {
  const rows = cases.filter((one) => one.expected.error === undefined && one.how !== undefined && !one.how.endsWith('misplayed'));
  test.each(rows.map((one, i) => [nameOf(one, i), one] as const))('%s', (_, one) => {
    const result = score(one);
    if (!result.ok) throw new Error(result.error.code);
    const how = (one.how ?? '').split('; ').flatMap((word) => (one.rules === 'heinz' ? spread(word) : [word]));
    expect(told(one, result.value).sort()).toEqual(how.sort());
  });
});
