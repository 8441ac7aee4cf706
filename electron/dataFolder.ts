import path from 'node:path';

/** What the data folder depends on; `process` has all of it but `home`. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: { readonly [name: string]: string | undefined };
  readonly home: string;
}

/**
 * The folder of all data, the same for Electron, the browser shell and the command line, so that none of them finds another's
 * evening missing. TURNIERABEND_DATA names another one.
 */
export function dataFolder({ platform, env, home }: Surroundings): string {
  const join = platform === 'win32' ? path.win32.join : path.posix.join;
  if (env.TURNIERABEND_DATA) return env.TURNIERABEND_DATA;
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'Turnierabend');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Turnierabend');
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'turnierabend');
}

export const DATABASE_NAME = 'turnierabend.sqlite';
