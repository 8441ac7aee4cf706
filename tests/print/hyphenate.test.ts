import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hyphenate, SOFT_HYPHEN } from '../../renderer/print/hyphenate.ts';

test.each([
  ['Rößler', 'Rößler'],
  ['Lütkehaus', 'Lütkehaus'],
  ['Oberhäuser-Wüstenhagen', 'Oberhäuser-Wüs|ten|hagen'],
  ['Wüstenhagener', 'Wüs|ten|hagener'],
])('%s: short words stay whole', (name) => {
  const word = hyphenate(name);
  for (const part of word.split(/[\s-]/)) if (part.replaceAll(SOFT_HYPHEN, '').length < 11) expect(part).not.toContain(SOFT_HYPHEN);
});

test.each([
  ['Rajapaksamudiyanselage', 'Raja|pak|samu|diyan|selage'],
  ['Schwarzenberger', 'Schwar|zen|ber|ger'],
  ['Oberhäuserin', 'Ober|häu|serin'],
])('%s breaks between syllables', (name, expected) => {
  expect(hyphenate(name).replaceAll(SOFT_HYPHEN, '|')).toBe(expected);
});

test('nothing is lost, and three letters stay together on either side', () => {
  const letter = fc.constantFrom(...'abcdefghiklmnopqrstuvwzäöüß');
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 30 }), (word) => {
      const broken = hyphenate(word);
      expect(broken.replaceAll(SOFT_HYPHEN, '')).toBe(word);
      const parts = broken.split(SOFT_HYPHEN);
      if (parts.length > 1) for (const part of parts) expect(part.length).toBeGreaterThanOrEqual(3);
    }),
  );
});
