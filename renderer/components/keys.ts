import type { Language } from '../../electron/contract/texts/text.ts';

/*
 * Shortcuts as text: "ctrl+shift+z", "alt+1", "shift+9", "b", "?", "enter". Digits and letters are keys of the keyboard, so
 * "shift+9" is the key 9 with Shift whatever the layout prints on it; signs such as "?" are what the layout prints.
 */

/** The part of a KeyboardEvent that matters here. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const LETTER = /^[a-zäöüß]$/;

/** What was pressed, in the words of a shortcut. */
export function shortcutOf(press: KeyPress): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(press.code)?.[1];
  const typed = press.key.toLowerCase();
  const key = digit ?? (typed === ' ' ? 'space' : typed);
  const sign = key.length === 1 && digit === undefined && !LETTER.test(key);
  const parts = [];
  if (press.ctrlKey || press.metaKey) parts.push('ctrl');
  if (press.altKey) parts.push('alt');
  if (press.shiftKey && !sign) parts.push('shift');
  return [...parts, key].join('+');
}

/** May this shortcut act while somebody types into a text field? */
export const actsWhileTyping = (shortcut: string): boolean => /^(ctrl|alt)\+/.test(shortcut) || shortcut === 'escape';

/** Is this an element one types text into? */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
}

const NAMES: { readonly [key: string]: { readonly de: string; readonly en: string } } = {
  ctrl: { de: 'Strg', en: 'Ctrl' },
  alt: { de: 'Alt', en: 'Alt' },
  shift: { de: '⇧', en: '⇧' },
  enter: { de: '⏎', en: '⏎' },
  escape: { de: 'Esc', en: 'Esc' },
  backspace: { de: '⌫', en: '⌫' },
  space: { de: 'Leertaste', en: 'Space' },
  arrowleft: { de: '←', en: '←' },
  arrowright: { de: '→', en: '→' },
  arrowup: { de: '↑', en: '↑' },
  arrowdown: { de: '↓', en: '↓' },
};

/** A shortcut as printed on its button: "Strg ⇧ Z". */
export function printed(language: Language, shortcut: string): string {
  const at = language === 'en' ? 'en' : 'de';
  return shortcut
    .split('+')
    .map((part) => NAMES[part]?.[at] ?? part.toUpperCase())
    .join(' ');
}

/** The same for `aria-keyshortcuts`. */
export function ariaShortcut(shortcut: string): string {
  const names: { readonly [part: string]: string } = {
    ctrl: 'Control',
    alt: 'Alt',
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Escape',
    backspace: 'Backspace',
  };
  return shortcut
    .split('+')
    .map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+');
}
