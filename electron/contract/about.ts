import type { LANGUAGES } from './texts/text.ts';

/** What a version brought, from the changelog. */
export interface VersionChanges {
  readonly version: string;
  readonly changes: readonly string[];
}

/** Something that is shipped with the program, and what it may be used under. `licence` is the name it gives itself (SPDX where known). */
export interface Shipped {
  readonly name: string;
  readonly version: string | null;
  readonly licence: string;
  readonly text: string;
}

/** Where the pages find the file below. Made by the build. */
export const ABOUT_FILE = 'about.json';

/** What the program says about itself: its version, what changed (newest first), and the licences of all that is in it. */
export interface About {
  readonly version: string;
  readonly changes: { readonly [L in (typeof LANGUAGES)[number]]: readonly VersionChanges[] };
  readonly shipped: readonly Shipped[];
}
