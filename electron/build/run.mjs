/*
 * Runs a script of this folder tree: `node electron/build/run.mjs electron/build/start.ts [arguments]`.
 * Plain JavaScript, because an older Node cannot even read the .ts file that would tell what is wrong.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

if (Number(process.versions.node.split('.')[0]) < 24) {
  const german = Intl.DateTimeFormat().resolvedOptions().locale.startsWith('de');
  console.error(
    german
      ? `Turnierabend braucht Node 24 oder neuer, hier läuft ${process.version}. Node gibt es auf https://nodejs.org.`
      : `Turnierabend needs Node 24 or newer, this is ${process.version}. Get Node from https://nodejs.org.`,
  );
  process.exit(1);
}
const [, , script, ...rest] = process.argv;
if (!script) {
  console.error('usage: node electron/build/run.mjs SCRIPT [arguments]');
  process.exit(2);
}
const file = path.resolve(script);
process.argv = [process.execPath, file, ...rest];
await import(pathToFileURL(file).href);
