import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Surroundings } from '../dataFolder.ts';

/** Looks at the disk; replaced in tests. */
export interface Disk {
  exists(file: string): boolean;
  /** Names in a folder, none where it is missing. */
  list(folder: string): readonly string[];
}

export const DISK: Disk = {
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
};

/**
 * A browser built on Chromium that can show a page without tabs: the one named by TURNIERABEND_BROWSER, an installed one, or one that
 * Playwright has fetched. Answers the path of its executable, or null.
 */
export function findBrowser(at: Surroundings, disk: Disk = DISK): string | null {
  const named = at.env.TURNIERABEND_BROWSER;
  if (named) return disk.exists(named) ? named : null;
  return [...installed(at), ...fetchedByPlaywright(at, disk)].find((file) => disk.exists(file)) ?? null;
}

const LINUX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
];
const MAC_NAMES = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'];
const WINDOWS_PATHS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

function installed({ platform, env, home }: Surroundings): string[] {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined);
    return WINDOWS_PATHS.flatMap((file) => roots.map((root) => path.win32.join(root, file)));
  }
  if (platform === 'darwin') {
    return MAC_NAMES.flatMap((name) =>
      ['/Applications', `${home}/Applications`].map((root) => `${root}/${name}.app/Contents/MacOS/${name}`),
    );
  }
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/'));
  return LINUX_NAMES.flatMap((name) => [...folders, '/usr/bin', '/snap/bin'].map((folder) => `${folder}/${name}`));
}

/** Where Playwright keeps its browsers: <cache>/chromium-<build>/chrome-<platform>/..., newest build first. */
function fetchedByPlaywright(at: Surroundings, disk: Disk): string[] {
  const { platform, env, home } = at;
  const join = platform === 'win32' ? path.win32.join : path.posix.join;
  const usual = {
    win32: join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'ms-playwright'),
    darwin: join(home, 'Library', 'Caches', 'ms-playwright'),
  };
  const cache =
    env.PLAYWRIGHT_BROWSERS_PATH ||
    (platform === 'win32' || platform === 'darwin' ? usual[platform] : join(env.XDG_CACHE_HOME || join(home, '.cache'), 'ms-playwright'));
  const builds = disk
    .list(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .toSorted((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
  const executable = (folder: string): string | null => {
    if (folder.startsWith('chrome-win')) return 'chrome.exe';
    if (folder.startsWith('chrome-linux')) return 'chrome';
    return null;
  };
  const inMacApp = ['Google Chrome for Testing', 'Chromium'].map((name) => `${name}.app/Contents/MacOS/${name}`);
  return builds.flatMap((build) =>
    disk.list(join(cache, build)).flatMap((folder) => {
      const name = executable(folder);
      if (name) return [join(cache, build, folder, name)];
      return folder.startsWith('chrome-mac') ? inMacApp.map((app) => join(cache, build, folder, app)) : [];
    }),
  );
}
