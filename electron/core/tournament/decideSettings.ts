import { FORMATS } from '../formats/formats.ts';
import { finalSession } from '../formats/sessions.ts';
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
  const series = input.series;
  const seriesSet = series === undefined || series === (t?.series ?? null) ? [] : [{ type: 'seriesSet' as const, series }];
  if (!t) return ok([{ type: 'tournamentCreated', settings }, ...seriesSet]);
  if (settings.formatSettings.sessions < t.sessions.length)
    return no('sessionsBelowPlayed', 'formatSettings.sessions', { played: t.sessions.length });
  const drawn = t.sessions.length > 0;
  // a session played before the final must not become the final, nor the final a session like the others
  if (drawn && settings.formatSettings.sessions !== t.settings.formatSettings.sessions && touchesFinal(t, settings.formatSettings.sessions))
    return no('finalFixed', 'formatSettings.sessions', { played: t.sessions.length });
  if (drawn && (settings.ruleSet !== t.settings.ruleSet || settings.format !== t.settings.format)) return no('settingsLocked', 'ruleSet');
  if (drawn && changed({ ...settings.formatSettings, sessions: 0 }, { ...t.settings.formatSettings, sessions: 0 }))
    return no('settingsLocked', 'formatSettings');
  if (drawn && changed(settings.ruleOptions, t.settings.ruleOptions)) return no('settingsLocked', 'ruleOptions');
  return ok([{ type: 'settingsChanged', settings }, ...seriesSet]);
}

function touchesFinal(t: Tournament, sessions: number): boolean {
  const final = finalSession(t.settings.formatSettings);
  return final !== null && (t.sessions.length >= final || t.sessions.length >= sessions);
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
