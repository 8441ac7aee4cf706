import type { Fairness } from '../core/draw/drawInput.ts';
import type { DrawSentence } from '../core/draw/drawSentence.ts';
import type { Draw } from '../core/tournament/model.ts';
import type { PersonView } from './views.ts';

/** What the organizer wishes of the draw, with names. */
export interface WishesView {
  readonly seq: number;
  /** Sessions are still to be drawn with the fewest repeats; otherwise wishes are not looked at. */
  readonly used: boolean;
  readonly fair: Fairness;
  readonly otherTable: boolean;
  readonly apart: readonly { readonly people: readonly PersonView[]; readonly when: 'always' | 'firstSession' }[];
  readonly fixed: readonly (PersonView & { readonly table: number })[];
}

/** Sentence under the figures of a draw: message `draw.` + code. */
export type DrawSentenceView = DrawSentence;

/** A pair that meets again in a session planned for later; `times` counts all meetings. */
export interface LaterPairView {
  readonly a: string;
  readonly b: string;
  readonly times: number;
}

/** What the hall is told so that anybody can repeat a draw, or null where nothing was drawn (seated by hand). */
export interface DrawProofView {
  readonly seed: number;
  readonly engine: number;
  readonly inputHash: string;
}

/** `same`: the tables that come out are those that were adopted; never for seats by hand. */
export interface RepeatedDrawView extends Pick<Draw, 'method' | 'seed' | 'engine' | 'inputHash' | 'moves'> {
  readonly session: number;
  readonly same: boolean;
  readonly tables: readonly { readonly number: number; readonly seats: readonly string[] }[];
}
