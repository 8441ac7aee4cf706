import type { JournalEvent } from '../electron/core/tournament/events.ts';
import { EVENT_VERSIONS } from '../electron/core/tournament/eventVersions.ts';

/** An event without its type, as the journal stores it. */
export type Payload = { readonly [name: string]: unknown };
/** Turns a payload of one version into the next. */
export type Step = (payload: Payload) => Payload;

/** What this program knows of events: the version it writes of each type, and the steps up to it (first step: version 1 to 2). */
export interface EventShapes {
  readonly versions: { readonly [type: string]: number };
  readonly steps: { readonly [type: string]: readonly Step[] };
}

/** Totals of version 1 knew no ticks for compulsory solos. */
const withoutTicks: Step = (payload) => ({ ...payload, compulsory: listOf(payload.points).map(() => false) });

/** A final list of version 1 held people, places and totals only. Nothing is reckoned anew: what it did not hold stays empty. */
const barePlaces: Step = (payload) => {
  const final = objectOf(payload.final);
  const blank = { group: 'all', sessions: [], games: 0, solos: 0, compulsoryOpen: 0, adjustments: 0, rankingPoints: null };
  return {
    ...payload,
    final: { ...final, rankingScale: null, places: listOf(final.places).map((row) => ({ ...objectOf(row), ...blank })) },
  };
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const objectOf = (value: unknown): Payload => (typeof value === 'object' && value !== null ? { ...value } : {});

export const EVENT_SHAPES: EventShapes = {
  versions: EVENT_VERSIONS,
  steps: { totalsRecorded: [withoutTicks], totalsCorrected: [withoutTicks], tournamentClosed: [barePlaces] },
};

/** The event in today's shape, or null if its type or version is newer than this program. The payload becomes the event: it is not copied. */
export function upcast(type: string, version: number, payload: Payload, shapes: EventShapes): JournalEvent | null {
  const known = Object.hasOwn(shapes.versions, type) ? shapes.versions[type] : undefined;
  if (known === undefined || version > known) return null;
  const steps = shapes.steps[type] ?? [];
  if (steps.length !== known - 1) throw new Error(`${type} is at version ${known} but has ${steps.length} steps`);
  const today = version === known ? payload : steps.slice(version - 1).reduce((older, step) => step(older), payload);
  // The checksum vouches that this is what the service wrote, and the service writes only typed events.
  return Object.assign(today, { type }) as unknown as JournalEvent;
}
