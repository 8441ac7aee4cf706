/** The words of a Doppelkopf entry (rules/entry.md "Doppelkopf"): one list per concept, types from the list. */

export const KINDS = ['normal', 'hochzeit', 'armut', 'solo', 'misplay'] as const;
export type Kind = (typeof KINDS)[number];
/** A kind that is played out; a misplay happens in one of these. */
export type PlayedKind = Exclude<Kind, 'misplay'>;

/** In the order of the entry form. `karo` is the Trumpfsolo; `still` the silent solo. */
export const SOLOS = ['karo', 'damen', 'buben', 'kreuz', 'pik', 'herz', 'fleischlos', 'still'] as const;
export type Solo = (typeof SOLOS)[number];

export const PARTIES = ['re', 'kontra'] as const;
export type Party = (typeof PARTIES)[number];
export type ByParty<T> = { readonly [party in Party]: T };
export const OTHER = { re: 'kontra', kontra: 're' } as const satisfies ByParty<Party>;

/** The Absagen: keine 90, keine 60, keine 30, schwarz. A party's Absage is the number of these levels it includes, 0..4. */
export const LEVELS = [90, 60, 30, 0] as const;
export const LEVEL_COUNT = LEVELS.length;
/** Eyes that answer an Absage of the other party: 120 against keine 90 ... 30 against schwarz. */
export const ANSWERS = [120, 90, 60, 30] as const;

export const CALLS = ['re', 'kontra', 're:90', 're:60', 're:30', 're:0', 'kontra:90', 'kontra:60', 'kontra:30', 'kontra:0'] as const;
export type Call = (typeof CALLS)[number];

export const BONUSES = ['fuchs', 'karlchen', 'karlchenCaught', 'doppelkopf', 'herzstich', 'dulleCaught'] as const;
export type Bonus = (typeof BONUSES)[number];
export type BonusCounts = { readonly [bonus in Bonus]: number };

/** Card points (Augen) in the pack, with nines or without. */
export const TOTAL_EYES = 240;
