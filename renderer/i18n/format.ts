import { LANGUAGES, type Language } from '../../electron/contract/texts/text.ts';

/* Numbers, money, dates and times as people write them. Pure; time zone and language come in. */

const MINUS = '\u2212';
const locale = (language: Language): string => (language === 'en' ? 'en-GB' : 'de-DE');
const mark = (language: Language): string => (language === 'en' ? '.' : ',');

/** Is this a language of the table? */
export const isLanguage = (value: unknown): value is 'de' | 'en' => LANGUAGES.some((one) => one === value);

/** A whole number with U+2212 as its minus. */
export const whole = (value: number): string => (value < 0 ? `${MINUS}${-value}` : String(value));

/** A whole number with its sign: +12, −12, 0. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : whole(value));

/** Units of 1/scale point as a decimal number: 184 in tenths is 18,4. The places are never dropped: 25,0. */
export function units(language: Language, value: number, scale: number): string {
  if (scale === 1) return whole(value);
  const places = String(scale).length - 1;
  const size = Math.abs(value);
  const text = `${Math.floor(size / scale)}${mark(language)}${String(size % scale).padStart(places, '0')}`;
  return value < 0 ? `${MINUS}${text}` : text;
}

/** The same with its sign. */
export const signedUnits = (language: Language, value: number, scale: number): string =>
  value > 0 ? `+${units(language, value, scale)}` : units(language, value, scale);

/** Cents as money; whole euros without places: 15 €, 15,50 €. */
export function money(language: Language, cents: number): string {
  const size = Math.abs(cents);
  const rest = size % 100 === 0 ? '' : `${mark(language)}${String(size % 100).padStart(2, '0')}`;
  const amount = `${Math.floor(size / 100)}${rest}`;
  const text = language === 'en' ? `€${amount}` : `${amount}\u00a0€`;
  return cents < 0 ? `${MINUS}${text}` : text;
}

/** Cents of a typed amount ("15", "15,5", "15.50 €"), or null if it is none. Empty is 0. */
export function parseMoney(text: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s€]/g, ''));
  if (!found) return text.trim() === '' ? 0 : null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0') || 0);
}

/** A typed whole number with any minus people type ("-5", "−5", "+5"), or null. */
export function parseWhole(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^[\u2212\u2013-]\s*/, '-')
    .replace(/^\+\s*/, '');
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) + 0 : null;
}

function day(date: string): Date | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return found ? new Date(Date.UTC(Number(found[1]), Number(found[2]) - 1, Number(found[3]))) : null;
}

/** YYYY-MM-DD as "Sa 14. März 2026"; the text itself if it is no day. */
export function longDate(language: Language, date: string): string {
  const at = day(date);
  if (!at) return date;
  const weekday = new Intl.DateTimeFormat(locale(language), { weekday: 'short', timeZone: 'UTC' }).format(at);
  const rest = new Intl.DateTimeFormat(locale(language), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at);
  return `${weekday.replace('.', '')} ${rest}`;
}

/** A moment as the clock on the wall shows it: 21:17. */
export function clock(language: Language, time: number, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat(locale(language), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone }).format(time);
}

/** Whole minutes between two moments, never negative. */
export const minutesSince = (time: number, now: number): number => Math.max(0, Math.floor((now - time) / 60_000));

/** Today as YYYY-MM-DD on the wall calendar. */
export function today(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
