/** What the shell knows of what is around the program; null where it cannot know. */
export interface SurroundingsView {
  readonly shell: 'electron' | 'browser';
  /** Screens that show different things; a mirrored projector does not count. */
  readonly screens: number | null;
  readonly hallOpen: boolean;
  /** Names of the printers that the system knows. */
  readonly printers: readonly string[] | null;
  /** The screens are kept from going dark now. */
  readonly keptAwake: boolean | null;
  readonly onBattery: boolean | null;
  /** The database of the evening. */
  readonly file: string;
}
