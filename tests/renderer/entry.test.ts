import { describe, expect, test } from 'vitest';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import { fieldOf, formRows, nextField, putPath, readPath } from '../../renderer/screens/desk/entry/draft.ts';
import { pressKey, toggleSeat } from '../../renderer/screens/desk/entry/entryKeys.ts';
import { checkPoints, emptyPoints, numbersOf, typePoints } from '../../renderer/screens/desk/entry/pointsForm.ts';
import { partiesOf, runningValues } from '../../renderer/screens/desk/entry/score.ts';

type Draft = Parameters<typeof putPath>[0];
const FOUR = { players: 4, sitsOut: null } as const;
const FIVE = { players: 5, sitsOut: 2 } as const;

const optionsOf = (id: keyof typeof RULE_SETS) => {
  const parsed = RULE_SETS[id].parseOptions({});
  if (!parsed.ok) throw new Error('options');
  return parsed.value;
};
const formOf = (draft: Draft, table: typeof FOUR | typeof FIVE = FOUR, id: keyof typeof RULE_SETS = 'eselstall') =>
  RULE_SETS[id].form(draft, table, optionsOf(id));

/** Types keys as the screen does: each goes through the form that the draft so far leads to. */
function type(keys: readonly string[], table: typeof FOUR | typeof FIVE = FOUR, id: keyof typeof RULE_SETS = 'eselstall') {
  let draft: Draft = {};
  let form = formOf(draft, table, id);
  let focus = nextField(form, null)?.path ?? null;
  for (const key of keys) {
    const step = pressKey(form, focus, key, table.players);
    if (step.do !== 'set') continue;
    draft = putPath(draft, step.path, step.value);
    form = formOf(draft, table, id);
    draft = form.entry;
    focus = step.path;
    const done = form.fields.find((field) => field.path === step.path);
    const complete =
      done?.type === 'seats'
        ? done.value.length >= done.max
        : done?.type === 'seat'
          ? done.value !== undefined
          : done?.type === 'choice' && !done.clear && done.value !== undefined;
    if (complete) focus = nextField(form, step.path)?.path ?? focus;
  }
  return { draft, focus };
}

describe('a game by keys alone', () => {
  test.each([
    ['the shortest: two seats and the eyes', ['1', '4', '1', '5', '5'], { kind: 'normal', re: [0, 3], reEyes: 155 }],
    ['with Re and keine 90', ['1', '4', 'r', '9', '1', '6', '0'], { re: [0, 3], calls: ['re', 're:90'], reEyes: 160 }],
    ['Kontra with Shift', ['2', '3', 'k', 'shift+9', '8', '0'], { re: [1, 2], calls: ['kontra', 'kontra:90'], reEyes: 80 }],
    ['a call taken back', ['1', '4', 'r', 'backspace', '1', '2', '1'], { calls: [], reEyes: 121 }],
    ['a solo: kind, which, who, eyes', ['s', 'd', '3', '1', '3', '0'], { kind: 'solo', solo: 'damen', re: [2], reEyes: 130 }],
    ['Hochzeit with a partner', ['h', '1', '2', '1', '2', '5'], { kind: 'hochzeit', re: [0, 1], reEyes: 125 }],
    ['a third seat takes the place of the first', ['1', '2', '3'], { re: [0, 1] }],
  ] as const)('%s', (_name, keys, expected) => {
    expect(type(keys).draft).toMatchObject(expected);
  });

  test('at a table of five the key of the sitting seat does nothing', () => {
    expect(type(['1', '3', '5', '1', '2', '1'], FIVE).draft).toMatchObject({ re: [0, 4], reEyes: 121 });
  });

  test('Enter saves from every field', () => {
    const form = formOf({ kind: 'normal', re: [0, 1], reEyes: 130 });
    for (const { path } of form.fields) expect(pressKey(form, path, 'enter', 4)).toEqual({ do: 'save' });
  });

  test('a choice that is blocked says why', () => {
    const form = formOf({ kind: 'normal', re: [0, 1], reEyes: 0, bonus: { re: { fuchs: 1 } } }, FOUR, 'wielandstrasse');
    const field = form.fields.find((one) => one.path === 'noTrick');
    if (field?.type !== 'choice') throw new Error('no such field');
    expect(field.choices.some((choice) => choice.blocked !== undefined)).toBe(true);
    expect(pressKey(form, 'reEyes', 'x', 4)).toEqual({ do: 'blocked', reason: 'form.blocked.hasBonus' });
  });

  test('the focus goes where the game is spoken of next', () => {
    expect(type(['1']).focus).toBe('re');
    expect(type(['1', '4']).focus).toBe('calls');
    expect(type(['s']).focus).toBe('solo');
    expect(type(['s', 'd']).focus).toBe('re');
    expect(type(['1', '4', '1']).focus).toBe('reEyes');
  });
});

