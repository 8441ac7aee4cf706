/** The words of a Tarock entry (rules/entry.md "Tarock XX-Rufen"): one list per concept, types from the list. */

export const KINDS = ['rufer', 'farbensolo', 'solo', 'renonce'] as const;
export type Kind = (typeof KINDS)[number];
/** A kind that is played out; a renonce happens in one of these. */
export const PLAYED_KINDS = ['rufer', 'farbensolo', 'solo'] as const satisfies readonly Kind[];
export type PlayedKind = (typeof PLAYED_KINDS)[number];

export const SIDES = ['declarers', 'defenders'] as const;
export type Side = (typeof SIDES)[number];
export const OTHER_SIDE = { declarers: 'defenders', defenders: 'declarers' } as const satisfies { readonly [side in Side]: Side };

export const DECLINED = ['kontra', 'rekontra'] as const;
export type Declined = (typeof DECLINED)[number];

/** Card points, counted card by card. */
export const TOTAL_EYES = 88;
/** Eyes that win the game (2.1, 2.3) and the Absolut (2.2). */
export const GAME_EYES = 45;
export const ABSOLUT_EYES = 56;
