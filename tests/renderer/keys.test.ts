import { expect, test } from 'vitest';
import { actsWhileTyping, ariaShortcut, printed, shortcutOf } from '../../renderer/components/keys.ts';

const press = (key: string, code: string, ...held: readonly ('ctrl' | 'meta' | 'shift' | 'alt')[]) => ({
  key,
  code,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  shiftKey: held.includes('shift'),
  altKey: held.includes('alt'),
});

test.each([
  ['a letter', press('n', 'KeyN'), 'n'],
  ['a letter with caps lock on', press('N', 'KeyN'), 'n'],
  ['the key 9 with Shift on a German keyboard prints )', press(')', 'Digit9', 'shift'), 'shift+9'],
  ['the key 6 with Shift on an English keyboard prints ^', press('^', 'Digit6', 'shift'), 'shift+6'],
  ['a digit on the number pad', press('4', 'Numpad4'), '4'],
  ['Control with K', press('k', 'KeyK', 'ctrl'), 'ctrl+k'],
  ['Command with K on a Mac', press('k', 'KeyK', 'meta'), 'ctrl+k'],
  ['Control, Shift and Z', press('Z', 'KeyZ', 'ctrl', 'shift'), 'ctrl+shift+z'],
  ['Alt with a digit', press('¡', 'Digit1', 'alt'), 'alt+1'],
  ['a question mark, which needs Shift on every layout', press('?', 'Minus', 'shift'), '?'],
  ['Enter', press('Enter', 'Enter'), 'enter'],
  ['Control and an arrow', press('ArrowLeft', 'ArrowLeft', 'ctrl'), 'ctrl+arrowleft'],
] as const)('%s', (_name, event, expected) => {
  expect(shortcutOf(event)).toBe(expected);
});

test.each([
  ['ctrl+k', true],
  ['alt+1', true],
  ['escape', true],
  ['b', false],
  ['1', false],
  ['shift+9', false],
  ['enter', false],
] as const)('%s acts inside a text field: %s', (shortcut, expected) => {
  expect(actsWhileTyping(shortcut)).toBe(expected);
});

test.each([
  ['ctrl+shift+z', 'Strg ⇧ Z', 'Ctrl ⇧ Z', 'Control+Shift+Z'],
  ['ctrl+enter', 'Strg ⏎', 'Ctrl ⏎', 'Control+Enter'],
  ['b', 'B', 'B', 'B'],
  ['?', '?', '?', '?'],
] as const)('%s as printed and as read out', (shortcut, german, english, aria) => {
  expect(printed('de', shortcut)).toBe(german);
  expect(printed('en', shortcut)).toBe(english);
  expect(ariaShortcut(shortcut)).toBe(aria);
});
