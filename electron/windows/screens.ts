import { spawnSync } from 'node:child_process';
import type { Box } from './displays.ts';

/*
 * Where the screens are, asked of the system: the browser shell has no Electron to ask, and a browser does not tell. macOS has no
 * command for it; there, and wherever the answer cannot be read, the hall is a window that the organizer moves himself.
 */

export interface Screen {
  readonly main: boolean;
  readonly box: Box;
}

const PATIENCE_MS = 5_000;

/** The screen for the hall: one that is not the main one, or null where there is none or none is known. */
export function otherScreen(platform: NodeJS.Platform = process.platform): Box | null {
  const screens =
    platform === 'win32'
      ? ask('powershell', ['-NoProfile', '-Command', POWERSHELL], readPowershell)
      : ask('xrandr', ['--query'], readXrandr);
  return screens.find(({ main }) => !main)?.box ?? null;
}

function ask(command: string, args: readonly string[], read: (answer: string) => readonly Screen[]): readonly Screen[] {
  const { stdout, status } = spawnSync(command, args, { encoding: 'utf8', timeout: PATIENCE_MS, windowsHide: true });
  return status === 0 ? read(stdout) : [];
}

/** Lines such as "HDMI-1 connected 1920x1080+1440+0 (normal left ...)"; the main one has "primary" before its size. */
export function readXrandr(answer: string): readonly Screen[] {
  const screens = [...answer.matchAll(/^\S+ connected (primary )?(\d+)x(\d+)\+(-?\d+)\+(-?\d+)/gm)].map(
    ([, primary, width, height, x, y]) => ({
      main: primary !== undefined,
      box: { x: Number(x), y: Number(y), width: Number(width), height: Number(height) },
    }),
  );
  // Some systems name none; then the first is the one with the panel.
  return screens.some(({ main }) => main) ? screens : screens.map((screen, index) => ({ ...screen, main: index === 0 }));
}

const POWERSHELL =
  "Add-Type -AssemblyName System.Windows.Forms; [System.Windows.Forms.Screen]::AllScreens | ForEach-Object { '{0} {1} {2} {3} {4}' -f $_.Primary, $_.Bounds.X, $_.Bounds.Y, $_.Bounds.Width, $_.Bounds.Height }";

/** Lines such as "False 1920 0 1280 720". */
export function readPowershell(answer: string): readonly Screen[] {
  return [...answer.matchAll(/^(True|False) (-?\d+) (-?\d+) (\d+) (\d+)\s*$/gm)].map(([, primary, x, y, width, height]) => ({
    main: primary === 'True',
    box: { x: Number(x), y: Number(y), width: Number(width), height: Number(height) },
  }));
}
