import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FORMAT_IDS, type FormatSettings } from '../../electron/core/formats/format.ts';
import { FORMATS } from '../../electron/core/formats/formats.ts';
import { changeSetting } from '../../electron/core/formats/parseSettings.ts';
import {
  describeSettings,
  FORMAT_SETTINGS,
  type FormatSetting,
  readSetting,
  type SettingName,
} from '../../electron/core/formats/settings.ts';
import { settingsOf } from './vocabulary.ts';

const { heinz, eselstall, wielandstrasse } = FORMATS;

describe('parseSettings', () => {
  it('overlays a part and leaves the rest', () => {
    expect(heinz.parseSettings({ sessions: 5, games: { five: 15 }, stakeCents: 10 })).toEqual({
      ok: true,
      value: { ...heinz.defaults, sessions: 5, games: { four: 8, five: 15 }, stakeCents: 10 },
    });
  });
  it('an empty final is a final as the sheet of Wielandstraße has it; null takes it away', () => {
    expect(settingsOf('heinz', { final: {} }).final).toEqual(wielandstrasse.defaults.final);
    expect(settingsOf('wielandstrasse', { final: null }).final).toBeNull();
    expect(settingsOf('wielandstrasse', { final: { winnersTable: 5 } }).final).toEqual({
      winnersTable: 5,
      winnersCarry: false,
      games: { four: null, five: null },
    });
  });

  it('stores the -0 that a form can produce as 0', () => {
    expect(Object.is(settingsOf('ddv', { compulsorySolo: { price: -0 } }).compulsorySolo.price, 0)).toBe(true);
  });

  test.each([
    ['no object', 'sessions', { code: 'format.notAnObject', field: '' }],
    ['nothing', null, { code: 'format.notAnObject', field: '' }],
    ['a list', [], { code: 'format.notAnObject', field: '' }],
    ['an unknown name', { session: 3 }, { code: 'format.unknownSetting', field: 'session', facts: { name: 'session' } }],
    ['an unknown name inside', { games: { six: 12 } }, { code: 'format.unknownSetting', field: 'games.six', facts: { name: 'games.six' } }],
    ['a name of every object', { toString: 1 }, { code: 'format.unknownSetting', field: 'toString' }],
    ['a prototype', JSON.parse('{"__proto__":{"sessions":3}}'), { code: 'format.unknownSetting', field: '__proto__' }],
    ['a part that is no object', { games: 8 }, { code: 'format.notAnObject', field: 'games' }],
    ['a final that is a tick', { final: true }, { code: 'format.notAnObject', field: 'final' }],
    ['a number as text', { sessions: '3' }, { code: 'format.notWhole', field: 'sessions' }],
    ['a fraction', { sessions: 2.5 }, { code: 'format.notWhole', field: 'sessions' }],
    ['nothing where a number must be', { sessions: null }, { code: 'format.notWhole', field: 'sessions' }],
    ['no session', { sessions: 0 }, { code: 'format.outOfRange', field: 'sessions', facts: { value: 0, min: 1, max: 20 } }],
    ['a negative price', { compulsorySolo: { price: -15 } }, { code: 'format.outOfRange', field: 'compulsorySolo.price' }],
    [
      'no such choice',
      { tieBreak: 'coin' },
      { code: 'format.notAChoice', field: 'tieBreak', facts: { choices: ['shared', 'lastSession', 'bestSession', 'soloCount', 'lot'] } },
    ],
    ['a seating that only comes with a final', { laterSeating: 'finalGroups' }, { code: 'format.notAChoice', field: 'laterSeating' }],
    [
      'a winners’ table of six',
      { final: { winnersTable: 6 } },
      { code: 'format.notAChoice', field: 'final.winnersTable', facts: { choices: ['4', '5'] } },
    ],
    ['a tick that is a number', { dropWorst: 1 }, { code: 'format.notATick', field: 'dropWorst' }],
    [
      'place points for four only',
      { placePoints: [4, 3, 2, 1] },
      { code: 'format.wrongLength', field: 'placePoints', facts: { length: 5 } },
    ],
    ['place points that are no list', { placePoints: { 0: 4 } }, { code: 'format.wrongLength', field: 'placePoints' }],
    ['a place point that is no number', { placePoints: [4, 3, null, 1, 1] }, { code: 'format.notWhole', field: 'placePoints.2' }],
    [
      'a third who gets more than the second',
      { placePoints: [4, 2, 3, 1, 1] },
      { code: 'format.placePointsRise', field: 'placePoints.2', facts: { place: 3 } },
    ],
    ['a final as the only session', { sessions: 1, final: {} }, { code: 'format.finalNeedsSessions', field: 'sessions' }],
    ['dropping the only session', { sessions: 1, dropWorst: true }, { code: 'format.dropWorstNeedsSessions', field: 'dropWorst' }],
    [
      'dropping the only session before the final',
      { sessions: 2, final: {}, dropWorst: true },
      { code: 'format.dropWorstNeedsSessions', field: 'dropWorst', facts: { sessions: 1 } },
    ],
  ])('refuses %s', (_name, partial, error) => {
    expect(heinz.parseSettings(partial)).toMatchObject({ ok: false, error });
  });

  it('never throws, and what it accepts it accepts again unchanged', () => {
    const names = FORMAT_SETTINGS.map(({ name }) => name.split('.')[0] ?? name);
    fc.assert(
      fc.property(fc.constantFrom(...FORMAT_IDS), fc.dictionary(fc.constantFrom(...names), fc.anything()), (id, partial) => {
        const parsed = FORMATS[id].parseSettings(partial);
        if (parsed.ok) expect(FORMATS[id].parseSettings(parsed.value)).toEqual(parsed);
      }),
    );
  });
});

