import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageOfTerminal, readOptions, type ShellLanguage } from '../commandLine.ts';
import type { MessageKey } from '../contract/texts/de.ts';
import { text } from '../contract/texts/text.ts';
import { EXIT_CODES, optionSentence } from '../opening.ts';
import { buildChanged } from './bundle.ts';
import { detailOf } from './detailOf.ts';
import { electronBinary } from './electronBinary.ts';
import { electronCanBeHad, fetchElectron } from './fetchElectron.ts';
import { DIST, ROOT } from './targets.ts';

/** An Electron that ends sooner than this with an error of its own has never shown a window. */
const START_MS = 15_000;

/** Builds what changed and starts the app in Electron, or in the browser where Electron cannot be had or is not wanted. */
export async function launch(args: readonly string[]): Promise<void> {
  const options = readOptions(args, { cwd: process.cwd() });
  const language = (options.ok ? options.value.language : null) ?? languageOfTerminal(process.env);
  if (!options.ok) return leave(optionSentence(options.error, language), EXIT_CODES.usage);
  try {
    await buildChanged();
  } catch (error) {
    return leave(detailOf(error), 1);
  }
  if (options.value.browser) return inBrowser(args);
  const found = await findElectron(language);
  const missing = 'missing' in found ? found.missing : await inElectron(found.binary, args, language);
  if (missing === null) return;
  console.error(text(language, 'shell.noElectron', { reason: text(language, missing) }));
  return inBrowser(args);
}

type Reason = Extract<MessageKey, `shell.noElectron.${string}`>;

async function findElectron(language: ShellLanguage): Promise<{ readonly binary: string } | { readonly missing: Reason }> {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY) return { missing: 'shell.noElectron.noDisplay' };
  const present = electronBinary();
  if (present) return { binary: present };
  if (!existsSync(path.join(ROOT, 'node_modules/electron/install.js'))) return { missing: 'shell.noElectron.notInstalled' };
  if (!(await electronCanBeHad())) return { missing: 'shell.noElectron.noNetwork' };
  console.error(text(language, 'shell.fetchingElectron'));
  await fetchElectron();
  const fetched = electronBinary();
  return fetched ? { binary: fetched } : { missing: 'shell.noElectron.failed' };
}

/** Runs Electron to its end. Answers why it could not start, or null when it ran. */
async function inElectron(binary: string, args: readonly string[], language: ShellLanguage): Promise<Reason | null> {
  const sandboxed = canSandbox(binary);
  if (!sandboxed) console.error(text(language, 'shell.noSandbox'));
  const began = Date.now();
  const child = spawn(binary, [ROOT, ...(sandboxed ? [] : ['--no-sandbox']), ...args], { stdio: 'inherit' });
  let stopped = false;
  const stop = (signal: NodeJS.Signals): void => {
    stopped = true;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(null));
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stop);
  const ours: readonly (number | null)[] = [0, ...Object.values(EXIT_CODES)];
  if (stopped || ours.includes(code)) {
    process.exitCode = code ?? 0;
    return null;
  }
  process.exitCode = code ?? 1;
  if (Date.now() - began > START_MS) return null;
  process.exitCode = 0;
  return 'shell.noElectron.notStarted';
}

/**
 * Can Chromium's sandbox be had? It needs namespaces for ordinary users, or its helper owned by root, and never runs as root.
 * Only Linux has systems without.
 */
function canSandbox(binary: string): boolean {
  if (process.platform !== 'linux') return true;
  if (process.getuid?.() === 0) return false;
  const helper = statSync(path.join(path.dirname(binary), 'chrome-sandbox'), { throwIfNoEntry: false });
  if (helper && helper.uid === 0 && (helper.mode & 0o4000) !== 0) return true;
  return (
    setting('/proc/sys/kernel/apparmor_restrict_unprivileged_userns') !== '1' &&
    setting('/proc/sys/kernel/unprivileged_userns_clone') !== '0'
  );
}

const setting = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);

/** In this very process, so that stopping it stops the server. */
async function inBrowser(args: readonly string[]): Promise<void> {
  const file = path.join(DIST, 'browser/browser.js');
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}

function leave(sentence: string, code: number): void {
  console.error(sentence);
  process.exitCode = code;
}
