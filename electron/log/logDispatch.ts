import type { ShellLanguage } from '../commandLine.ts';
import { text } from '../contract/texts/text.ts';
import type { Refused } from '../contract/views.ts';
import type { Result } from '../core/result.ts';
import type { Dispatch } from '../transport/dispatch.ts';
import type { Log } from './log.ts';

/** The same dispatch, which notes every command, what became of it and how long it took, and every question that went wrong. */
export function logDispatch(dispatch: Dispatch, log: Log, language: ShellLanguage, now: () => number): Dispatch {
  const note = (result: Result<unknown, Refused>, facts: { readonly what: string; readonly ms: string; readonly stream: string }): void => {
    if (result.ok) log.write(text(language, 'log.saved', { ...facts, seq: String(seqOf(result.value)) }));
    else log.write(text(language, 'log.refused', { ...facts, code: result.error.code, detail: detailIn(result.error) }));
  };
  return {
    async execute(caller, envelope) {
      const start = now();
      const result = await dispatch.execute(caller, envelope);
      note(result, { what: whatIn(envelope), stream: streamIn(envelope), ms: String(Math.round(now() - start)) });
      return result;
    },
    async query(caller, name, input) {
      const result = await dispatch.query(caller, name, input);
      if (!result.ok && result.error.code === 'internal')
        log.write(text(language, 'log.failed', { what: word(name), detail: detailIn(result.error) }));
      return result;
    },
  };
}

/** "recordGame 1/4/8": the kind of command and the place it is about. */
function whatIn(envelope: unknown): string {
  const command = fieldOf(envelope, 'command');
  const place = ['session', 'table', 'game'].map((name) => fieldOf(command, name)).filter((value) => typeof value === 'number');
  return [word(fieldOf(command, 'type')), place.join('/')].filter(Boolean).join(' ');
}

/** The beginning of a tournament's id tells it from the others. */
function streamIn(envelope: unknown): string {
  const tournament = fieldOf(envelope, 'tournament');
  return typeof tournament === 'string' ? word(tournament).slice(0, 8) : '-';
}

const seqOf = (value: unknown): unknown => fieldOf(value, 'seq') ?? '-';

/** Only our own mistakes and the disk's come with a detail that is no name of a person. */
const TECHNICAL: readonly string[] = ['internal', 'storageFailed', 'fileCorrupt', 'badCommand', 'pdfFailed'];
const detailIn = ({ code, facts }: Refused): string => {
  const detail = TECHNICAL.includes(code) ? facts?.detail : undefined;
  return detail === undefined ? '-' : String(detail);
};

/** Codes and ids only: whatever else was sent is not repeated. */
const word = (value: unknown): string => (typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : '?');

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}
