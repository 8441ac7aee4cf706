import type { MenuItemConstructorOptions } from 'electron';
import { expect, test } from 'vitest';
import { type MenuState, menuTemplate } from '../../electron/windows/menu.ts';

const NOTHING = { toggleHall() {}, toggleHallFullScreen() {}, showDataFolder() {}, showLog() {}, about() {} };
const STATE: MenuState = { language: 'de', mac: false, hallOpen: false, development: false };
const inside = (item: MenuItemConstructorOptions): MenuItemConstructorOptions[] => (Array.isArray(item.submenu) ? item.submenu : []);
const everything = (state: MenuState): MenuItemConstructorOptions[] =>
  menuTemplate(state, NOTHING).flatMap((item) => [item, ...inside(item)]);

test.each([
  ['Windows and Linux', STATE, ['Datei', 'Bearbeiten', 'Ansicht', 'Saal', 'Hilfe']],
  ['macOS, with the menu of the program', { ...STATE, mac: true }, ['Turnierabend', 'Datei', 'Bearbeiten', 'Ansicht', 'Saal', 'Hilfe']],
  ['in English', { ...STATE, language: 'en' }, ['File', 'Edit', 'View', 'Hall', 'Help']],
] as const)('%s', (_what, state, labels) => {
  expect(menuTemplate(state, NOTHING).map(({ label }) => label)).toEqual(labels);
});

test('every item has a name of ours: roles alone would speak the system’s language', () => {
  for (const item of everything({ ...STATE, development: true })) expect(item.type === 'separator' || Boolean(item.label)).toBe(true);
});

test('undo is not in the menu: it belongs to the evening, and the page does it', () => {
  expect(everything(STATE).map(({ role }) => role)).not.toContain('undo');
});

test('the tools for developers are there in development only', () => {
  expect(everything(STATE).map(({ role }) => role)).not.toContain('toggleDevTools');
  expect(everything({ ...STATE, development: true }).map(({ role }) => role)).toContain('toggleDevTools');
});

test('the hall’s full screen can be asked for while it is open', () => {
  const full = (hallOpen: boolean) => everything({ ...STATE, hallOpen }).find(({ label }) => label === 'Saal im Vollbild')?.enabled;
  expect([full(false), full(true)]).toEqual([false, true]);
});
