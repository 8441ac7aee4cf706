import type { SurroundingsView } from '../../../../electron/contract/surroundings.ts';

export const CHECKS = ['projector', 'hall', 'printer', 'stick', 'sleep'] as const;
export type Check = (typeof CHECKS)[number];
/** `later`: will be right by itself. `eye`: the shell cannot know. */
export type Found = 'good' | 'bad' | 'eye' | 'later';

/** What can be said about each point of the rehearsal, honestly: nothing is "good" that was not seen. */
export function foundIn({ screens, hallOpen, printers, keptAwake, onBattery }: SurroundingsView): { readonly [C in Check]: Found } {
  return {
    projector: screens === null ? 'eye' : screens > 1 ? 'good' : 'bad',
    hall: hallOpen ? 'good' : 'bad',
    printer: printers === null ? 'eye' : printers.length > 0 ? 'good' : 'bad',
    stick: 'eye',
    sleep: onBattery === null || keptAwake === null ? 'eye' : onBattery ? 'bad' : keptAwake ? 'good' : 'later',
  };
}
