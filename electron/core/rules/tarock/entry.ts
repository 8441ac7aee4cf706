import { ok, type Result } from '../../result.ts';
import { type Group, isGroup, readChoice, readSeat, readSeats, readWhole, readYesNo, shown, strangeKey, wrongTable } from '../read.ts';
import { no, type RuleRefusal } from '../refusals.ts';
import type { TableContext } from '../ruleSet.ts';
import type { TarockRules } from './house.ts';
import { DECLINED, type Declined, KINDS, type Kind, PLAYED_KINDS, type PlayedKind, SIDES, type Side, TOTAL_EYES } from './words.ts';

/** Something announced: by whom, with which Kontra (0, 1 Kontra, 2 Rekontra), made or lost (unknown in a renonce). */
export interface Announced {
  readonly by: Side;
  readonly kontra: number;
  readonly made: boolean;
  /** Allowed by the tournament director beforehand (2.10). */
  readonly approved: boolean;
}

/** An entry that was accepted: can only be had through `parseHand`. */
export interface Hand {
  readonly kind: Kind;
  /** The kind that was played; for a renonce the one it happened in. */
  readonly of: PlayedKind;
  readonly declarers: readonly number[];
  readonly defenders: readonly number[];
  /** Eyes of the declarers; null where they are not known and do not matter. */
  readonly eyes: number | null;
  readonly kontra: number;
  readonly absolut: Announced | null;
  readonly pagat: Announced | null;
  readonly valat: Announced | null;
  readonly pagatStill: Side | null;
  readonly mond: Side | null;
  readonly trull: Side | null;
  readonly koenigstrull: Side | null;
  readonly valatStill: Side | null;
  readonly declined: Declined | null;
  readonly offender: number | null;
}

export const declarerSeats = (of: PlayedKind): 1 | 2 => (of === 'rufer' ? 2 : 1);

const ALL_KEYS = ['kind', 'declarers', 'kontra', 'pagat', 'valat'];
const PLAYED_KEYS = [...ALL_KEYS, 'declarerEyes', 'pagatStill', 'mond', 'trull', 'koenigstrull', 'valatStill'];
const RENONCE_KEYS = [...ALL_KEYS, 'of', 'offender'];
const KEYS = {
  rufer: [...PLAYED_KEYS, 'absolut', 'declined'],
  farbensolo: PLAYED_KEYS,
  solo: [...PLAYED_KEYS, 'mussSolo', 'declined'],
  renonce: RENONCE_KEYS,
  renonceRufer: [...RENONCE_KEYS, 'absolut'],
};
export const keysOf = (kind: Kind, of: PlayedKind): readonly string[] => KEYS[kind === 'renonce' && of === 'rufer' ? 'renonceRufer' : kind];

/** What may stand in a hand that was not played because a doubling was declined. */
export const DECLINED_KEYS: { readonly [declined in Declined]: readonly string[] } = {
  kontra: ['kind', 'declarers', 'kontra', 'mussSolo', 'declined'],
  rekontra: ['kind', 'declarers', 'kontra', 'trull', 'declined'],
};

/** `approved` decides what a Valat is worth unless it is the declarers' in a rufer (2.10). */
export const needsApproval = (of: PlayedKind, by: Side): boolean => of !== 'rufer' || by === 'defenders';

/** The side that made a Valat, announced or silent; null if nobody did (or it is not known yet). */
export function valatMadeBy(valat: Pick<Announced, 'by' | 'made'> | null, still: Side | null): Side | null {
  return valat?.made === true ? valat.by : still;
}

function readSide(entry: Group, key: string): Result<Side | null, RuleRefusal> {
  const value = entry[key];
  if (value === undefined) return ok(null);
  const side = SIDES.find((one) => one === value);
  return side === undefined ? no('entry.notOneOf', key, { name: key, value: shown(value), choices: SIDES.join(', ') }) : ok(side);
}

/** Which parts an announcement has besides `by` and `kontra`. */
interface Parts {
  readonly kontraMax: number;
  readonly made: boolean;
  readonly approvedIn?: PlayedKind;
}

function readAnnounced(entry: Group, key: string, { kontraMax, made: hasMade, approvedIn }: Parts): Result<Announced | null, RuleRefusal> {
  const value = entry[key];
  if (value === undefined) return ok(null);
  if (!isGroup(value)) return no('entry.notGroup', key, { name: key, value: shown(value) });
  const keys = ['by', 'kontra', ...(hasMade ? ['made'] : []), ...(approvedIn === undefined ? [] : ['approved'])];
  const strange = strangeKey(value, keys, key);
  if (strange !== null) return strange;
  const by = readChoice(value.by, SIDES, `${key}.by`, 'entry.byMissing');
  if (!by.ok) return by;
  const kontra = value.kontra === undefined ? ok(0) : readWhole(value.kontra, 0, kontraMax, `${key}.kontra`);
  if (!kontra.ok) return kontra;
  const made = readYesNo(value.made, false, `${key}.made`);
  if (!made.ok) return made;
  if (hasMade && value.made === undefined) return no('entry.madeMissing', `${key}.made`, { name: key });
  const approved = readYesNo(value.approved, false, `${key}.approved`);
  if (!approved.ok) return approved;
  if (approvedIn !== undefined && value.approved === undefined && needsApproval(approvedIn, by.value)) {
    return no('entry.approvedMissing', `${key}.approved`, { name: key });
  }
  return ok({ by: by.value, kontra: kontra.value, made: made.value, approved: approved.value });
}

