import type { OpenRefusal } from '../db/openRefusal.ts';
import type { OptionRefusal, ShellLanguage } from './commandLine.ts';
import type { MessageKey } from './contract/texts/de.ts';
import { text } from './contract/texts/text.ts';
import type { Facts } from './core/result.ts';

/** What the process ends with when it cannot start. */
export const EXIT_CODES = { usage: 2, opening: 3, listening: 4 } as const;

const SENTENCES = {
  folderMissing: 'opening.folderMissing',
  fileMissing: 'opening.fileMissing',
  notReadable: 'opening.notReadable',
  notWritable: 'opening.notWritable',
  fileNotADatabase: 'opening.fileNotADatabase',
  fileForeign: 'opening.fileForeign',
  fileNewer: 'opening.fileNewer',
  fileOlder: 'opening.fileOlder',
  fileCorrupt: 'opening.fileCorrupt',
  fileBusy: 'opening.fileBusy',
  lockedByOther: 'opening.lockedByOther',
  migrationFailed: 'opening.migrationFailed',
  diskFull: 'opening.diskFull',
  storageFailed: 'opening.storageFailed',
} as const satisfies { readonly [C in OpenRefusal['code']]: MessageKey };

/** Why the database cannot be opened, in a sentence. */
export function openingSentence(refusal: OpenRefusal, file: string, language: ShellLanguage): string {
  return text(language, SENTENCES[refusal.code], { file, ...factsOf(refusal) });
}

export function optionSentence({ code, detail }: OptionRefusal, language: ShellLanguage): string {
  return text(language, code === 'portWrong' ? 'shell.option.port' : 'shell.option.unknown', { detail });
}

function factsOf(refusal: OpenRefusal): Facts {
  switch (refusal.code) {
    case 'folderMissing':
      return { folder: refusal.folder };
    case 'fileCorrupt':
      return { problems: refusal.problems.slice(0, 1) };
    case 'migrationFailed':
      return { reason: refusal.reason };
    case 'storageFailed':
      return { detail: refusal.detail };
    default:
      return {};
  }
}
