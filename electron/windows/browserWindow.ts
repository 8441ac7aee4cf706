import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Role } from '../contract/contract.ts';
import type { Box } from './displays.ts';
import { otherScreen } from './screens.ts';

export interface BrowserWindow {
  /** The browser that shows the window has ended, or could not be started. */
  onGone(listener: () => void): void;
  close(): void;
}

/** Quiet: no first-run page, no questions, nothing loaded in the background. */
const QUIET = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The gong of the hall sounds though nobody has touched its window.
  '--autoplay-policy=no-user-gesture-required',
  '--disable-features=Translate',
];

/**
 * Opens an address in a window of its own, without tabs and address bar. Each window has its own profile: a second start into the
 * same one would be handed to the first and lose its position. The hall fills a second screen; where none is known it is a window that
 * leaves the desk visible, to be moved by hand.
 */
export function openBrowserWindow(browser: string, role: Role, address: string, profiles: string): BrowserWindow {
  const place = role === 'hall' ? hallPlace(otherScreen()) : ['--window-size=1440,900'];
  // Chromium refuses to start as root with its sandbox, which only happens on a machine made for tests.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [`--app=${address}`, `--user-data-dir=${path.join(profiles, `browser-${role}`)}`, ...QUIET, ...place, ...asRoot];
  const child = spawn(browser, args, { stdio: 'ignore' });
  return { onGone: (listener) => whenGone(child, listener), close: () => child.kill() };
}

function hallPlace(screen: Box | null): string[] {
  if (!screen) return ['--window-position=160,120', '--window-size=960,540'];
  return [`--window-position=${screen.x},${screen.y}`, `--window-size=${screen.width},${screen.height}`, '--start-fullscreen'];
}

/** Hands an address to whatever browser the system calls its own. Answers false where there is no way to. */
export function openDefaultBrowser(address: string, platform: NodeJS.Platform = process.platform): Promise<boolean> {
  const [command, ...args] = defaultCommand(platform, address);
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    child.unref();
  });
}

function defaultCommand(platform: NodeJS.Platform, address: string): [string, ...string[]] {
  if (platform === 'darwin') return ['open', address];
  return platform === 'win32' ? ['rundll32', 'url.dll,FileProtocolHandler', address] : ['xdg-open', address];
}

function whenGone(child: ChildProcess, listener: () => void): void {
  let told = false;
  const tell = (): void => {
    if (told) return;
    told = true;
    listener();
  };
  child.once('exit', tell);
  child.once('error', tell);
}
