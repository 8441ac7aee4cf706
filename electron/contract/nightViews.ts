import type { LabelView, PersonView, Refused } from './views.ts';

/* What the queries answer about everything that goes wrong on a night: people who come and go, odd numbers, corrections. */

/** What a change would move, before it is sent. Totals are in units of 1/scale point. */
export interface MovesView {
  readonly standings: readonly {
    readonly name: string;
    readonly placeBefore: number;
    readonly placeAfter: number;
    readonly totalBefore: number;
    readonly totalAfter: number;
  }[];
  readonly scale: number;
  /** Later sessions made from results whose tables would have come out differently. */
  readonly later: readonly LaterSessionView[];
  /** The session that could be drawn again with the change (`seats: 'redraw'`), or null where none waits to be played. */
  readonly redraw: number | null;
}

export interface LaterSessionView {
  readonly session: number;
  readonly released: boolean;
  /** Something was entered: the seats stay as they were played. */
  readonly started: boolean;
  readonly moves: readonly (PersonView & { readonly from: number; readonly to: number })[];
}

export interface WhatIfView extends MovesView {
  readonly refused: Refused | null;
  /** Points of the tables that change, seat by seat. */
  readonly tables: readonly {
    readonly session: number;
    readonly table: number;
    readonly before: readonly PointsView[];
    readonly after: readonly PointsView[];
  }[];
}
export interface PointsView extends PersonView {
  readonly points: number;
}

/** One command of the journal in full. */
export interface JournalEntryView {
  readonly seq: number;
  readonly commandId: string;
  readonly time: number;
  readonly actor: string;
  readonly label: LabelView;
  readonly reason: string | null;
  readonly undone: boolean;
  readonly undoable: boolean;
  /** What stands in the way of undoing it, or null. */
  readonly undoRefused: Refused | null;
  /** The events of the command in words. */
  readonly steps: readonly LabelView[];
  /** The game or the totals it changed: by seat, before and after; `before` null where nothing stood there. */
  readonly change: {
    readonly session: number;
    readonly table: number;
    readonly game: number | null;
    readonly seats: readonly PersonView[];
    readonly before: ValueView | null;
    readonly after: ValueView | null;
  } | null;
}
export interface ValueView {
  /** Entry as typed, or null for points by hand and totals. */
  readonly entry: unknown;
  readonly points: readonly number[];
  readonly value: number;
  readonly voided: boolean;
  readonly dealer: number | null;
  readonly sitsOut: number | null;
}

/** What is possible for somebody who comes late. */
export interface PlacesForLateView {
  readonly seq: number;
  /** The session that plays, or null. */
  readonly session: number | null;
  /** Where the least is missed first; tables that take nobody at the end, with the reason. */
  readonly tables: readonly {
    readonly table: number;
    readonly refused: Refused | null;
    /** First game played there; 0 where refused. */
    readonly from: number;
    /** Column of the list, from 0, and who sits to the right (deals before) and to the left. */
    readonly seat: number;
    readonly between: readonly PersonView[];
    readonly people: number;
    readonly planned: number;
  }[];
  /** Nothing was entered: the session can be drawn again with everybody. */
  readonly redraw: boolean;
  /** The next session, how many would be there, and whether they can be divided into tables; null after the last one. */
  readonly wait: { readonly session: number; readonly people: number; readonly divisible: boolean } | null;
}

/** How people can be divided, and who would rest. */
export interface SplitsView {
  readonly seq: number;
  readonly session: number;
  readonly people: number;
  /** The fewest changes first; `sizes` goes into `proposeDraw`. Empty where nothing helps (fewer than four). */
  readonly splits: readonly { readonly pause: number; readonly join: number; readonly sizes: readonly number[] }[];
  /** What the format would choose, or null where it cannot. */
  readonly usual: readonly number[] | null;
  /** False where people move by place: the tables follow from the results. */
  readonly choice: boolean;
  /** In the order in which they would rest: who has rested least often first. */
  readonly resting: readonly (PersonView & { readonly number: number; readonly pauses: number })[];
  readonly standby: readonly PersonView[];
}
