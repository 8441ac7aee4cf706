import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Shipped } from '../contract/about.ts';
import { ROOT } from './targets.ts';

/** Folder of the npm package a bundled module comes from, relative to the root and with forward slashes; null for our own code. */
export function packageOf(module: string): string | null {
  const file = module.split('?')[0]?.replaceAll('\\', '/') ?? '';
  const folder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  return folder === undefined ? null : path.relative(ROOT, folder).replaceAll(path.sep, '/');
}

/** Name, version and text of the licence of a package; `folder` relative to the root. Throws where a package names none: it could not be shipped. */
export function licenceOf(folder: string): Shipped {
  const at = path.join(ROOT, folder);
  const { name, version, license, author } = JSON.parse(readFileSync(path.join(at, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
    readonly author?: string | { readonly name: string };
  };
  if (license === undefined) throw new Error(`${name} ${version} names no licence`);
  const file = readdirSync(at).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry));
  if (file !== undefined) return { name, version, licence: license, text: readFileSync(path.join(at, file), 'utf8').trim() };
  // Some say MIT and lay no text beside it; ours has the same words under another name.
  if (license !== 'MIT') throw new Error(`${name} ${version} has no text of its licence ${license}`);
  const holder = (typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`;
  return { name, version, licence: license, text: ownLicence().replace(/^Copyright .*$/m, `Copyright (c) ${holder}`) };
}

const ownLicence = (): string => readFileSync(path.join(ROOT, 'LICENSE'), 'utf8').trim();

/** Packages that are shipped without being in a bundle: Electron around it, the driver beside it. */
const BESIDE = ['node_modules/electron', 'node_modules/better-sqlite3'] as const;
const FONTS = path.join(ROOT, 'assets/fonts');

/** Everything that is shipped, by name: the program itself, `bundled` packages (folders), what lies beside them, the fonts. */
export function shippedWith(bundled: readonly string[]): readonly Shipped[] {
  const packages = [...new Set([...bundled, ...BESIDE.filter((folder) => existsSync(path.join(ROOT, folder)))])].map(licenceOf);
  const fonts = readdirSync(FONTS).flatMap((file): Shipped[] => {
    const name = /^LICENSE-(.*)\.txt$/.exec(file)?.[1];
    if (name === undefined) return [];
    return [{ name: titled(name), version: null, licence: 'OFL-1.1', text: readFileSync(path.join(FONTS, file), 'utf8').trim() }];
  });
  const { version, license } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string; license: string };
  const own = { name: 'Turnierabend', version, licence: license, text: ownLicence() };
  return [own, ...[...packages, ...fonts].toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))];
}

const titled = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);
