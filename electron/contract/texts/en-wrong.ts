import type { deWrong } from './de-wrong.ts';

/** What goes wrong on a night: corrections, tables that end early, the journal in full. */
export const enWrong: { readonly [K in keyof typeof deWrong]: string } = {
  'wrong.solo': 'Solo played by',
  'wrong.solo.none': 'nobody',
  'wrong.solo.compulsory': 'It was the compulsory solo',
  'wrong.dealer': 'Who dealt?',
  'wrong.counts': 'What the table counts',
  'wrong.counts.title': 'Table {table}: what counts?',
  'wrong.counts.nothing': 'does not count',
  'wrong.journal.show': 'Look at: {label}',
  'wrong.journal.time': 'Time',
  'wrong.journal.reason': 'Reason',
  'wrong.journal.noReason': 'none given',
  'wrong.journal.undone': 'This entry was undone.',
  'wrong.journal.steps': 'What happened in detail',
  'wrong.journal.before': 'before',
  'wrong.journal.after': 'after',
  'wrong.journal.seat': 'At the table',
  'wrong.journal.value': 'Value of the game',
  'wrong.journal.dealer': 'Dealer',
  'wrong.journal.nothing': 'nothing',
  'wrong.journal.voided': 'struck',
  'wrong.journal.counts': 'Counts',
};
