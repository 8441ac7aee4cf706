import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fitted, fitName } from '../../renderer/screens/hall/fit.ts';
import type { Measure } from '../../renderer/screens/hall/measure.ts';

/** Half an em for every letter, bold a little wider: enough to reckon with by hand. */
const measure: Measure = (text, face) => text.length * (face === 'bold' ? 0.6 : 0.5);
const room = { base: 1.3, wrapped: 1 };
const inRoom = (text: string, width: number): Fitted => fitName([{ text, face: 'plain' }], { ...room, width }, measure);
const lines = ({ lines }: Fitted): string[] => lines.map((line) => line.map(({ text }) => text).join(''));

test.each<[string, string, number, number, string[]]>([
  ['room enough: base size', 'Jens Quast', 10, 1.3, ['Jens Quast']],
  ['shrinks a little', 'Silke van der Straeten', 13, 1.18, ['Silke van der Straeten']],
  ['not below one unit: two lines', 'Karl-Heinz Brüggemann', 10, 1, ['Karl-Heinz', 'Brüggemann']],
  ['breaks after a hyphen, balanced', 'Marie-Christine Oberhäuser-Wüstenhagen', 12, 1, ['Marie-Christine', 'Oberhäuser-Wüstenhagen']],
  ['breaks where the longer line is shortest', 'Anna von der Heide zu Berg', 8, 1, ['Anna von der', 'Heide zu Berg']],
  ['three lines before anything is lost', 'Maximilian Freiherr von Schwarzenberg', 7, 1, ['Maximilian', 'Freiherr von', 'Schwarzenberg']],
  ['a word longer than the line is cut with a hyphen', 'Rajapaksamudiyanselage', 8, 1, ['Rajapaksamudiya-', 'nselage']],
])('%s', (_, name, width, size, expected) => {
  const fitted = inRoom(name, width);
  expect(lines(fitted)).toEqual(expected);
  expect(fitted.size).toBe(size);
});

test('two lines use the room they have, up to the size asked for', () => {
  const fitted = fitName(
    [{ text: 'Marie-Christine Oberhäuser-Wüstenhagen', face: 'plain' }],
    { base: 1.8, wrapped: 1.2, width: 13 },
    measure,
  );
  expect(fitted.size).toBe(1.18);
  expect(lines(fitted)).toHaveLength(2);
});

test('a surname in bold keeps its comma and its weight', () => {
  const runs = [
    { text: 'Oberhäuser-Wüstenhagen', face: 'bold' },
    { text: ', Marie-Christine', face: 'plain' },
  ] as const;
  const fitted = fitName(runs, { ...room, width: 14 }, measure);
  expect(fitted.lines).toEqual([
    [
      { text: 'Oberhäuser-Wüstenhagen', face: 'bold' },
      { text: ',', face: 'plain' },
    ],
    [{ text: 'Marie-Christine', face: 'plain' }],
  ]);
});

test('whatever the name: no letter is lost, nothing is below one unit, no line is wider than its room', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdeäöüßÉŁ-'), minLength: 1, maxLength: 30 }).filter((text) => /[^-]/.test(text));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.integer({ min: 6, max: 25 }), (words, width) => {
      const name = words.join(' ');
      const fitted = inRoom(name, width);
      const bare = (text: string): string => text.replace(/[\s-]/g, '');
      expect(bare(lines(fitted).join(''))).toBe(bare(name));
      expect(fitted.size).toBeGreaterThanOrEqual(1);
      for (const line of lines(fitted)) expect(measure(line, 'plain') * fitted.size).toBeLessThanOrEqual(width + 1e-9);
    }),
  );
});
