import type { deLog } from './de-log.ts';

export const enLog: { readonly [K in keyof typeof deLog]: string } = {
  'log.started': 'Start: Turnierabend {version}, {shell}, {system}, Node {node}',
  'log.opened': 'Opened: {file}',
  'log.openedReadOnly': 'Opened for reading only: {file}',
  'log.notOpened': 'Not opened ({code}): {sentence}',
  'log.saved': 'Done: {what}, tournament {stream}, entry {seq}, {ms} ms',
  'log.refused': 'Refused: {what}, tournament {stream}, {code} ({detail}), {ms} ms',
  'log.failed': 'Question failed: {what} ({detail})',
  'log.pageGone': 'Window crashed: {role}, {reason}',
  'log.crashed': 'Error in the program: {detail}',
  'log.closed': 'End',
  'log.closedSaved': 'End. The file was no longer in its place, saved as {saved}',
  'desk.action.log': "Show the program's log",
  'desk.action.logSave': "Download the program's log",
  'desk.action.log.detail': 'to look at and send; it holds no names',
  'menu.log': "Show the program's log",
  'refusal.logInBrowser': 'In the browser the log is downloaded, not shown.',
};
