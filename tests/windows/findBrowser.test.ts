import { expect, test } from 'vitest';
import { type Disk, findBrowser } from '../../electron/windows/findBrowser.ts';

/** A disk with these files; folders are what their names say. */
const diskOf = (...files: string[]): Disk => ({
  exists: (file) => files.includes(file),
  list: (folder) => [
    ...new Set(files.filter((file) => isIn(file, folder)).map((file) => file.slice(folder.length + 1).split(/[\\/]/)[0] ?? '')),
  ],
});
const isIn = (file: string, folder: string): boolean => file.startsWith(`${folder}/`) || file.startsWith(`${folder}\\`);

const LINUX = { platform: 'linux', env: { PATH: '/usr/local/bin:/usr/bin' }, home: '/home/ada' } as const;
const MAC = { platform: 'darwin', env: {}, home: '/Users/ada' } as const;
const WINDOWS = {
  platform: 'win32',
  env: {
    PROGRAMFILES: 'C:\\Program Files',
    'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local',
  },
  home: 'C:\\Users\\ada',
} as const;
const CHROME_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const EDGE = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
const IN_CACHE = '/home/ada/.cache/ms-playwright';

test.each([
  ['Linux: nothing', LINUX, [], null],
  ['Linux: Debian’s Chromium', LINUX, ['/usr/bin/chromium'], '/usr/bin/chromium'],
  ['Linux: one that is on the path', LINUX, ['/usr/local/bin/google-chrome'], '/usr/local/bin/google-chrome'],
  ['Linux: a snap', LINUX, ['/snap/bin/chromium'], '/snap/bin/chromium'],
  ['Linux: Chromium before Edge', LINUX, ['/usr/bin/microsoft-edge', '/usr/bin/chromium'], '/usr/bin/chromium'],
  ['Linux: Playwright’s', LINUX, [`${IN_CACHE}/chromium-1200/chrome-linux64/chrome`], `${IN_CACHE}/chromium-1200/chrome-linux64/chrome`],
  [
    'Linux: Playwright’s newest',
    LINUX,
    [`${IN_CACHE}/chromium-999/chrome-linux/chrome`, `${IN_CACHE}/chromium-1200/chrome-linux/chrome`],
    `${IN_CACHE}/chromium-1200/chrome-linux/chrome`,
  ],
  [
    'Linux: Playwright’s shell without windows does not do',
    LINUX,
    [`${IN_CACHE}/chromium_headless_shell-1200/chrome-linux/headless_shell`],
    null,
  ],
  ['macOS: Chrome', MAC, [CHROME_MAC], CHROME_MAC],
  ['macOS: Chrome of one user', MAC, [`/Users/ada${CHROME_MAC}`], `/Users/ada${CHROME_MAC}`],
  ['Windows: Edge, which is always there', WINDOWS, [EDGE], EDGE],
  [
    'Windows: Chrome of one user before Edge',
    WINDOWS,
    [EDGE, 'C:\\Users\\ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe'],
    'C:\\Users\\ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
  ],
] as const)('%s', (_what, at, files, found) => {
  expect(findBrowser(at, diskOf(...files))).toBe(found);
});

test('a browser that is named is taken, and no other one where it is missing', () => {
  const at = { ...LINUX, env: { ...LINUX.env, TURNIERABEND_BROWSER: '/opt/mine' } };
  expect(findBrowser(at, diskOf('/usr/bin/chromium', '/opt/mine'))).toBe('/opt/mine');
  expect(findBrowser(at, diskOf('/usr/bin/chromium'))).toBeNull();
});
