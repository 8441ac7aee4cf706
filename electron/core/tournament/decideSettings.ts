import { FORMATS } from '../formats/formats.ts';
import { ok, type Refusal, type Result } from '../result.ts';
import { RULE_SETS } from '../rules/ruleSets.ts';
import type { SettingsInput } from './commands.ts';
import type { Decision } from './decide.ts';
import { no } from './guard.ts';
import type { Tournament, TournamentSettings } from './model.ts';

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Creates the tournament (`t` undefined) or changes its settings. Rule set and format are fixed by the first draw, rule options by the first game. */
export function decideSettings(t: Tournament | undefined, input: SettingsInput): Decision {
  const parsed = parseSettings(input);
  if (!parsed.ok) return parsed;
  const settings = parsed.value;
  if (!t) return ok([{ type: 'tournamentCreated', settings }]);
  if (settings.formatSettings.sessions < t.sessions.length)
    return no('sessionsBelowPlayed', 'formatSettings.sessions', { played: t.sessions.length });
  const drawn = t.sessions.length > 0;
  if (drawn && (settings.ruleSet !== t.settings.ruleSet || settings.format !== t.settings.format)) return no('settingsLocked', 'ruleSet');
  if (drawn && changed({ ...settings.formatSettings, sessions: 0 }, { ...t.settings.formatSettings, sessions: 0 }))
    return no('settingsLocked', 'formatSettings');
  if (drawn && changed(settings.ruleOptions, t.settings.ruleOptions)) return no('settingsLocked', 'ruleOptions');
  return ok([{ type: 'settingsChanged', settings }]);
}

const changed = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

function parseSettings(input: SettingsInput): Result<TournamentSettings, Refusal> {
  const name = input.name.trim();
  const place = input.place.trim();
  if (name === '') return no('nameMissing', 'name');
  for (const [field, text] of [
    ['name', name],
    ['place', place],
  ] as const) {
    if (text.length > 120) return no('textTooLong', field, { most: 120 });
  }
  if (!DATE.test(input.date)) return no('dateWrong', 'date');
  if (!Number.isSafeInteger(input.feeCents) || input.feeCents < 0 || input.feeCents > 1_000_000) return no('feeWrong', 'feeCents');
  const options = RULE_SETS[input.ruleSet].parseOptions(input.ruleOptions);
  if (!options.ok) return options;
  const format = FORMATS[input.format].parseSettings(input.formatSettings);
  if (!format.ok) return format;
  const { ruleSet, format: formatId, date, feeCents } = input;
  return ok({ name, date, place, ruleSet, ruleOptions: options.value, format: formatId, formatSettings: format.value, feeCents });
}
