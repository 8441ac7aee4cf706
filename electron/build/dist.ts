import { parseArgs } from 'node:util';
import { build } from 'electron-builder';
import { buildChanged } from './bundle.ts';
import { detailOf } from './detailOf.ts';
import { PACKAGING } from './packaging.ts';
import { ROOT } from './targets.ts';

/*
 * npm run dist [-- --win] [--mac] [--linux] [--dir]: packages into release/, of this system unless others are named. Needs the internet:
 * Electron's archives and the tools of the installers are fetched once. macOS packages can be made on macOS only.
 */

async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { win: { type: 'boolean' }, mac: { type: 'boolean' }, linux: { type: 'boolean' }, dir: { type: 'boolean' } },
  });
  await buildChanged({ say: (line) => console.error(line) });
  // An empty list of targets means those of the configuration.
  const wanted = Object.fromEntries((['win', 'mac', 'linux'] as const).flatMap((name) => (values[name] ? [[name, []]] : [])));
  const files = await build({ projectDir: ROOT, config: PACKAGING, publish: 'never', dir: values.dir === true, ...wanted });
  for (const file of files) console.log(file);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(detailOf(error));
  process.exitCode = 1;
}