/** Checks a declined doubling (2.4, 2.5.1): only on a forced solo or after a forced Kontra, and then nothing was played. */
function readDeclined(entry: Group, kind: Kind, rules: TarockRules): Result<Declined | null, RuleRefusal> {
  if (entry.declined === undefined) return ok(null);
  const declined = readChoice(entry.declined, DECLINED, 'declined', 'entry.notOneOf');
  if (!declined.ok) return declined;
  if (rules.declinedDoubling === 'playedOn') return no('entry.declinedPlayedOn', 'declined');
  const { mussSolo, trull, kontra = 0 } = entry;
  if (declined.value === 'kontra' && !(kind === 'solo' && mussSolo === true && kontra === 0)) return no('entry.declinedKontra', 'declined');
  if (declined.value === 'rekontra' && !(kind === 'rufer' && kontra === 1 && trull === 'defenders')) {
    return no('entry.declinedRekontra', 'declined');
  }
  const played = Object.keys(entry).find((key) => !DECLINED_KEYS[declined.value].includes(key));
  return played === undefined ? declined : no('entry.declinedNotPlayed', played, { name: played });
}

/** Eyes of the declarers: may be left out with a Valat, and a made Valat takes them all. */
function readEyes(value: unknown, valat: Announced | null, still: Side | null, needed: boolean): Result<number | null, RuleRefusal> {
  const madeBy = valatMadeBy(valat, still);
  const follows = madeBy === null ? null : madeBy === 'declarers' ? TOTAL_EYES : 0;
  if (value === undefined || value === null) {
    if (value === undefined && (follows !== null || (valat !== null && !needed))) return ok(follows);
    return no('entry.eyesMissing', 'declarerEyes', { party: 'declarers', total: TOTAL_EYES });
  }
  const eyes = readWhole(value, 0, TOTAL_EYES, 'declarerEyes', 'entry.eyesRange');
  if (!eyes.ok) return eyes;
  if (follows !== null && eyes.value !== follows) return no('entry.valatEyes', 'declarerEyes', { eyes: eyes.value, follows });
  return eyes;
}

/** Reads one hand as JSON (rules/entry.md). Everything that does not belong is refused. */
export function parseHand(entry: unknown, table: TableContext, rules: TarockRules): Result<Hand, RuleRefusal> {
  const tableWrong = wrongTable(table);
  if (tableWrong !== null) return tableWrong;
  if (!isGroup(entry)) return no('entry.notObject', undefined, { value: shown(entry) });

  const kind = readChoice(entry.kind, KINDS, 'kind', 'entry.kindMissing');
  if (!kind.ok) return kind;
  const of = kind.value === 'renonce' ? readChoice(entry.of, PLAYED_KINDS, 'of', 'entry.ofMissing') : ok(kind.value);
  if (!of.ok) return of;
  const strange = strangeKey(entry, keysOf(kind.value, of.value), '');
  if (strange !== null) return strange;
  const count = declarerSeats(of.value);
  const declarers = readSeats(entry.declarers, count, count, table, 'declarers', count === 1 ? 'soloist' : 'declarers');
  if (!declarers.ok) return declarers;
  const defenders: number[] = [];
  for (let seat = 0; seat < table.players; seat++) if (seat !== table.sitsOut && !declarers.value.includes(seat)) defenders.push(seat);

  const kontraMax = rules.kontraMax[of.value];
  const kontra = entry.kontra === undefined ? ok(0) : readWhole(entry.kontra, 0, kontraMax, 'kontra');
  if (!kontra.ok) return kontra;
  const played = kind.value !== 'renonce';
  const absolut = readAnnounced(entry, 'absolut', { kontraMax, made: false });
  if (!absolut.ok) return absolut;
  const pagat = readAnnounced(entry, 'pagat', { kontraMax, made: played });
  if (!pagat.ok) return pagat;
  const valat = readAnnounced(entry, 'valat', { kontraMax: rules.valatKontraMax, made: played, approvedIn: of.value });
  if (!valat.ok) return valat;
  const mussSolo = readYesNo(entry.mussSolo, false, 'mussSolo');
  if (!mussSolo.ok) return mussSolo;
  const sides = { pagatStill: null, mond: null, trull: null, koenigstrull: null, valatStill: null } as { [key in StillKey]: Side | null };
  for (const key of STILL_KEYS) {
    const side = readSide(entry, key);
    if (!side.ok) return side;
    sides[key] = side.value;
  }
  if (pagat.value !== null && sides.pagatStill !== null) return no('entry.pagatTwice', 'pagatStill');
  if (valat.value !== null && sides.valatStill !== null) return no('entry.valatTwice', 'valatStill');
  if (sides.mond !== null && sides.trull !== null && sides.mond !== sides.trull) return no('entry.mondTrull', 'mond');

  const hand = {
    kind: kind.value,
    of: of.value,
    declarers: declarers.value,
    defenders,
    kontra: kontra.value,
    absolut: absolut.value,
    pagat: pagat.value,
    valat: valat.value,
    ...sides,
    eyes: null,
    declined: null,
    offender: null,
  };
  if (!played) {
    if (entry.offender === undefined || entry.offender === null) return no('entry.offenderMissing', 'offender');
    const offender = readSeat(entry.offender, table, 'offender');
    return offender.ok ? ok({ ...hand, offender: offender.value }) : offender;
  }
  const declined = readDeclined(entry, kind.value, rules);
  if (!declined.ok) return declined;
  if (declined.value !== null) return ok({ ...hand, declined: declined.value });
  const eyes = readEyes(entry.declarerEyes, hand.valat, hand.valatStill, rules.valat === 'adds');
  return eyes.ok ? ok({ ...hand, eyes: eyes.value }) : eyes;
}

const STILL_KEYS = ['pagatStill', 'mond', 'trull', 'koenigstrull', 'valatStill'] as const;
type StillKey = (typeof STILL_KEYS)[number];