describe('FORMAT_SETTINGS', () => {
  /** Names of everything in a settings object that is no object itself. */
  const leaves = (value: unknown, path: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`))
      : [path];

  it('names every setting of a format and no other', () => {
    expect(FORMAT_SETTINGS.map(({ name }): string => name).sort()).toEqual([...leaves(wielandstrasse.defaults, ''), 'final'].sort());
  });

  test.each(FORMAT_SETTINGS.map((setting: FormatSetting) => [setting.name, setting] as const))(
    '%s can be set to all it offers and to nothing else',
    (name, setting) => {
      const base = settingsOf('wielandstrasse', { counts: 'placePoints', compulsorySolo: { per: 'session' } });
      const values =
        setting.kind === 'tick'
          ? [true, false]
          : setting.kind === 'choice'
            ? setting.choices
            : [...(setting.empty ? [null] : []), ...inRange(name, setting.min, setting.max)];
      for (const value of values) {
        const changed = changeSetting(base, name, value);
        if (!changed.ok) expect.fail(`${value}: ${changed.error.code}`);
        expect(readSetting(changed.value, name)).toBe(value);
      }
      expect(changeSetting(base, name, 'something else')).toMatchObject({ ok: false, error: { field: name } });
    },
  );

  // the lowest and highest values, except where other settings forbid them: a final needs two sessions, place points must not rise
  function inRange(name: SettingName, min: number, max: number): number[] {
    const place = /^placePoints\.(\d)$/.exec(name)?.[1];
    if (name === 'sessions') return [2, max];
    if (place === undefined) return [min, max];
    return place === '0' ? [4, max] : place === '4' ? [min, 1] : [{ 1: 4, 2: 3, 3: 2 }[place] ?? 0];
  }

  it('describes a format for a screen that does not know the house', () => {
    const described = new Map(
      describeSettings(eselstall, settingsOf('eselstall', { negativeShare: 'hundredth' })).map((one) => [one.name, one]),
    );
    expect(described.get('negativeShare')).toMatchObject({
      kind: 'choice',
      choices: ['tenth', 'hundredth'],
      value: 'hundredth',
      default: 'tenth',
      paragraph: 'Turnier-Zählweise',
      open: true,
      applies: true,
    });
    expect(described.get('placePoints.0')).toMatchObject({ value: 4, open: false, applies: true });
    expect(described.get('final')).toMatchObject({ kind: 'tick', value: false, paragraph: null, open: false });
    expect(described.get('final.winnersTable')).toMatchObject({ value: null, applies: false });
    expect(described.get('compulsorySolo.price')).toMatchObject({ applies: false });
  });

  // what the restatements mark Open in their "Format" parts
  test.each([
    ['eselstall', ['games.four', 'games.five', 'equalAtTable', 'negativeShare', 'tieBreak']],
    ['wielandstrasse', ['firstDealer', 'tieBreak', 'compulsorySolo.silentSoloCounts', 'final.winnersTable', 'rankingTies']],
  ] as const)('%s: what the sheet leaves open is asked', (id, expected) => {
    const open = describeSettings(FORMATS[id], FORMATS[id].defaults).filter((one) => one.open);
    expect(open.map(({ name }) => name)).toEqual(expected);
  });

  it('a changed setting that contradicts another is refused', () => {
    const single: FormatSettings = settingsOf('heinz', { sessions: 1 });
    expect(changeSetting(single, 'final', true)).toMatchObject({ ok: false, error: { code: 'format.finalNeedsSessions' } });
    expect(changeSetting(single, 'placePoints.3', 9)).toMatchObject({
      ok: false,
      error: { code: 'format.placePointsRise', field: 'placePoints.3' },
    });
  });
});
