import type { Facts } from '../result.ts';
import type { TournamentEvent } from './events.ts';

/** A readable name of something decided: message key `label.<code>` and its figures. A fact named `person` holds an id. */
export interface Label {
  readonly code: LabelCode;
  readonly facts: Facts;
}
export type LabelCode = TournamentEvent['type'];

const FACT_NAMES = [
  'session',
  'table',
  'game',
  'person',
  'number',
  'presence',
  'seat',
  'scene',
  'line',
  'reason',
  'missing',
  'standIn',
  'from',
  'counts',
  'points',
  'minutes',
  'by',
] as const;

/** Label of a journal event, e.g. "Tisch 4, Spiel 8 eingetragen". */
export function labelOf(event: TournamentEvent): Label {
  const facts: { [name: string]: string | number } = {};
  const whole: object = event;
  const fields = whole as { readonly [name: string]: unknown };
  for (const name of FACT_NAMES) {
    const value = fields[name];
    if (typeof value === 'string' || typeof value === 'number') facts[name] = value;
  }
  if (event.type === 'paidSet') facts.paid = event.paid ? 'yes' : 'no';
  if (event.type === 'pauseSet') facts.pause = event.pause ? 'yes' : 'no';
  if (event.type === 'valatApproved') facts.against = event.against ? 'yes' : 'no';
  if (event.type === 'hallFreezeSet') facts.frozen = event.frozen ? 'yes' : 'no';
  if (event.type === 'finalRead') facts.people = event.people;
  if (event.type === 'hallListSet') facts.list = event.list;
  if (event.type === 'hallSwitched') {
    facts.what = event.what;
    facts.on = event.on ? 'yes' : 'no';
  }
  if (event.type === 'hallPageSet') facts.page = event.held ? event.held.page + 1 : 0;
  if (event.type === 'seriesSet') facts.set = event.series === null ? 'no' : 'yes';
  if (event.type === 'tieSettled' || event.type === 'seatsSwapped') return { code: event.type, facts: { ...facts, people: event.people } };
  return { code: event.type, facts };
}
