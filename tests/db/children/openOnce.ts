import { writeSync } from 'node:fs';
import './node24.ts';
import { openDatabase } from '../../../db/open.ts';

/* Says that it starts, opens (creates, migrates) the file, says that it is open, and waits. Arguments: file. */
const [file = ''] = process.argv.slice(2);
writeSync(1, 'started\n');
const opened = openDatabase(file, { now: Date.now });
writeSync(1, opened.ok ? 'open\n' : `${JSON.stringify(opened.error)}\n`);
process.stdin.resume();
