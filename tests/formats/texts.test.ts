import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it, test } from 'vitest';
import { deFormats } from '../../electron/contract/texts/de-formats.ts';
import { enFormats } from '../../electron/contract/texts/en-formats.ts';
import { FORMATS } from '../../electron/core/formats/formats.ts';
import { FORMAT_SETTINGS, type FormatSetting } from '../../electron/core/formats/settings.ts';

type Key = keyof typeof deFormats;
const isKey = (key: string): key is Key => Object.hasOwn(deFormats, key);
const say = (texts: { readonly [K in Key]: string }, key: Key, facts: Record<string, string | number>) => {
  const sentence = new IntlMessageFormat(texts[key], texts === deFormats ? 'de-DE' : 'en-GB').format(facts);
  return String(sentence);
};

describe('texts of the formats', () => {
  it('ask for the same figures in both languages', () => {
    // elements of a parsed message that name a figure: {name} and {name, plural, ...}; 0 is plain text
    const figures = (message: string) =>
      new IntlMessageFormat(message)
        .getAst()
        .flatMap((part) => (part.type !== 0 && 'value' in part ? [part.value] : []))
        .sort();
    for (const key of Object.keys(deFormats).filter(isKey)) expect([key, figures(enFormats[key])]).toEqual([key, figures(deFormats[key])]);
  });

  it('name every setting, its choices and an example, and nothing that is not there', () => {
    const wanted = FORMAT_SETTINGS.flatMap((setting: FormatSetting) => [
      `setting.${setting.name}`,
      `setting.${setting.name}.example`,
      ...(setting.kind === 'choice' ? setting.choices.map((choice) => `setting.${setting.name}.${choice}`) : []),
    ]);
    expect(
      Object.keys(deFormats)
        .filter((key) => key.startsWith('setting.'))
        .sort(),
    ).toEqual(wanted.sort());
  });

  it('keep to the desk’s tone: no exclamation marks', () => {
    for (const text of [...Object.values(deFormats), ...Object.values(enFormats)]) expect(text).not.toContain('!');
  });

  test.each([
    [{ sessions: 30 }, '30 geht nicht: mindestens 1, höchstens 20.', '30 is not possible: at least 1, at most 20.'],
    [
      { placePoints: [4, 2, 3, 1, 1] },
      'Platz 3 bekäme mehr Punkte als der Platz davor.',
      'Place 3 would get more points than the place before it.',
    ],
    [{ games: { six: 8 } }, 'Die Einstellung „games.six“ gibt es nicht.', 'There is no setting "games.six".'],
  ])('%j is refused in words', (partial, german, english) => {
    const parsed = FORMATS.heinz.parseSettings(partial);
    if (parsed.ok) expect.fail('accepted');
    const key = `refusal.${parsed.error.code}` as const;
    const facts = Object.fromEntries(
      Object.entries(parsed.error.facts ?? {}).map(([name, value]) => [name, typeof value === 'object' ? value.join(', ') : value]),
    );
    expect([say(deFormats, key, facts), say(enFormats, key, facts)]).toEqual([german, english]);
  });

  test.each([
    [{ people: 7, fewer: 5 }, '7 Personen lassen sich nicht auf Tische zu vier und fünf verteilen. Mit 5 geht es.'],
    [{ people: 3, fewer: 0 }, '3 Personen lassen sich nicht auf Tische zu vier und fünf verteilen. Es müssen mindestens 4 sein.'],
  ])('groups of %j', (facts, sentence) => {
    expect(say(deFormats, 'refusal.format.groupsImpossible', facts)).toBe(sentence);
  });

  it('warnings read as they are meant', () => {
    expect(say(deFormats, 'warning.format.gamesNotRounds', { games: 9, size: 4 })).toBe(
      '9 Spiele zu viert sind keine ganzen Runden: Manche geben öfter als andere.',
    );
    expect(say(enFormats, 'warning.format.gamesNotRounds', { games: 8, size: 5 })).toBe(
      '8 games at a table of five are not whole rounds: some people deal more often.',
    );
  });
});
