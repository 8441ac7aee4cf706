import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './targets.ts';

const PROBE_MS = 4_000;
const RELEASES = 'https://github.com/electron/electron/releases/download/';
const INSTALLER = path.join(ROOT, 'node_modules/electron/install.js');

/**
 * Is there any point in starting Electron's own installer? It tries for a minute before it gives up, so its archive is asked for first:
 * in the installer's cache, then on the network. Behind a proxy only the installer knows the way.
 */
export async function electronCanBeHad(env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  const version = versionOf();
  const archive = `electron-v${version}-${process.platform}-${process.arch}.zip`;
  if (isCached(archive, env) || behindProxy(env)) return true;
  const base = env.npm_config_electron_mirror ?? env.ELECTRON_MIRROR ?? RELEASES;
  try {
    const answer = await fetch(`${base}v${version}/${archive}`, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Runs Electron's installer; whether it succeeded is seen by the files it leaves. */
export function fetchElectron(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const proxy = behindProxy(env) ? { ELECTRON_GET_USE_PROXY: '1' } : {};
  const child = spawn(process.execPath, [INSTALLER], { stdio: 'ignore', env: { ...env, ...proxy } });
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(path.join(path.dirname(INSTALLER), 'package.json'), 'utf8')) as { version: string };
  return version;
}

const behindProxy = (env: NodeJS.ProcessEnv): boolean => Boolean(env.HTTPS_PROXY ?? env.https_proxy ?? env.ALL_PROXY ?? env.all_proxy);

function isCached(archive: string, env: NodeJS.ProcessEnv): boolean {
  const home = os.homedir();
  const usual = {
    win32: path.join(env.LOCALAPPDATA ?? path.join(home, 'AppData', 'Local'), 'electron', 'Cache'),
    darwin: path.join(home, 'Library', 'Caches', 'electron'),
    linux: path.join(env.XDG_CACHE_HOME ?? path.join(home, '.cache'), 'electron'),
  };
  const folder =
    env.electron_config_cache ?? (process.platform === 'win32' || process.platform === 'darwin' ? usual[process.platform] : usual.linux);
  return existsSync(folder) && readdirSync(folder).some((inside) => existsSync(path.join(folder, inside, archive)));
}
