import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from '../../electron/build/fingerprint.ts';
import { locked } from '../../electron/build/lock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(path.join(folder, 'a/b'), { recursive: true });
  writeFileSync(path.join(folder, 'a/one.ts'), 'one');
  writeFileSync(path.join(folder, 'a/b/two.ts'), 'two');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const print = () => fingerprint(folder, ['a', 'missing']);

test.each([
  ['a file changes', () => writeFileSync(path.join(folder, 'a/b/two.ts'), 'TWO')],
  ['a file comes', () => writeFileSync(path.join(folder, 'a/b/three.ts'), '')],
  ['a file goes', () => rmSync(path.join(folder, 'a/one.ts'))],
  ['a file gets another name', () => renameSync(path.join(folder, 'a/one.ts'), path.join(folder, 'a/uno.ts'))],
])('it is another one when %s', (_what, change) => {
  const before = print();
  expect(print()).toBe(before);
  change();
  expect(print()).not.toBe(before);
});

test('work under a lock is done one after the other', async () => {
  const order: string[] = [];
  const file = path.join(folder, 'lock');
  const job = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push(`${name} ends`);
  };
  await Promise.all([locked(file, job('a')), locked(file, job('b'))]);
  expect(order.map((line) => line.slice(2))).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test('the lock of a process that has ended, or of work that failed, holds nobody up', async () => {
  const file = path.join(folder, 'lock');
  writeFileSync(file, '4194304999');
  expect(await locked(file, async () => 'done')).toBe('done');
  await expect(locked(file, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await locked(file, async () => 'done')).toBe('done');
});
