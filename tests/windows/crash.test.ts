import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import { reloadAfterCrash } from '../../electron/windows/crash.ts';
import { dialog } from '../standin/system.ts';

/** A window that only crashes and counts how often it is loaded again. */
function crashingWindow() {
  const counted = { reloads: 0 };
  const webContents = Object.assign(new EventEmitter(), {
    reload: () => {
      counted.reloads += 1;
    },
  });
  const window = { webContents, isDestroyed: () => false } as unknown as BrowserWindow;
  const crash = (reason: string): boolean => webContents.emit('render-process-gone', {}, { reason });
  return { window, counted, crash };
}
const said = () => dialog.asked.map(({ options }) => (options as { message: string }).message);

const lines: string[] = [];
const log = { file: '', write: (line: string) => lines.push(line), read: () => '' };

beforeEach(() => {
  lines.length = 0;
  dialog.asked.length = 0;
});

test('three crashes in a minute are cured, the fourth is not', () => {
  const { window, counted, crash } = crashingWindow();
  reloadAfterCrash(window, { role: 'desk', language: 'de', teller: () => null, log });
  for (let i = 0; i < 4; i += 1) crash('crashed');
  expect(counted.reloads).toBe(3);
  expect(said()).toHaveLength(4);
  expect(said().at(-1)).toContain('stürzt immer wieder ab');
  expect(lines).toEqual(Array(4).fill('Fenster abgestürzt: desk, crashed'));
});

test('a page whose process ends in order is left alone', () => {
  const { window, counted, crash } = crashingWindow();
  reloadAfterCrash(window, { role: 'hall', language: 'en', teller: () => null, log });
  crash('clean-exit');
  expect(counted.reloads).toBe(0);
  crash('oom');
  expect(counted.reloads).toBe(1);
  expect(said()).toEqual(['The window in the hall crashed and was loaded again.']);
});
