import { z } from 'zod';
import { FAIRNESS } from '../core/draw/drawInput.ts';
import { FORMAT_IDS } from '../core/formats/format.ts';
import { RULE_SET_IDS } from '../core/rules/ruleSet.ts';
import { CORRECTED_SEATS, type Command, SUBSTITUTE_POINTS, SWAPPED_GAMES } from '../core/tournament/commands.ts';
import { HALL_SCENES, HALL_SWITCHES, PRESENCES, TABLE_COUNTS } from '../core/tournament/model.ts';
import { PRIZE_TIES } from '../core/tournament/prizes.ts';
import { SERIES_COUNTS, SERIES_LISTS } from '../core/tournament/series.ts';
import { type Envelope, PRINT_PAPERS, type Queries, type QueryName, type ShellCommand } from './contract.ts';

/*
 * What arrives from a page is checked here before anything else looks at it. Strict: unknown keys are refused.
 * Entries of games (`entry`, `draft`) and the options of rule sets and formats are checked by the rules themselves.
 */

const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);
const text = z.string().max(2000);
const whole = z.number().int().min(-1_000_000_000).max(1_000_000_000);
const count = z.number().int().min(1).max(10_000);
const seed = z.number().int().min(0).max(0xffff_ffff);
const points = z.array(whole).max(5);
const entry = z.unknown().refine((value) => value !== undefined, 'missing');

const person = { person: id };
const table = { session: count, table: count };
const game = { ...table, game: count };
const personFields = { ...person, given: text, family: text, club: text, note: text };
const settings = {
  name: text,
  date: text,
  place: text,
  ruleSet: z.enum(RULE_SET_IDS),
  ruleOptions: entry,
  format: z.enum(FORMAT_IDS),
  formatSettings: entry,
  feeCents: whole,
  series: id.nullable().optional(),
};

const seatReason = z
  .strictObject({
    code: z.enum(['lot', 'drawn', 'stays', 'moves', 'mended', 'new', 'group', 'hand']),
    from: count.optional(),
    steps: z.number().int().min(0).max(10_000).optional(),
    byLot: z.boolean().optional(),
  })
  .transform((reason) => withoutUndefined(reason));

const size = z.number().int().min(0).max(1_000_000_000);
const fair = z.enum(FAIRNESS);
const price = z.strictObject({ repeats: size, fiveSpread: size, lowerBound: size, proven: z.boolean() });
const seating = z.array(z.strictObject({ number: count, seats: z.array(id).max(5) })).max(2500);
const unmetWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('apart'), a: id, b: id, session: count, table: count }),
  z.strictObject({ kind: z.literal('fixed'), person: id, session: count, wanted: count, table: count }),
  z.strictObject({ kind: z.literal('otherTable'), person: id, session: count, table: count }),
]);

const draw = z.strictObject({
  method: z.enum(['lot', 'fewestRepeats', 'byPlace', 'finalGroups', 'byHand']),
  tables: z.array(z.strictObject({ number: whole, seats: z.array(id).max(5), firstDealer: z.number().int().min(0).max(4) })).max(2500),
  seed,
  engine: count,
  reasons: z.record(id, seatReason),
  ties: z.array(z.strictObject({ table: count, people: z.array(id).max(2000), by: z.enum(['lot', 'hand']) })).max(5000),
  inputHash: z.string().max(64),
  moves: z.number().int().min(0).max(1_000_000_000),
  plan: z
    .strictObject({
      later: z.array(seating).max(50),
      repeats: size,
      lowerBound: size,
      longest: size,
      fiveSpread: size,
      fair,
      prices: z.strictObject({ strict: price, balanced: price, free: price }).nullable(),
      unmetWishes: z.array(unmetWish).max(100_000),
    })
    .nullable(),
});

const wishes = z.strictObject({
  fair,
  apart: z.array(z.strictObject({ people: z.array(id).max(1000), when: z.enum(['always', 'firstSession']) })).max(1000),
  fixed: z.array(z.strictObject({ person: id, table: whole })).max(1000),
  otherTable: z.boolean(),
});

const solo = z.strictObject({ seat: whole, compulsory: z.boolean() });
const ticks = z.array(z.boolean()).max(5);

const listRules = z.strictObject({
  years: whole.nullable().optional(),
  minimumEvenings: whole.optional(),
  bestEvenings: whole.nullable().optional(),
});
const seriesRules = z
  .strictObject({
    counts: z.enum(SERIES_COUNTS).optional(),
    lists: z
      .strictObject({ allTime: listRules.optional(), lastYears: listRules.optional(), championship: listRules.optional() })
      .optional(),
  })
  .transform((rules) => withoutUndefinedDeep(rules));
const opening = z.strictObject({
  person: id,
  points: whole,
  scale: z.union([z.literal(1), z.literal(10), z.literal(100)]),
  evenings: whole,
  year: whole.nullable(),
});
const series = { series: id };

