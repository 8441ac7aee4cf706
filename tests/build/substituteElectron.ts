import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A folder that electron-builder takes for Electron's own, where the real one cannot be had: the names are right, nothing in it runs.
 * It has no fuses to switch.
 */
export function makeSubstituteElectron(folder: string, version: string): void {
  const write = (name: string, content: string): void => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const name of ['electron', 'chrome-sandbox', 'chrome_crashpad_handler']) {
    write(name, '#!/bin/sh\nexit 1\n');
    chmodSync(path.join(folder, name), 0o755);
  }
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'icudtl.dat', 'resources.pak', 'snapshot_blob.bin']) write(name, `${name}\n`);
  for (const language of ['de', 'en-GB', 'en-US', 'fr', 'ja']) write(`locales/${language}.pak`, language);
  write('version', version);
  mkdirSync(path.join(folder, 'resources'), { recursive: true });
}
