import { DDV } from './ddv.ts';
import { ESELSTALL } from './eselstall.ts';
import type { Format, FormatId, FormatSettings } from './format.ts';
import { HEINZ } from './heinz.ts';
import { parseSettings } from './parseSettings.ts';
import { TC_SOLO } from './tcSolo.ts';
import { WIELANDSTRASSE } from './wielandstrasse.ts';

function format(id: FormatId, version: number, defaults: FormatSettings): Format {
  return { id, version, defaults, parseSettings: (partial) => parseSettings(defaults, partial) };
}

/** Every format; a tournament names one and stores its settings whole. */
export const FORMATS = {
  eselstall: format('eselstall', 1, ESELSTALL),
  wielandstrasse: format('wielandstrasse', 1, WIELANDSTRASSE),
  heinz: format('heinz', 1, HEINZ),
  'tc-solo': format('tc-solo', 1, TC_SOLO),
  ddv: format('ddv', 1, DDV),
} satisfies Record<FormatId, Format>;
