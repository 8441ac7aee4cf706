import { readFileSync } from 'node:fs';
import path from 'node:path';
import './register.ts';

/*
 * node tests/standin/run.ts FOLDER [arguments]: what `electron FOLDER [arguments]` does, over the stand-in.
 * Started by a test it answers questions over Node's own channel (`launch.ts`).
 */
const [, , folder = '.', ...rest] = process.argv;
const root = path.resolve(folder);
process.argv = [process.execPath, folder, ...rest];

const electron = await import('./electron.ts');
process.on('message', ({ id, source, arg }: { id: number; source: string; arg: unknown }) => {
  const run = new Function(`return (${source})`)() as (module: typeof electron, arg: unknown) => unknown;
  void (async () => {
    try {
      process.send?.({ id, value: await run(electron, arg) });
    } catch (error) {
      process.send?.({ id, error: String(error) });
    }
  })();
});
process.on('disconnect', () => electron.app.exit(0));
process.on('SIGTERM', () => electron.app.quit());

const { main } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { main: string };
const { endpoint } = await electron.app.launch(path.join(root, main));
process.send?.({ endpoint });
