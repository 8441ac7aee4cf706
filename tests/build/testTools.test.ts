import { afterEach, expect, test, vi } from 'vitest';
import { provideBrowser, providePoppler } from '../../electron/build/testTools.ts';

const said: string[] = [];
const say = (line: string): number => said.push(line);
afterEach(() => {
  vi.unstubAllEnvs();
  said.length = 0;
});

test('a browser that is named and does not start is told, and no other one is taken or installed', () => {
  vi.stubEnv('TURNIERABEND_BROWSER', '/nowhere/chrome');
  expect(provideBrowser(say)).toEqual({ missing: expect.stringContaining('/nowhere/chrome') });
  expect(said).toEqual([]);
});

test('what is there already is found, without installing anything', () => {
  expect(provideBrowser(say)).toEqual({ at: expect.any(String) });
  expect(providePoppler(say)).toEqual({ at: expect.any(String) });
  expect(said).toEqual([]);
});
