import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Place } from '../../electron/windows/displays.ts';
import { createPlaces } from '../../electron/windows/places.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const PLACE: Place = { box: { x: 10, y: 20, width: 800, height: 600 }, filling: 'maximized' };
let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = path.join(folder, 'inside', 'windows.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a place is there again the next time, for the same screens and the same window only', () => {
  createPlaces(file).remember('hall', 'two screens', PLACE);
  const next = createPlaces(file);
  expect(next.recall('hall', 'two screens')).toEqual(PLACE);
  expect(next.recall('hall', 'one screen')).toBeNull();
  expect(next.recall('desk', 'two screens')).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['something else', '{"desk":{"a":{"box":{"x":"left"}}}}'],
  ['nothing', ''],
])('a file with %s costs the memory and nothing else', (_what, content) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  const places = createPlaces(file);
  expect(places.recall('desk', 'a')).toBeNull();
  places.remember('desk', 'a', PLACE);
  expect(createPlaces(file).recall('desk', 'a')).toEqual(PLACE);
});

test('a folder that cannot be made is no reason to stop', () => {
  writeFileSync(path.join(folder, 'inside'), 'a file where the folder should be');
  const places = createPlaces(file);
  places.remember('desk', 'a', PLACE);
  expect(places.recall('desk', 'a')).toEqual(PLACE);
});
