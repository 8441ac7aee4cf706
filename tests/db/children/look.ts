import './node24.ts';
import { openDatabase } from '../../../db/open.ts';
import { command, hallLine } from '../entries.ts';

/* Opens the file, prints what it got, tries to append, and ends. Arguments: file. */
const [file = ''] = process.argv.slice(2);
const opened = openDatabase(file, { now: Date.now });
if (opened.ok) {
  const { journal, readOnly, reason } = opened.value;
  const seq = journal.lastSeq('evening');
  const appended = journal.append(command('evening', seq + 1, 'x', hallLine('Pause')));
  console.log(JSON.stringify({ readOnly, reason, entries: seq, append: appended.ok ? appended.value : appended.error }));
  opened.value.close();
} else console.log(JSON.stringify(opened.error));