const seatNumber = z.number().int().min(0).max(4);
const seatPlace = z.strictObject({ table: count, seat: seatNumber });
/** Games played at a table so far. */
const played = z.number().int().min(0).max(10_000);
const correcting = { seats: z.enum(CORRECTED_SEATS).optional() };

const command = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) => z.strictObject({ type: z.literal(type), ...shape });

export const commandSchema = z.discriminatedUnion('type', [
  command('createTournament', settings),
  command('changeSettings', settings),
  command('register', {
    ...person,
    presence: z.enum(['expected', 'present', 'waiting', 'standby']),
    paid: z.boolean(),
    number: whole.optional(),
  }),
  command('withdraw', person),
  command('setPresence', { ...person, presence: z.enum(PRESENCES) }),
  command('setPaid', { ...person, paid: z.boolean() }),
  command('setNumber', { ...person, number: whole }),
  command('setWishes', { wishes }),
  command('setOptions', { options: z.strictObject({ capacity: whole.nullable(), doubleEntry: z.boolean() }) }),
  command('setPrizes', {
    prizes: z.strictObject({ places: z.array(z.strictObject({ cents: whole, goods: text })).max(1000), ties: z.enum(PRIZE_TIES), seed }),
  }),
  command('setCertificate', {
    certificate: z.strictObject({ title: text, opening: text, closing: text, left: text, right: text, places: whole }),
  }),
  command('pause', { ...person, session: count, pause: z.boolean(), after: played.optional() }),
  command('leave', { ...person, why: z.enum(['good', 'noShow']), after: played.optional() }),
  command('sitDown', { ...person, ...table, from: count.optional() }),
  command('substitute', { ...table, ...person, by: id, points: z.enum(SUBSTITUTE_POINTS), from: count.optional() }),
  command('swapSeats', { session: count, a: seatPlace, b: seatPlace, games: z.enum(SWAPPED_GAMES).optional(), ...correcting }),
  command('setNextDealer', { ...table, seat: whole }),
  command('approve', { ...table, seat: whole, against: z.boolean() }),
  command('setTableCounts', { ...table, counts: z.enum(TABLE_COUNTS), reason: text, ...correcting }),
  command('confirmTotals', { ...table, points }),
  command('adoptDraw', { session: count, draw }),
  command('discardDraw', { session: count }),
  command('releaseDraw', { session: count }),
  command('setFirstDealer', { ...table, seat: whole }),
  command('recordGame', { ...game, entry }),
  command('recordGameByHand', { ...game, points, solo: solo.optional(), reason: text }),
  command('correctGame', { ...game, entry, dealer: seatNumber.optional(), reason: text, ...correcting }),
  command('correctGameByHand', { ...game, points, solo: solo.optional(), reason: text, ...correcting }),
  command('voidGame', { ...game, reason: text, ...correcting }),
  command('recordTotals', { ...table, points, compulsory: ticks.optional() }),
  command('correctTotals', { ...table, points, compulsory: ticks.optional(), reason: text, ...correcting }),
  command('adjust', { ...person, session: count.nullable(), points: whole, reason: text }),
  command('withdrawAdjustment', { adjustment: count, reason: text }),
  command('settleTie', { people: z.array(id).max(2000), seed: seed.nullable() }),
  command('setSeries', { series: id.nullable() }),
  command('closeTable', { ...table, reason: text.optional(), counts: z.enum(TABLE_COUNTS).optional() }),
  command('reopenTable', table),
  command('closeSession', { session: count, reason: text.optional(), counts: z.enum(TABLE_COUNTS).optional() }),
  command('closeTournament', {}),
  command('reopenTournament', {}),
  command('showInHall', { scene: z.enum(HALL_SCENES) }),
  command('setHallLine', { line: text }),
  command('startClock', { session: count, minutes: z.number() }),
  command('pauseClock', {}),
  command('resumeClock', {}),
  command('setExtraTime', { table: count, minutes: z.number() }),
  command('turnHallPage', { held: z.strictObject({ scene: z.enum(HALL_SCENES).exclude(['auto']), page: z.number() }).nullable() }),
  command('freezeHall', { frozen: z.boolean() }),
  command('readFinal', { people: z.number() }),
  command('setHallList', { list: z.enum(SERIES_LISTS) }),
  command('switchHall', { what: z.enum(HALL_SWITCHES), on: z.boolean() }),
  command('undo', { commandId: id }),
  command('redo', { commandId: id }),
  command('addPerson', personFields),
  command('changePerson', personFields),
  command('mergePeople', { ...person, into: id }),
  command('splitPerson', person),
  command('setConsent', { ...person, consent: z.boolean() }),
  command('erasePerson', person),
  command('createSeries', { ...series, name: text, rules: seriesRules }),
  command('renameSeries', { ...series, name: text }),
  command('changeSeries', { ...series, rules: seriesRules }),
  command('removeSeries', series),
  command('setOpenings', { ...series, rows: z.array(opening).min(1).max(5000) }),
  command('removeOpening', { ...series, person: id, year: whole.nullable() }),
]);

