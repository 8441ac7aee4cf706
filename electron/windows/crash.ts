import { type BrowserWindow, dialog, type MessageBoxOptions } from 'electron';
import type { ShellLanguage } from '../commandLine.ts';
import type { Role } from '../contract/contract.ts';
import { text } from '../contract/texts/text.ts';
import type { Log } from '../log/log.ts';

/** More crashes than this in a minute are not cured by loading the page once more. */
const MAX_RELOADS = 3;
const MINUTE_MS = 60_000;

export interface CrashOptions {
  readonly role: Role;
  readonly language: ShellLanguage;
  /** The window that says so: the desk's, also when the hall's page crashed. */
  readonly log: Log;
  readonly teller: () => BrowserWindow | null;
}

/** Loads a page again when its process has died, and tells the desk. Everything accepted before is on disk. */
export function reloadAfterCrash(window: BrowserWindow, { role, language, teller, log }: CrashOptions): void {
  let crashes: number[] = [];
  window.webContents.on('render-process-gone', (_event, details) => {
    if (details.reason === 'clean-exit' || window.isDestroyed()) return;
    log.write(text(language, 'log.pageGone', { role, reason: details.reason }));
    const now = Date.now();
    crashes = [...crashes.filter((time) => now - time < MINUTE_MS), now];
    const again = crashes.length <= MAX_RELOADS;
    if (again) window.webContents.reload();
    const key = again ? (role === 'desk' ? 'shell.crash.desk' : 'shell.crash.hall') : 'shell.crash.often';
    const message = {
      type: 'warning' as const,
      message: text(language, key),
      buttons: [text(language, 'shell.ok')],
    } satisfies MessageBoxOptions;
    const owner = teller();
    void (owner ? dialog.showMessageBox(owner, message) : dialog.showMessageBox(message));
  });
}
