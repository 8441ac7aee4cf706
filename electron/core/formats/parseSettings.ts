import { ok, type Refusal, type Result, refuse } from '../result.ts';
import { PLAIN_FINAL } from './base.ts';
import { type FormatRefusal, type FormatSettings, MOST_SEATS } from './format.ts';
import { sessionsBeforeFinal } from './sessions.ts';
import { FORMAT_SETTINGS, type FormatSetting, type SettingName, type SettingValue } from './settings.ts';

type Parsed<T> = Result<T, Refusal<FormatRefusal>>;

const SETTINGS = new Map<string, FormatSetting>(FORMAT_SETTINGS.map((setting: FormatSetting) => [setting.name, setting]));

/**
 * `base` overlaid with `partial`, which has the shape of FormatSettings with any part left out (lists are whole).
 * Refuses unknown names, values of the wrong kind and settings that contradict each other; `field` is the dotted name.
 */
export function parseSettings(base: FormatSettings, partial: unknown): Parsed<FormatSettings> {
  const merged = overlay(base, partial, '');
  // Every leaf was checked against its setting and no name is new, so the shape is that of `base`.
  return merged.ok ? checkTogether(merged.value as FormatSettings) : merged;
}

/** One setting changed, as the set-up screen does it. A setting of a final that is not there adds the final. */
export function changeSetting(settings: FormatSettings, name: SettingName, value: SettingValue): Parsed<FormatSettings> {
  const parts = name.split('.');
  if (name === 'final') {
    if (typeof value !== 'boolean') return refuse('format.notATick', name);
    return parseSettings(settings, { final: value ? (settings.final ?? {}) : null });
  }
  if (parts[0] === 'placePoints') {
    return parseSettings(settings, {
      placePoints: settings.placePoints.map((points, place) => (String(place) === parts[1] ? value : points)),
    });
  }
  const partial = parts.reduceRight<unknown>((inner, part) => ({ [part]: inner }), value);
  return parseSettings(settings, partial);
}

function overlay(base: unknown, given: unknown, path: string): Parsed<unknown> {
  if (path === 'final') return given === null ? ok(null) : overlayObject(base ?? PLAIN_FINAL, given, path);
  const setting = SETTINGS.get(path);
  if (setting !== undefined) return checkValue(setting, given);
  return Array.isArray(base) ? overlayList(base, given, path) : overlayObject(base, given, path);
}

function overlayObject(base: unknown, given: unknown, path: string): Parsed<unknown> {
  if (typeof base !== 'object' || base === null) throw new TypeError(`no setting ${path}`);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse('format.notAnObject', path);
  const out = new Map<string, unknown>(Object.entries(base));
  for (const [key, value] of Object.entries(given)) {
    const field = path === '' ? key : `${path}.${key}`;
    if (!out.has(key)) return refuse('format.unknownSetting', field, { name: field });
    const merged = overlay(out.get(key), value, field);
    if (!merged.ok) return merged;
    out.set(key, merged.value);
  }
  return ok(Object.fromEntries(out));
}

function overlayList(base: readonly unknown[], given: unknown, path: string): Parsed<readonly unknown[]> {
  if (!Array.isArray(given) || given.length !== base.length) return refuse('format.wrongLength', path, { length: base.length });
  const out: unknown[] = [];
  for (let i = 0; i < base.length; i++) {
    const item = overlay(base[i], given[i], `${path}.${i}`);
    if (!item.ok) return item;
    out.push(item.value);
  }
  return ok(out);
}

function checkValue(setting: FormatSetting, value: unknown): Parsed<unknown> {
  const { name } = setting;
  switch (setting.kind) {
    case 'tick':
      return typeof value === 'boolean' ? ok(value) : refuse('format.notATick', name);
    case 'choice':
      return setting.choices.some((choice) => choice === value)
        ? ok(value)
        : refuse('format.notAChoice', name, { choices: setting.choices.map(String) });
    case 'whole': {
      if (value === null && setting.empty) return ok(null);
      if (typeof value !== 'number' || !Number.isInteger(value)) return refuse('format.notWhole', name);
      const { min, max } = setting;
      // -0 is a number a form can produce; it is stored as 0
      return value >= min && value <= max ? ok(value === 0 ? 0 : value) : refuse('format.outOfRange', name, { value, min, max });
    }
  }
}

function checkTogether(settings: FormatSettings): Parsed<FormatSettings> {
  const { placePoints, final, sessions, dropWorst } = settings;
  for (let place = 1; place < MOST_SEATS; place++) {
    if ((placePoints[place] ?? 0) > (placePoints[place - 1] ?? 0)) {
      return refuse('format.placePointsRise', `placePoints.${place}`, { place: place + 1 });
    }
  }
  if (final !== null && sessions < 2) return refuse('format.finalNeedsSessions', 'sessions', { sessions });
  if (dropWorst && sessionsBeforeFinal(settings) < 2)
    return refuse('format.dropWorstNeedsSessions', 'dropWorst', { sessions: sessionsBeforeFinal(settings) });
  return ok(settings);
}
