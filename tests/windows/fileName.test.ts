import { expect, test } from 'vitest';
import { fileNameOf } from '../../electron/windows/pdf.ts';

test.each([
  ['Stand nach Durchgang 3', 'Stand nach Durchgang 3'],
  ['Stand.pdf', 'Stand'],
  ['Tisch 1/2: Spielzettel', 'Tisch 1 2 Spielzettel'],
  ['../../etc/passwd', 'etc passwd'],
  ['..', 'Turnierabend'],
  ['', 'Turnierabend'],
  ['  Größe \n und\tUmbruch  ', 'Größe und Umbruch'],
  ['CON<>|?*"', 'CON'],
  ['x'.repeat(300), 'x'.repeat(120)],
])('%j becomes %j', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});
