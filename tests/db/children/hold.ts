import './node24.ts';
import { openDatabase } from '../../../db/open.ts';

/* Opens the file as the desk does, says so, and stays until its input ends. Arguments: file. */
const [file = ''] = process.argv.slice(2);
const opened = openDatabase(file, { now: Date.now });
process.stdout.write(`${JSON.stringify(opened.ok ? { opened: true, readOnly: opened.value.readOnly } : opened.error)}\n`);
process.stdin.resume();
process.stdin.on('end', () => {
  if (opened.ok) opened.value.close();
});
