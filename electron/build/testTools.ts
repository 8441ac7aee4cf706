import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from '../windows/findBrowser.ts';
import { ROOT } from './targets.ts';

/** A tool the tests need: where it is, or the sentence that says what to install. */
export type Found = { readonly at: string } | { readonly missing: string };

type Say = (line: string) => void;

/** A browser on Chromium: named in TURNIERABEND_BROWSER, installed, in Playwright's cache; else installed now. */
export function provideBrowser(say: Say): Found {
  const look = (): string | null => {
    const found = findBrowser({ platform: process.platform, env: process.env, home: os.homedir() });
    return found && starts(found) ? found : null;
  };
  const named = process.env.TURNIERABEND_BROWSER;
  const found = look();
  if (found) return { at: found };
  if (named)
    return { missing: `TURNIERABEND_BROWSER names ${named}, but that does not start. Name a Chromium, Chrome or Edge, or nothing.` };
  for (const install of [() => installWithApt('chromium', say), () => installWithPlaywright(say)]) {
    install();
    const installed = look();
    if (installed) return { at: installed };
  }
  return { missing: 'The tests need a browser: please install Chrome, Chromium or Edge, or name one in TURNIERABEND_BROWSER.' };
}

const POPPLER = ['pdftoppm', 'pdffonts', 'pdftotext', 'pdfinfo'];

/** The folder of poppler's tools: named in TURNIERABEND_POPPLER, on the path, where package managers put them; else installed now. */
export function providePoppler(say: Say): Found {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const look = (): string | null => {
    const folders = [
      process.env.TURNIERABEND_POPPLER,
      ...(process.env.PATH ?? '').split(path.delimiter),
      '/opt/homebrew/bin',
      '/usr/local/bin',
    ];
    const complete = (folder: string): boolean => POPPLER.every((tool) => existsSync(path.join(folder, tool + ending)));
    return folders.find((folder): folder is string => Boolean(folder) && complete(folder ?? '')) ?? null;
  };
  const found = look();
  if (found) return { at: found };
  installWithApt('poppler-utils', say);
  const installed = look();
  return installed
    ? { at: installed }
    : {
        missing: `The tests of printed pages need poppler: please install it with "${POPPLER_COMMAND[process.platform] ?? 'apt install poppler-utils'}".`,
      };
}

const POPPLER_COMMAND: { readonly [platform: string]: string } = {
  darwin: 'brew install poppler',
  win32: 'winget install oschwartz10612.Poppler',
};

const MINUTES = 60_000;

/** On Debian and its relatives, as root. */
function installWithApt(name: string, say: Say): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`installing ${name} with apt-get`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean => spawnSync('apt-get', args, { stdio: 'ignore', env, timeout: 5 * MINUTES }).status === 0;
  const install = (): boolean => apt('install', '-y', '-q', '--no-install-recommends', name);
  // The list of packages may be missing or old.
  if (!install() && apt('update', '-q')) install();
}

function installWithPlaywright(say: Say): void {
  say('fetching Chromium with Playwright');
  const cli = path.join(ROOT, 'node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 5 * MINUTES });
}

/** Some systems have a browser's name without the browser. Windows would open a window for the question. */
const starts = (file: string): boolean => process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
