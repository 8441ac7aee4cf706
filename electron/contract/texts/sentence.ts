import type { LabelView, Refused } from '../views.ts';
import { type Language, text, textOf } from './text.ts';

/** Name of something decided, e.g. "Tisch 4, Spiel 8 eingetragen"; an undo is named after what it took back. */
export function labelText(language: Language, { code, facts }: LabelView): string {
  const of = facts.of;
  const own = textOf(language, `label.${code}`, facts);
  return typeof of === 'string' ? `${own}: ${textOf(language, `label.${of}`, facts)}` : own;
}

/** The sentence of a refusal, everything filled in. */
export function refusalText(language: Language, { code, facts = {}, between }: Refused): string {
  const label = facts.label;
  const filled = {
    ...facts,
    ...(typeof label === 'string' ? { label: textOf(language, `label.${label}`, facts) } : {}),
    ...(code === 'stale' ? { between: between?.map((l) => labelText(language, l)) ?? [text(language, 'refusal.staleUnknown')] } : {}),
  };
  return textOf(language, `refusal.${code}`, filled);
}