const shellSchema = z.discriminatedUnion('type', [
  command('openHall', {}),
  command('closeHall', {}),
  command('showLog', {}),
  command('keepAwake', { awake: z.boolean() }),
  command('savePdf', { name: z.string().max(200) }),
  command('printPage', { paper: z.enum(PRINT_PAPERS), silent: z.boolean() }),
]);

export const envelopeSchema = z.strictObject({
  commandId: id,
  tournament: id.nullable(),
  expectedSeq: z.number().int().min(0),
  command: z.union([shellSchema, commandSchema]),
});

const ofTournament = { tournament: id };
const ofTable = { ...ofTournament, ...table };

export const querySchemas = {
  tournaments: z.strictObject({}),
  catalogue: z.strictObject({}),
  tournament: z.strictObject(ofTournament),
  entrants: z.strictObject(ofTournament),
  people: z.strictObject({ tournament: id.optional(), search: z.string().max(200).optional() }),
  proposeDraw: z.strictObject({
    ...ofTournament,
    seed: seed.optional(),
    orders: z.array(z.array(id).max(2000)).max(1000).optional(),
    mend: z.number().int().min(0).max(1000).optional(),
    sizes: z.array(z.number().int().min(0).max(10)).max(600).optional(),
    longer: z.boolean().optional(),
    search: id.optional(),
  }),
  assessDraw: z.strictObject({
    ...ofTournament,
    seed: seed.optional(),
    tables: seating.optional(),
    text: z.string().max(200_000).optional(),
    later: z.array(seating).max(50).optional(),
  }),
  wishes: z.strictObject(ofTournament),
  repeatDraw: z.strictObject({ tournament: id.optional(), session: count.optional() }),
  drawProgress: z.strictObject({ search: id }),
  stopDraw: z.strictObject({ search: id }),
  draw: z.strictObject({ ...ofTournament, session: count.optional() }),
  tables: z.strictObject({ ...ofTournament, session: count.optional() }),
  table: z.strictObject(ofTable),
  preview: z.strictObject({ ...ofTable, game: count, draft: entry, dealer: seatNumber.optional() }),
  correction: z.strictObject({
    ...ofTable,
    game: count.optional(),
    entry: z.unknown().optional(),
    points: points.optional(),
    dealer: seatNumber.optional(),
  }),
  whatIf: z.strictObject({ ...ofTournament, command: commandSchema }),
  journalEntry: z.strictObject({ ...ofTournament, seq: count }),
  placesForLate: z.strictObject({ ...ofTournament, person: id.optional() }),
  splits: z.strictObject(ofTournament),
  standings: z.strictObject({ ...ofTournament, session: count.optional() }),
  journal: z.strictObject({ ...ofTournament, before: count.optional(), limit: z.number().int().min(1).max(1000).optional() }),
  scoreCards: z.strictObject({ ...ofTournament, session: count.optional(), table: count.optional() }),
  ties: z.strictObject({ ...ofTournament, seed: seed.optional() }),
  settlement: z.strictObject(ofTournament),
  asLastTime: z.strictObject({ tournament: id.optional() }),
  series: z.strictObject({}),
  ranking: z.strictObject({ series: id, list: z.enum(SERIES_LISTS), until: z.number().int().min(1900).max(2200).optional() }),
  readOpenings: z.strictObject({ text: z.string().max(500_000) }),
  papers: z.strictObject(ofTournament),
  blankCards: z.strictObject({ ...ofTournament, session: count, sizes: z.array(z.number().int().min(4).max(5)).min(1).max(200) }),
  rulePage: z.strictObject({ tournament: id.optional(), ruleSet: z.enum(RULE_SET_IDS).optional() }),
  surroundings: z.strictObject({}),
  hall: z.strictObject({}),
} as const satisfies { [N in QueryName]: z.ZodType };

function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** The same all the way down plain objects. */
function withoutUndefinedDeep(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([k, v]) => (v === undefined ? [] : [[k, withoutUndefinedDeep(v)]])));
}

/** Reads a command; zod's `undefined` for absent optional keys is removed, so that exact optional types hold. */
export function parseEnvelope(raw: unknown): { ok: true; value: Envelope } | { ok: false; detail: string } {
  const parsed = envelopeSchema.safeParse(raw);
  if (!parsed.success) return { ok: false, detail: firstIssue(parsed.error) };
  const { command: given, ...rest } = parsed.data;
  return { ok: true, value: { ...rest, command: withoutUndefined(given) as Command | ShellCommand } };
}

/** Reads the input of a query by its name. */
export function parseQuery<N extends QueryName>(
  name: N,
  raw: unknown,
): { ok: true; value: Queries[N]['input'] } | { ok: false; detail: string } {
  const parsed = querySchemas[name].safeParse(raw);
  if (!parsed.success) return { ok: false, detail: firstIssue(parsed.error) };
  return { ok: true, value: withoutUndefined(parsed.data) as Queries[N]['input'] };
}

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.')}: ${issue.code}`.slice(0, 120) : 'unreadable';
}

export const isQueryName = (name: unknown): name is QueryName => typeof name === 'string' && Object.hasOwn(querySchemas, name);
