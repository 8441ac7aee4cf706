import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildChanged } from './bundle.ts';
import { detailOf } from './detailOf.ts';
import { electronBinary } from './electronBinary.ts';
import { electronCanBeHad, fetchElectron } from './fetchElectron.ts';
import { ROOT } from './targets.ts';
import { provideBrowser, providePoppler } from './testTools.ts';

/*
 * npm test [-- arguments of vitest]: finds or installs what the tests need, builds what changed, runs the tests.
 * With --electron the tests that look at windows run in the real Electron instead of its stand-in.
 */

const WINDOW_TESTS = ['tests/e2e', 'tests/electron'];

async function main(args: readonly string[]): Promise<number> {
  const say = (line: string): void => console.error(line);
  const inElectron = args.includes('--electron');
  const rest = args.filter((arg) => arg !== '--electron');
  const browser = provideBrowser(say);
  const poppler = providePoppler(say);
  const missing = [browser, poppler].flatMap((tool) => ('missing' in tool ? [tool.missing] : []));
  if (inElectron && !(await haveElectron()))
    missing.push('The Electron binary is not here and could not be fetched; it needs the internet once.');
  for (const sentence of missing) say(sentence);
  if (missing.length > 0 || 'missing' in browser || 'missing' in poppler) return 1;
  try {
    await buildChanged({ say });
  } catch (error) {
    say(detailOf(error));
    return 1;
  }
  const filter = inElectron && rest.every((arg) => arg.startsWith('-')) ? WINDOW_TESTS : [];
  return vitest(['run', '-c', 'tests/vitest.config.ts', ...filter, ...rest], {
    ...process.env,
    PATH: `${poppler.at}${path.delimiter}${process.env.PATH ?? ''}`,
    TURNIERABEND_BROWSER: browser.at,
    ...(inElectron ? { TURNIERABEND_TEST_SHELL: 'electron' } : {}),
  });
}

async function haveElectron(): Promise<boolean> {
  if (electronBinary()) return true;
  if (await electronCanBeHad()) await fetchElectron();
  return electronBinary() !== null;
}

function vitest(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [path.join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], { stdio: 'inherit', cwd: ROOT, env });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });
}

process.exitCode = await main(process.argv.slice(2));
