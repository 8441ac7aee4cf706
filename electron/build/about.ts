import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ABOUT_FILE, type About, type VersionChanges } from '../contract/about.ts';
import { shippedWith } from './licences.ts';
import { DIST, ROOT } from './targets.ts';

/** In a built folder: the packages that are in its bundle, a JSON list of folders. */
export const PACKAGES_FILE = '.packages';

/** The targets a package holds. */
const SHIPPED_TARGETS = ['main', 'preload', 'worker', 'browser'] as const;

/** Writes what the program says about itself into a folder of built pages, from the bundles that are built so far. */
export function writeAbout(pages: string): void {
  const built = [...SHIPPED_TARGETS.map((name) => path.join(DIST, name)), pages].map((folder) => path.join(folder, PACKAGES_FILE));
  const bundled = built.flatMap((file) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []));
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const about: About = {
    version,
    changes: { de: changesIn('assets/changes-de.md'), en: changesIn('CHANGELOG.md') },
    shipped: shippedWith(bundled),
  };
  const file = path.join(pages, ABOUT_FILE);
  writeFileSync(`${file}.new`, JSON.stringify(about));
  renameSync(`${file}.new`, file);
}

const changesIn = (file: string): readonly VersionChanges[] => readChanges(readFileSync(path.join(ROOT, file), 'utf8'));

/** A changelog: "## version", then "- change"; a change may go on in further lines. */
export function readChanges(markdown: string): readonly VersionChanges[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [version = '', ...lines] = section.split('\n');
      const changes = lines.join('\n').split(/^- /m).slice(1);
      return { version: version.trim(), changes: changes.map((change) => change.replaceAll(/\s+/g, ' ').trim()) };
    });
}
