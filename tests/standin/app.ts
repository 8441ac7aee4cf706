import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Chrome, startChrome } from './chrome.ts';
import { preventable } from './events.ts';
import { markReady } from './protocol.ts';
import { screen } from './system.ts';

/** Filled by browserWindow.ts: it knows the windows, this file the process. */
export const hooks: { onReady: (chrome: Chrome) => Promise<void>; closeAllWindows: () => boolean } = {
  onReady: async () => undefined,
  closeAllWindows: () => true,
};

const ENTRY_MS = 5_000;
const KNOCK_MS = 100;

class App extends EventEmitter {
  readonly isPackaged = false;
  readonly #paths = new Map<string, string>([['userData', path.join(os.tmpdir(), 'turnierabend-standin')]]);
  readonly #entryDone = Promise.withResolvers<void>();
  #chrome: Chrome | undefined;
  #quitting = false;
  #lock: string | undefined;
  readonly #ready = this.#entryDone.promise.then(async () => {
    this.#chrome = await startChrome(this.getPath('userData'), this.getPreferredSystemLanguages()[0] ?? 'de-DE', screen.getAllDisplays());
    markReady();
    await hooks.onReady(this.#chrome);
    this.emit('ready');
  });

  whenReady(): Promise<void> {
    return this.#ready;
  }
  isReady(): boolean {
    return this.#chrome !== undefined;
  }
  /** For `run.ts`. As in Electron, "ready" comes only after the entry module has finished: a top-level await on it waits for ever. */
  async launch(entry: string): Promise<{ readonly endpoint: string }> {
    const late = new Promise<never>((_, reject) => {
      const words = 'the entry module did not finish: a top-level await on app.whenReady() deadlocks Electron';
      setTimeout(() => reject(new Error(words)), ENTRY_MS).unref();
    });
    await Promise.race([import(pathToFileURL(entry).href), late]);
    this.#entryDone.resolve();
    await this.#ready;
    if (!this.#chrome) throw new Error('stand-in: no Chromium');
    return { endpoint: this.#chrome.endpoint };
  }

  setPath(name: string, folder: string): void {
    if (!existsSync(folder)) throw new Error(`Failed to set path: ${folder} does not exist`);
    this.#paths.set(name, folder);
  }
  getPath(name: string): string {
    const folder = this.#paths.get(name) ?? path.join(this.getPath('userData'), name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }
  /** Folder of the program, as `run.ts` was given it. */
  getAppPath(): string {
    return path.resolve(process.argv[1] ?? '.');
  }
  getVersion(): string {
    return process.env.npm_package_version ?? '0.0.0';
  }
  getPreferredSystemLanguages(): string[] {
    return (process.env.STANDIN_LANGUAGES ?? 'de-DE').split(',');
  }

  /** A lock in userData between real processes; the one that comes second leaves a knock for the first. */
  requestSingleInstanceLock(): boolean {
    const file = path.join(this.getPath('userData'), 'standin.lock');
    const knock = path.join(this.getPath('userData'), 'standin.knock');
    const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : null;
    if (holder !== null && isAlive(holder)) {
      writeFileSync(knock, JSON.stringify(process.argv));
      return false;
    }
    writeFileSync(file, String(process.pid));
    this.#lock = file;
    setInterval(() => {
      if (!existsSync(knock)) return;
      const argv: unknown = JSON.parse(readFileSync(knock, 'utf8'));
      rmSync(knock);
      this.emit('second-instance', preventable(), argv, process.cwd());
    }, KNOCK_MS).unref();
    return true;
  }

  exit(code = 0): never {
    if (this.#lock) rmSync(this.#lock, { force: true });
    process.exit(code);
  }
  quit(): void {
    if (this.#quitting) return;
    const before = preventable();
    this.emit('before-quit', before);
    if (before.defaultPrevented || !hooks.closeAllWindows()) return;
    this.#quitting = true;
    this.emit('will-quit', preventable());
    this.emit('quit', preventable(), 0);
    void Promise.resolve(this.#chrome?.close()).finally(() => this.exit(0));
  }
}
export const app = new App();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
