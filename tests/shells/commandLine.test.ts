import { describe, expect, test } from 'vitest';
import { languageOf, languageOfTerminal, readOptions } from '../../electron/commandLine.ts';
import { dataFolder } from '../../electron/dataFolder.ts';
import { optionSentence } from '../../electron/opening.ts';

const NONE = { db: null, port: null, browser: false, open: true, language: null };

describe('arguments', () => {
  test.each([
    ['none', [], NONE],
    ['a database, from where one stands', ['--db', 'abend.sqlite'], { ...NONE, db: '/home/ada/abend.sqlite' }],
    ['a database by its whole name', ['--db=/stick/abend.sqlite'], { ...NONE, db: '/stick/abend.sqlite' }],
    [
      'the browser, without a window, on a port',
      ['--browser', '--no-open', '--port', '8080'],
      { ...NONE, browser: true, open: false, port: 8080 },
    ],
    ['any free port', ['--port', '0'], { ...NONE, port: 0 }],
    ['a language', ['--lang', 'en'], { ...NONE, language: 'en' }],
    ['a language we do not speak', ['--lang', 'fr'], { ...NONE, language: 'de' }],
  ] as const)('%s', (_what, args, expected) => {
    expect(readOptions(args, { cwd: '/home/ada' })).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['an unknown one', ['--fast'], 'Das verstehe ich nicht:'],
    ['a word too many', ['abend.sqlite'], 'Das verstehe ich nicht:'],
    ['a database without its name', ['--db'], 'Das verstehe ich nicht:'],
    ['a port that is no number', ['--port', 'http'], 'nicht „http“'],
    ['a port that there is not', ['--port', '70000'], 'nicht „70000“'],
  ])('refused: %s', (_what, args, words) => {
    const refused = readOptions(args, { cwd: '/' });
    expect(refused.ok ? '' : optionSentence(refused.error, 'de')).toContain(words);
  });

  test('in Electron the switches of Chromium are passed over', () => {
    const args = ['--no-sandbox', '--enable-features=X', '--db', 'a.sqlite', '--remote-debugging-port=0', '.'];
    expect(readOptions(args, { cwd: '/', lenient: true })).toEqual({ ok: true, value: { ...NONE, db: '/a.sqlite' } });
  });
});

test.each([
  [['de-AT'], 'de'],
  [['en_GB.UTF-8'], 'en'],
  [['fr-FR', 'en-US', 'de-DE'], 'en'],
  [['fr-FR'], 'de'],
  [[], 'de'],
  [[undefined], 'de'],
])('languages %j: %s', (tags, language) => {
  expect(languageOf(tags)).toBe(language);
});

test('a terminal that names no language is not an English one', () => {
  expect(languageOfTerminal({ LANG: 'C.UTF-8' })).toBe('de');
  expect(languageOfTerminal({})).toBe('de');
  expect(languageOfTerminal({ LANG: 'de_DE.UTF-8', LC_ALL: 'en_US.UTF-8' })).toBe('en');
});

test.each([
  ['win32', { APPDATA: 'C:\\Users\\ada\\AppData\\Roaming' }, 'C:\\Users\\ada', 'C:\\Users\\ada\\AppData\\Roaming\\Turnierabend'],
  ['win32', {}, 'C:\\Users\\ada', 'C:\\Users\\ada\\AppData\\Roaming\\Turnierabend'],
  ['darwin', {}, '/Users/ada', '/Users/ada/Library/Application Support/Turnierabend'],
  ['linux', {}, '/home/ada', '/home/ada/.local/share/turnierabend'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/home/ada', '/data/turnierabend'],
  ['linux', { TURNIERABEND_DATA: '/stick' }, '/home/ada', '/stick'],
] as const)('the data folder on %s with %j', (platform, env, home, folder) => {
  expect(dataFolder({ platform, env, home })).toBe(folder);
});
