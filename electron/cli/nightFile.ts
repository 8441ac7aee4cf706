import { z } from 'zod';
import { FORMAT_IDS } from '../core/formats/format.ts';
import { RULE_SET_IDS } from '../core/rules/ruleSet.ts';
import { SUBSTITUTE_POINTS, SWAPPED_GAMES } from '../core/tournament/commands.ts';
import { TABLE_COUNTS } from '../core/tournament/model.ts';

/* A described evening. The form is documented with examples in tests/nights/README.md. People are named by "Given Family". */

const name = z.string().trim().min(1).max(160);
const loose = z.record(z.string(), z.unknown());

const after = z.number().int().min(0).default(0);

/** Seats of an entry are written as people's names here. */
const game = z.looseObject({ table: z.number().int().optional() });

const correction = z.strictObject({
  session: z.number().int().min(1),
  table: z.number().int().min(1),
  game: z.number().int().min(1).optional(),
  entry: loose.optional(),
  points: z.record(name, z.number().int()).optional(),
  /** With totals: whose compulsory solo is ticked now (left out: as it was). */
  ticked: z.array(name).optional(),
  void: z.boolean().optional(),
  reason: z.string(),
});

const adjustment = z.strictObject({
  person: name,
  points: z.number().int(),
  reason: z.string(),
  /** It belongs to the evening and not to its session. */
  evening: z.boolean().default(false),
});

/** What goes differently than planned: it happens when the table has entered `after` games. */
const happening = z.union([
  z.strictObject({ sitDown: name, table: z.number().int().min(1), after }),
  z.strictObject({ leave: name, why: z.enum(['good', 'noShow']).default('good'), after }),
  z.strictObject({ rest: name, after }),
  z.strictObject({ substitute: name, for: name, points: z.enum(SUBSTITUTE_POINTS), after }),
  z.strictObject({ swap: z.tuple([name, name]), games: z.enum(SWAPPED_GAMES).optional(), after }),
]);

const session = z.strictObject({
  /** Come before this draw, also people never named before. */
  arrive: z.array(name).default([]),
  /** Go before this draw. */
  leave: z.array(name).default([]),
  /** Sit out this session. */
  rest: z.array(name).default([]),
  seed: z.number().int().min(0).max(0xffff_ffff).optional(),
  /** Tables by hand instead of the draw: names in seat order. */
  seating: z.array(z.array(name)).optional(),
  /** Tied people in the order that the organizer wants. */
  orders: z.array(z.array(name)).default([]),
  mend: z.number().int().min(0).default(0),
  /** Table sizes chosen for the draw. */
  sizes: z.array(z.number().int()).optional(),
  happenings: z.array(happening).default([]),
  games: z.array(game).default([]),
  byHand: z
    .array(
      z.strictObject({
        points: z.record(name, z.number().int()),
        solo: z.strictObject({ by: name, compulsory: z.boolean().default(false) }).optional(),
        reason: z.string(),
      }),
    )
    .default([]),
  totals: z.record(name, z.number().int()).default({}),
  /** Whose compulsory solo is ticked at a table that hands in totals. */
  ticked: z.array(name).default([]),
  /** Reason for closing tables whose lists are not full. */
  closeShort: z.string().optional(),
  /** What such a table counts. */
  shortCounts: z.enum(TABLE_COUNTS).default('played'),
  corrections: z.array(correction).default([]),
  /** Points given or taken by the organizer, after this session. */
  adjustments: z.array(adjustment).default([]),
});

export const nightSchema = z.strictObject({
  name: name.default('Turnier'),
  date: z.string().default('2026-01-01'),
  place: z.string().default(''),
  rules: z.enum(RULE_SET_IDS),
  options: loose.default({}),
  format: z.enum(FORMAT_IDS),
  formatSettings: loose.default({}),
  feeCents: z.number().int().default(0),
  seed: z.number().int().min(0).max(0xffff_ffff).default(1),
  people: z.array(name).min(1).max(2000),
  sessions: z.array(session).max(50),
  /** People with equal totals at the end, in the order that the organizer wants (tieBreak "lot"; the rest is drawn from the seed). */
  orders: z.array(z.array(name)).default([]),
  /** Close the tournament at the end (default: when all sessions are played). */
  close: z.boolean().optional(),
});

export type Night = z.infer<typeof nightSchema>;
export type NightSession = Night['sessions'][number];
export type NightGame = NightSession['games'][number];
