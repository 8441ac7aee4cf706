import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FUSES } from '../../electron/build/fuses.ts';
import { PACKAGING } from '../../electron/build/packaging.ts';
import { ROOT } from '../../electron/build/targets.ts';

/* The configuration of the packages, as electron-builder itself reads it, and what its own check does not look at. */

const require = createRequire(path.join(ROOT, 'package.json'));
interface BuilderCheck {
  validateConfiguration(config: unknown, log: unknown): Promise<void>;
}
const { validateConfiguration } = require('app-builder-lib/out/util/config/config.js') as BuilderCheck;
const { DebugLogger } = require('builder-util') as { DebugLogger: new (on: boolean) => unknown };
const check = (config: unknown): Promise<void> => validateConfiguration(structuredClone(config), new DebugLogger(false));
const schema = JSON.parse(readFileSync(require.resolve('app-builder-lib/scheme.json'), 'utf8')) as {
  readonly definitions: { readonly [name: string]: { readonly properties?: { readonly target?: { readonly description?: string } } } };
};

describe('electron-builder', () => {
  test('accepts the configuration', async () => {
    await expect(check(PACKAGING)).resolves.toBeUndefined();
  });

  test('would not accept a misspelt setting', async () => {
    await expect(check({ ...PACKAGING, asarUnpak: [] })).rejects.toThrow('asarUnpak');
    await expect(check({ ...PACKAGING, nsis: { ...PACKAGING.nsis, oneClik: true } })).rejects.toThrow('configuration.nsis');
  });
});

describe('Targets', () => {
  // The check above lets "nsys" pass, so the names are looked up in what electron-builder says about the setting of each system.
  const knownTo = (definition: string): string[] =>
    [...(schema.definitions[definition]?.properties?.target?.description ?? '').matchAll(/`([\w.-]+)`/g)].map(([, name]) => name ?? '');
  test.each([
    ['win', 'nsis', ['x64'], 'WindowsConfiguration'],
    ['win', 'portable', ['x64'], 'WindowsConfiguration'],
    ['mac', 'dmg', ['arm64', 'x64'], 'MacConfiguration'],
    ['linux', 'AppImage', ['x64'], 'LinuxConfiguration'],
    ['linux', 'deb', ['x64'], 'LinuxConfiguration'],
  ] as const)('%s has %s for %j, a name electron-builder knows', (system, target, arch, definition) => {
    expect(PACKAGING[system].target).toContainEqual({ target, arch });
    expect(knownTo(definition)).toContain(target);
    expect(knownTo(definition)).not.toContain('nsys');
  });

  test('are those and no others', () => {
    const all = [...PACKAGING.win.target, ...PACKAGING.mac.target, ...PACKAGING.linux.target].map(({ target }) => target);
    expect(all.toSorted()).toEqual(['AppImage', 'deb', 'dmg', 'nsis', 'portable']);
  });
});

test('the program has its id, its fuses, its files and nobody to ask for updates', () => {
  expect(PACKAGING.appId).toBe('de.turnierabend.app');
  expect(PACKAGING.electronFuses).toBe(FUSES);
  expect(PACKAGING.fileAssociations.map(({ ext }) => ext)).toEqual(['turnier']);
  expect(PACKAGING.publish).toBeNull();
});

test('every system gets the driver compiled for it and no other', () => {
  const kept = (patterns: readonly string[], arch: string): RegExp => {
    const name = /prebuilds\/!\((.*)\)$/.exec(patterns.at(-1) ?? '')?.[1]?.replace(`\${arch}`, arch) ?? 'none';
    return new RegExp(`^${name.replace('.', '\\.')}$`);
  };
  const drivers = ['linux-x64', 'linux-arm64', 'linuxmusl-x64', 'win32-x64', 'win32-arm64', 'darwin-x64', 'darwin-arm64'].map(
    (name) => `${name}.node`,
  );
  const left = (patterns: readonly string[], arch: string): string[] => drivers.filter((name) => kept(patterns, arch).test(name));
  expect(left(PACKAGING.linux.files, 'x64')).toEqual(['linux-x64.node']);
  expect(left(PACKAGING.win.files, 'x64')).toEqual(['win32-x64.node']);
  expect(left(PACKAGING.mac.files, 'arm64')).toEqual(['darwin-arm64.node']);
  expect(left(PACKAGING.mac.files, 'x64')).toEqual(['darwin-x64.node']);
  for (const name of ['linux-x64', 'win32-x64', 'darwin-arm64', 'darwin-x64'])
    expect(statSync(path.join(ROOT, 'node_modules/better-sqlite3/prebuilds', `${name}.node`)).size).toBeGreaterThan(500_000);
});

describe('Icons', () => {
  const folder = path.join(ROOT, PACKAGING.directories.buildResources);
  const png = (bytes: Buffer): readonly [number, number] => {
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };

  test('Windows has one with every size it shows, up to 256', () => {
    const ico = readFileSync(path.join(folder, PACKAGING.win.icon));
    const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => {
      const at = 6 + 16 * i;
      const start = ico.readUInt32LE(at + 12);
      const [width, height] = png(ico.subarray(start, start + ico.readUInt32LE(at + 8)));
      expect([width % 256, height % 256]).toEqual([ico[at], ico[at + 1]]);
      return width;
    });
    expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256]);
  });

  test('macOS has one up to 1024, and its file is as long as it says', () => {
    const icns = readFileSync(path.join(folder, PACKAGING.mac.icon));
    expect([icns.toString('ascii', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length]);
    const found: { [type: string]: number } = {};
    for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4))
      found[icns.toString('ascii', at, at + 4)] = png(icns.subarray(at + 8))[0];
    expect(found).toMatchObject({ ic07: 128, ic08: 256, ic09: 512, ic10: 1024, ic13: 256, ic14: 512 });
  });

  test.each([[16], [32], [48], [128], [256], [512]])('Linux has one of %i pixels', (size) => {
    expect(png(readFileSync(path.join(folder, PACKAGING.linux.icon, `${size}x${size}.png`)))).toEqual([size, size]);
  });
});
