import { expect, test } from 'vitest';
import type { SurroundingsView } from '../../electron/contract/surroundings.ts';
import { foundIn } from '../../renderer/screens/desk/help/rehearsal.ts';
import { type HallWindow, seenNext } from '../../renderer/screens/desk/rail/useHallWindow.ts';
import { sessionEnd } from '../../renderer/screens/desk/session/sessionEnd.ts';

const BROWSER: SurroundingsView = {
  shell: 'browser',
  screens: null,
  hallOpen: false,
  printers: null,
  keptAwake: null,
  onBattery: null,
  file: '/x/turnierabend.sqlite',
};
const ELECTRON: SurroundingsView = {
  ...BROWSER,
  shell: 'electron',
  screens: 2,
  hallOpen: true,
  printers: ['Kanzlei'],
  keptAwake: true,
  onBattery: false,
};

test.each([
  ['a browser knows only its windows', BROWSER, { projector: 'eye', hall: 'bad', printer: 'eye', stick: 'eye', sleep: 'eye' }],
  ['all is there', ELECTRON, { projector: 'good', hall: 'good', printer: 'good', stick: 'eye', sleep: 'good' }],
  ['a mirrored projector is one screen', { ...ELECTRON, screens: 1 }, { projector: 'bad' }],
  ['no printer', { ...ELECTRON, printers: [] }, { printer: 'bad' }],
  ['on battery', { ...ELECTRON, onBattery: true }, { sleep: 'bad' }],
  ['before the hall is open', { ...ELECTRON, hallOpen: false, keptAwake: false }, { hall: 'bad', sleep: 'later' }],
])('rehearsal: %s', (_name, around, found) => {
  expect(foundIn(around)).toMatchObject(found);
});

/** Looks at the shell, one after the other: hall open, screens. */
test.each<[string, readonly (readonly [boolean, number | null])[], HallWindow]>([
  ['never opened', [[false, null]], 'closed'],
  ['open', [[true, null]], 'open'],
  [
    'its window went',
    [
      [true, null],
      [false, null],
      [false, null],
    ],
    'gone',
  ],
  [
    'it came back',
    [
      [true, null],
      [false, null],
      [true, null],
    ],
    'open',
  ],
  [
    'the cable was pulled',
    [
      [true, 2],
      [true, 1],
    ],
    'gone',
  ],
  ['there was one screen all along', [[true, 1]], 'open'],
])('hall window: %s', (_name, looks, state) => {
  const end = looks.reduce((seen, [open, screens]) => seenNext(seen, open, screens), { state: 'unknown' as HallWindow, screens: 0 });
  expect(end.state).toBe(state);
});

const card = (number: number, missing: number) => ({ number, closed: missing === 0, missing }) as never;
test.each([
  ['the slowest table ends the session', [card(1, 2), card(2, 3), card(3, 0)], [500, 900], { at: 900, sure: true }],
  ['half of the open tables are enough', [card(1, 2), card(2, 3)], [500], { at: 500, sure: false }],
  ['one of three open tables is not', [card(1, 2), card(2, 3), card(3, 1)], [500], null],
  ['nothing is known', [card(1, 2)], [], null],
])('end of a session: %s', (_name, tables, ends, end) => {
  expect(sessionEnd({ closed: false, tables, forecast: ends.map((endsAt, i) => ({ table: i + 1, endsAt })) })).toEqual(end);
});
