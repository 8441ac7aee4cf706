import { ok, type Refusal, type Result, refuse } from '../result.ts';
import { type DrawRefusal, MOST_SESSIONS } from './checkInput.ts';
import { type ApartWish, DEFAULT_MOVES, FAIRNESS, type Fairness } from './drawInput.ts';
import { planDraw } from './planDraw.ts';

/** What `draw` prints: people are numbers 1..N, tables lists in seat order, table 1 first. */
export interface DrawOutput {
  readonly sessions: readonly (readonly (readonly number[])[])[];
  readonly quality: { readonly repeats: number; readonly lowerBound: number; readonly longest: number; readonly fiveSpread: number };
}

export type DrawCommandRefusal = DrawRefusal | Refusal<'drawOptionUnknown' | 'drawOptionMissing' | 'drawOptionWrong'>;

const OPTIONS = ['people', 'sessions', 'seed', 'fair', 'apart', 'moves'] as const;
type Option = (typeof OPTIONS)[number];

/**
 * The command line's `draw`: `--people N --sessions R --seed S [--fair strict|balanced|free] [--apart "1+2,3+4"] [--moves M]`
 * (also `--people=N`). `apart` lists people never to be put at one table, groups separated by commas. Refusals name the option.
 */
export function drawCommand(args: readonly string[]): Result<DrawOutput, DrawCommandRefusal> {
  const options = readOptions(args);
  if (!options.ok) return options;
  const people = wholeNumber(options.value, 'people', 1, 100_000);
  if (!people.ok) return people;
  const sessions = wholeNumber(options.value, 'sessions', 1, MOST_SESSIONS);
  if (!sessions.ok) return sessions;
  const seed = wholeNumber(options.value, 'seed', 0, Number.MAX_SAFE_INTEGER);
  if (!seed.ok) return seed;
  const moves = wholeNumber(options.value, 'moves', 0, 1_000_000_000_000, DEFAULT_MOVES);
  if (!moves.ok) return moves;
  const fair = FAIRNESS.find((setting) => setting === (options.value.get('fair') ?? 'balanced'));
  if (!fair) return refuse('drawOptionWrong', 'fair', { option: 'fair', value: options.value.get('fair') ?? '' });
  const apart = readApart(options.value.get('apart') ?? '', people.value);
  if (!apart.ok) return apart;
  return draw({ people: people.value, sessions: sessions.value, seed: seed.value, moves: moves.value, fair, apart: apart.value });
}

interface Wanted {
  readonly people: number;
  readonly sessions: number;
  readonly seed: number;
  readonly moves: number;
  readonly fair: Fairness;
  readonly apart: readonly ApartWish[];
}

function draw({ people, sessions, seed, moves, fair, apart }: Wanted): Result<DrawOutput, DrawCommandRefusal> {
  const everybody = { people: Array.from({ length: people }, (_, i) => idOf(i + 1)) };
  const plan = planDraw(
    {
      method: 'fewestRepeats',
      sessions: Array.from({ length: sessions }, () => everybody),
      past: [],
      preference: 'fewestFives',
      fair,
      wishes: { apart, fixed: [], otherTable: false },
      seed,
    },
    { moves },
  );
  if (!plan.ok) return plan;
  const { repeats, lowerBound, longest, fiveSpread } = plan.value.quality;
  const numbers = plan.value.sessions.map((seating) => seating.map((table) => table.seats.map(Number)));
  return ok({ sessions: numbers, quality: { repeats, lowerBound, longest, fiveSpread } });
}

/** Ids that sort like their numbers. */
const idOf = (number: number) => `${number}`.padStart(6, '0');

function readOptions(args: readonly string[]): Result<ReadonlyMap<Option, string>, DrawCommandRefusal> {
  const found = new Map<Option, string>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    const equals = arg.indexOf('=');
    const name = equals === -1 ? arg : arg.slice(0, equals);
    const option = OPTIONS.find((known) => `--${known}` === name);
    if (!option) return refuse('drawOptionUnknown', name, { option: name });
    if (equals === -1) i++;
    const value = equals === -1 ? args[i] : arg.slice(equals + 1);
    if (value === undefined || found.has(option)) return refuse('drawOptionWrong', option, { option, value: value ?? '' });
    found.set(option, value);
  }
  return ok(found);
}

function wholeNumber(
  options: ReadonlyMap<Option, string>,
  option: Option,
  least: number,
  most: number,
  otherwise?: number,
): Result<number, DrawCommandRefusal> {
  const text = options.get(option);
  if (text === undefined) return otherwise === undefined ? refuse('drawOptionMissing', option, { option }) : ok(otherwise);
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? ok(value) : refuse('drawOptionWrong', option, { option, value: text });
}

function readApart(text: string, people: number): Result<readonly ApartWish[], DrawCommandRefusal> {
  const wishes: ApartWish[] = [];
  for (const group of text.split(',')) {
    if (text.trim() === '') break;
    const numbers = group.split('+').map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : 0));
    const valid =
      numbers.length > 1 && numbers.every((number) => number >= 1 && number <= people) && new Set(numbers).size === numbers.length;
    if (!valid) return refuse('drawOptionWrong', 'apart', { option: 'apart', value: group.trim() });
    wishes.push({ people: numbers.map(idOf), when: 'always' });
  }
  return ok(wishes);
}