test('every house can be played by keys: kinds have one each, and no two the same', () => {
  for (const id of ['eselstall', 'wielandstrasse', 'heinz', 'tc-solo', 'ddv'] as const) {
    const kinds = formOf({}, FOUR, id).fields.find((field) => field.path === 'kind');
    if (kinds?.type !== 'choice') throw new Error(id);
    for (const choice of kinds.choices) {
      const step = pressKey(formOf({}, FOUR, id), null, choice.key ?? '', 4);
      expect(step, `${id} ${choice.value}`).toEqual({ do: 'set', path: 'kind', value: choice.value });
    }
  }
});

test('a seat is toggled, and the oldest gives way', () => {
  const field = {
    path: 're',
    type: 'seats',
    label: 'form.re',
    min: 2,
    max: 2,
    blocked: [],
    chosenLabel: 'party.re',
    otherLabel: 'party.kontra',
  } as const;
  expect(toggleSeat({ ...field, value: [0, 3] }, 3)).toEqual([0]);
  expect(toggleSeat({ ...field, value: [0] }, 3)).toEqual([0, 3]);
  expect(toggleSeat({ ...field, value: [0, 3] }, 1)).toEqual([3, 1]);
});

test('paths are read, written and taken out', () => {
  const entry = putPath(putPath({}, 'bonus.re.fuchs', 2), 'kind', 'normal');
  expect(entry).toEqual({ bonus: { re: { fuchs: 2 } }, kind: 'normal' });
  expect(readPath(entry, 'bonus.re.fuchs')).toBe(2);
  expect(readPath(entry, 'bonus.kontra.fuchs')).toBeUndefined();
  expect(putPath(entry, 'kind', undefined)).toEqual({ bonus: { re: { fuchs: 2 } } });
});

test.each([
  ['re.1', 're'],
  ['calls.0', 'calls'],
  ['bonus.re.fuchs', 'bonus.re.fuchs'],
  ['bonus.re', 'bonus.re.fuchs'],
  ['unknown', undefined],
] as const)('a refusal of %s stands at the field %s', (refused, path) => {
  expect(fieldOf(formOf({ kind: 'normal' }), refused)?.path).toBe(path);
});

test('the counters of extra points share one row of the form', () => {
  const rows = formRows(formOf({ kind: 'normal' }));
  expect(rows.filter((row) => row.key === 'form.bonus')).toHaveLength(1);
  expect(rows.find((row) => row.key === 'form.bonus')?.fields).toHaveLength(8);
});

test('the running value ends at the value of the game', () => {
  const rules = RULE_SETS.eselstall;
  const entry = {
    kind: 'normal',
    re: [0, 3],
    calls: ['re', 'kontra', 're:90'],
    reEyes: 155,
    bonus: { re: { fuchs: 1 }, kontra: { karlchen: 1 } },
  };
  const scored = rules.score(entry, FOUR, optionsOf('eselstall'));
  if (!scored.ok) throw new Error(scored.error.code);
  expect(runningValues(scored.value.lines).at(-1)).toBe(scored.value.value);
});

test('parties follow from the seats chosen', () => {
  const form = formOf({ kind: 'normal', re: [0, 3] }, FIVE);
  expect(partiesOf(form, 5, 2)).toEqual(['party.re', 'party.kontra', null, 'party.re', 'party.kontra']);
  expect(partiesOf(formOf({ kind: 'normal', re: [0] }), 4, null)).toEqual(['party.re', null, null, null]);
});

describe('points seat by seat', () => {
  const typed = (...texts: string[]) => ({ texts, last: 2 });
  test('a sum that is not 0 offers the one number that mends it', () => {
    expect(checkPoints(typed('-8', '4', '1', '4'), true)).toMatchObject({ sum: 1, complete: true, mend: { seat: 2, value: 0 } });
  });
  test('one empty seat is what is left over', () => {
    expect(checkPoints(typed('−8', '4', '', '4'), true)).toMatchObject({ complete: false, mend: { seat: 2, value: 0 } });
    expect(checkPoints(typed('-8', '4', '', '5'), true).mend).toEqual({ seat: 2, value: -1 });
  });
  test('two empty seats mend nothing, nor does a house without minus', () => {
    expect(checkPoints(typed('1', '', '', '4'), true).mend).toBeNull();
    expect(checkPoints(typed('1', '2', '3', '4'), false)).toMatchObject({ sum: 10, complete: true, mend: null });
  });
  test('what is no number is named', () => {
    expect(checkPoints(typed('1', 'zwei', '0', '0'), true)).toMatchObject({ unreadable: [1], complete: false, mend: null });
  });
  test('the sitting seat begins with 0', () => {
    expect(numbersOf(emptyPoints(5, 2))).toEqual([null, null, 0, null, null]);
    expect(typePoints(emptyPoints(4, null), 1, '-3')).toEqual({ texts: ['', '-3', '', ''], last: 1 });
  });
});
