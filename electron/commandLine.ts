import path from 'node:path';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from './core/result.ts';

/** What `npm start -- ...` may carry; the same for both shells. */
export interface StartOptions {
  /** The database's file, or null for the one in the data folder. */
  readonly db: string | null;
  /** Port of the browser shell, or null for the usual one or any. */
  readonly port: number | null;
  /** Take the browser shell even where Electron is there. */
  readonly browser: boolean;
  /** Open windows, or only print the addresses. */
  readonly open: boolean;
  /** Asked for with --lang; null takes the system's. */
  readonly language: ShellLanguage | null;
}

const OPTIONS = {
  db: { type: 'string' },
  port: { type: 'string' },
  browser: { type: 'boolean' },
  open: { type: 'boolean' },
  lang: { type: 'string' },
} as const;
/** A lenient reading may give a switch where a text belongs. */
type Values = { readonly [K in keyof typeof OPTIONS]?: string | boolean | undefined };

export type OptionRefusal =
  | { readonly code: 'unknownOption'; readonly detail: string }
  | { readonly code: 'portWrong'; readonly detail: string };

/**
 * Reads the arguments. `--db FILE --port N --browser --no-open --lang de|en`; file names count from `cwd`.
 * Chromium's own switches, which Electron passes through to the program, are not ours and are skipped when `lenient`.
 */
export function readOptions(
  args: readonly string[],
  { cwd, lenient = false }: { readonly cwd: string; readonly lenient?: boolean },
): Result<StartOptions, OptionRefusal> {
  let values: Values;
  try {
    ({ values } = parseArgs({ args: [...args], options: OPTIONS, allowNegative: true, strict: !lenient, allowPositionals: lenient }));
  } catch (error) {
    return err({ code: 'unknownOption', detail: error instanceof Error ? firstSentence(error.message) : String(error) });
  }
  const { db, lang } = values;
  const port = values.port === undefined ? null : Number(values.port);
  if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= 65_535))
    return err({ code: 'portWrong', detail: String(values.port) });
  return ok({
    db: typeof db === 'string' ? path.resolve(cwd, db) : null,
    port,
    browser: values.browser === true,
    open: values.open !== false,
    language: typeof lang === 'string' ? languageOf([lang]) : null,
  });
}

export type ShellLanguage = 'de' | 'en';

/** The first language we have a table for, as the pages choose it; German where there is none. Tags such as "de-AT" or "en_GB.UTF-8". */
export function languageOf(tags: readonly (string | undefined)[]): ShellLanguage {
  const known = tags.map((tag) => tag?.slice(0, 2).toLowerCase()).find((tag) => tag === 'de' || tag === 'en');
  return known === 'en' ? 'en' : 'de';
}

/** Language of a terminal. One that names none ("C", or nothing at all) is not an English one. */
export const languageOfTerminal = (env: { readonly [name: string]: string | undefined }): ShellLanguage =>
  languageOf([env.LC_ALL || env.LC_MESSAGES || env.LANG]);

const firstSentence = (message: string): string => message.split('. ')[0] ?? message;
