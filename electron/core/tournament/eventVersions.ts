import type { JournalEvent } from './events.ts';

/**
 * Version of each event's payload as written today. Whoever changes a payload's shape raises its number here and adds the step from the
 * old shape to the new one in `db/upcast.ts`; an event with a higher number than this comes from a newer program.
 */
export const EVENT_VERSIONS = {
  tournamentCreated: 1,
  settingsChanged: 1,
  entrantRegistered: 1,
  entrantWithdrawn: 1,
  presenceSet: 1,
  paidSet: 1,
  numberSet: 1,
  wishesSet: 1,
  drawAdopted: 1,
  drawDiscarded: 1,
  drawReleased: 1,
  firstDealerSet: 1,
  gameRecorded: 1,
  gameCorrected: 1,
  gameVoided: 1,
  totalsRecorded: 1,
  totalsCorrected: 1,
  tableClosed: 1,
  tableReopened: 1,
  sessionClosed: 1,
  tournamentClosed: 1,
  tournamentReopened: 1,
  hallSceneSet: 1,
  hallLineSet: 1,
  undone: 1,
  redone: 1,
  personAdded: 1,
  personChanged: 1,
} as const satisfies { readonly [type in JournalEvent['type']]: number };
