import { choose, tidySeats } from '../drafts.ts';
import { type Group, isGroup } from '../read.ts';
import type { TableContext } from '../ruleSet.ts';
import { settleApprovals } from './approvals.ts';
import { DECLINED_KEYS, declarerSeats, valatMadeBy } from './entry.ts';
import type { TarockRules } from './house.ts';
import { type Declined, KINDS, type Kind, PLAYED_KINDS, type PlayedKind, SIDES, type Side, TOTAL_EYES } from './words.ts';

/** An announcement of a draft: by whom is known, the rest may still be open. */
export interface DraftAnnounced {
  readonly by: Side;
  readonly kontra: number;
  readonly made: boolean | undefined;
  readonly approved: boolean | undefined;
}

/** A draft made tidy: an entry that has no key of another kind, with the parts the form needs. */
export interface TidyHand {
  readonly entry: Group;
  readonly kind: Kind;
  readonly of: PlayedKind;
  readonly declarers: readonly number[];
  readonly kontra: number;
  readonly absolut: DraftAnnounced | undefined;
  readonly pagat: DraftAnnounced | undefined;
  readonly valat: DraftAnnounced | undefined;
  readonly pagatStill: Side | undefined;
  readonly valatStill: Side | undefined;
  readonly mond: Side | undefined;
  readonly trull: Side | undefined;
  readonly koenigstrull: Side | undefined;
  readonly mussSolo: boolean;
  /** The doubling that may have been declined, if any. */
  readonly mayDecline: Declined | undefined;
  readonly declined: Declined | undefined;
}

/** A Kontra that is too high for the kind becomes the highest there is. */
function tidyKontra(value: unknown, max: number): number | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return undefined;
  return Math.min(value, max);
}

const yesNo = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/**
 * Makes a draft tidy (see ../doppelkopf/tidy.ts). Eyes that a made Valat contradicts go: they follow from it. After a
 * declined doubling only what a hand that was not played may have stays.
 */
export function tidyHand(draft: unknown, table: TableContext, rules: TarockRules): TidyHand {
  const known = settleApprovals(draft, table);
  const given: Group = isGroup(known) ? known : {};
  const kind = choose(given.kind, KINDS) ?? 'rufer';
  const of = kind === 'renonce' ? (choose(given.of, PLAYED_KINDS) ?? 'rufer') : kind;
  const played = kind !== 'renonce';
  const entry: { [key: string]: unknown } = { kind };
  const set = (key: string, value: unknown) => {
    if (value !== undefined) entry[key] = value;
  };
  if (!played) entry.of = of;

  const declarers = tidySeats(given.declarers, declarerSeats(of), table);
  if (given.declarers !== undefined) entry.declarers = declarers;
  const kontraMax = rules.kontraMax[of];
  const kontra = tidyKontra(given.kontra, kontraMax);
  set('kontra', kontra);

  const announced = (key: string, max: number, hasMade: boolean, hasApproved: boolean): DraftAnnounced | undefined => {
    const value = given[key];
    const by = isGroup(value) ? choose(value.by, SIDES) : undefined;
    if (!isGroup(value) || by === undefined) return undefined;
    const its = tidyKontra(value.kontra, max);
    const made = hasMade ? yesNo(value.made) : undefined;
    const approved = hasApproved ? yesNo(value.approved) : undefined;
    entry[key] = {
      by,
      ...(its === undefined ? {} : { kontra: its }),
      ...(made === undefined ? {} : { made }),
      ...(approved === undefined ? {} : { approved }),
    };
    return { by, kontra: its ?? 0, made, approved };
  };
  const absolut = of === 'rufer' ? announced('absolut', kontraMax, false, false) : undefined;
  const pagat = announced('pagat', kontraMax, played, false);
  const valat = announced('valat', rules.valatKontraMax, played, true);

  const side = (key: string, possible: boolean): Side | undefined => {
    const value = possible ? choose(given[key], SIDES) : undefined;
    set(key, value);
    return value;
  };
  const pagatStill = side('pagatStill', played && pagat === undefined);
  const trull = side('trull', played);
  const mond = side('mond', played && (trull === undefined || trull === given.mond));
  const koenigstrull = side('koenigstrull', played);
  const valatStill = side('valatStill', played && valat === undefined);

  const mussSolo = kind === 'solo' && given.mussSolo === true;
  if (kind === 'solo') set('mussSolo', yesNo(given.mussSolo));
  const extras = absolut !== undefined || pagat !== undefined || valat !== undefined;
  const mayDecline = possiblyDeclined();
  const declined = mayDecline !== undefined && given.declined === mayDecline ? mayDecline : undefined;
  set('declined', declined);

  function possiblyDeclined(): Declined | undefined {
    if (rules.declinedDoubling === 'playedOn' || extras) return undefined;
    if (mussSolo && (kontra ?? 0) === 0) return 'kontra';
    return kind === 'rufer' && kontra === 1 && trull === 'defenders' ? 'rekontra' : undefined;
  }

  const { declarerEyes } = given;
  if (played && typeof declarerEyes === 'number' && !Number.isNaN(declarerEyes)) {
    const madeBy = valatMadeBy(valat === undefined ? null : { by: valat.by, made: valat.made === true }, valatStill ?? null);
    if (madeBy === null || declarerEyes === (madeBy === 'declarers' ? TOTAL_EYES : 0)) entry.declarerEyes = declarerEyes;
  }
  if (!played) {
    const [offender] = tidySeats([given.offender], 1, table);
    set('offender', offender);
  }
  if (declined !== undefined) for (const key of Object.keys(entry)) if (!DECLINED_KEYS[declined].includes(key)) delete entry[key];

  const parts = { absolut, pagat, valat, pagatStill, valatStill, mond, trull, koenigstrull };
  return { entry, kind, of, declarers, kontra: kontra ?? 0, ...parts, mussSolo, mayDecline, declined };
}
