import { writeSync } from 'node:fs';
import './node24.ts';
import { openDatabase } from '../../../db/open.ts';
import { command, hallLine, person } from '../entries.ts';

/*
 * Writes commands as fast as it can until it is killed, and says after each one that was accepted: its id. A command has one to five
 * entries, as its id tells ("<round>-<n>-<entries>"); every third goes to the address book. Arguments: file, round.
 * The answers are written straight into the pipe, so what was said survives the kill.
 */
const [file = '', round = ''] = process.argv.slice(2);
const say = (line: string): void => void writeSync(1, `${line}\n`);
say('started');
const opened = openDatabase(file, { now: Date.now });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const { journal } = opened.value;
say('open');
// About a page each, so that the log is written back into the file (every 1000 pages) many times a second.
const bulk = 'x'.repeat(3000);
for (let n = 1; ; n++) {
  const count = 1 + ((n * 7) % 5);
  const stream = n % 3 === 0 ? null : 'evening';
  const id = `${round}-${n}-${count}`;
  const events = Array.from({ length: count }, (_, i) =>
    stream === null ? person(`p${(n + i) % 50}`, id, `${i} of ${count}`, '', bulk) : hallLine(`${id} ${i} ${bulk}`),
  );
  const answer = journal.append(command(stream, journal.lastSeq(stream) + 1, id, ...events));
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  say(id);
}
