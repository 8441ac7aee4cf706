import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The program's own log: one line for whatever it does, so that the organizer can look or send it when something went wrong. It holds
 * codes, ids and numbers, never names or free texts: those stay in the journal.
 */
export interface Log {
  /** The file the newest lines are in. It may not be there where nothing can be written. */
  readonly file: string;
  /** Adds a line with the local time. Never throws: a log that cannot be written must not take the evening down. */
  write(line: string): void;
  /** All lines there are, the oldest first. */
  read(): string;
}

export interface LogOptions {
  readonly folder: string;
  readonly now: () => number;
  /** Replaced by "~" wherever it stands: it usually holds a person's name. */
  readonly home: string;
  /** Bytes after which a new file is begun; default 512 KiB, some ten thousand lines. */
  readonly fileBytes?: number;
}

export const LOG_NAME = 'turnierabend.log';
/** Older files kept beside the newest: 1 is the youngest of them. */
const OLDER_FILES = 3;
const FILE_BYTES = 512 * 1024;
/** An error's stack may be long; the first of it tells enough. */
const LONGEST_LINE = 2000;

export function createLog({ folder, now, home, fileBytes = FILE_BYTES }: LogOptions): Log {
  const file = path.join(folder, LOG_NAME);
  const older = (number: number): string => path.join(folder, LOG_NAME.replace('.log', `.${number}.log`));

  const turn = (): void => {
    for (let number = OLDER_FILES; number >= 1; number--) {
      const from = number === 1 ? file : older(number - 1);
      if (existsSync(from)) renameSync(from, older(number));
    }
  };
  /** One look at the disk a start; from then on the lines are counted. Null: not looked yet, or it went wrong. */
  let size: number | null = null;

  return {
    file,
    write(line) {
      const bytes = Buffer.from(`${localTime(now())}  ${oneLine(line, home)}\n`);
      try {
        if (size === null) {
          mkdirSync(folder, { recursive: true });
          size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
        }
        if (size > 0 && size + bytes.length > fileBytes) {
          turn();
          size = 0;
        }
        appendFileSync(file, bytes);
        size += bytes.length;
      } catch {
        size = null;
      }
    },
    read: () => [...Array.from({ length: OLDER_FILES }, (_, i) => older(OLDER_FILES - i)), file].map(contentOf).join(''),
  };
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Several lines become one, so that every line begins with its time. */
function oneLine(text: string, home: string): string {
  const plain = home.length > 1 ? text.replaceAll(home, '~') : text;
  return plain
    .replace(/\s*\n\s*/g, ' | ')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, LONGEST_LINE);
}

/** "2026-11-30 20:14:05,123", in the time of this computer. */
function localTime(ms: number): string {
  const date = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000);
  return Number.isNaN(date.getTime()) ? '?' : date.toISOString().replace('T', ' ').replace('.', ',').slice(0, -1);
}
