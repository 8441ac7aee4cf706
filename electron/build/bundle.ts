import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGES_FILE, writeAbout } from './about.ts';
import { fingerprint } from './fingerprint.ts';
import { packageOf } from './licences.ts';
import { locked } from './lock.ts';
import { DIST, EXTERNAL, NODE_SOURCES, NODE_TARGETS, type NodeTarget, RENDERER, RENDERER_SOURCES, ROOT } from './targets.ts';

type Vite = typeof import('vite');

export interface BuildOptions {
  readonly say?: (line: string) => void;
  /** Without them only what runs outside the pages is built; for tests that bring pages of their own. */
  readonly pages?: boolean;
}

/**
 * Builds what changed since the last build into `dist/` and answers the names of what was built.
 * A bundle is made beside its place and then put there by renaming, so that a program started meanwhile never reads half a build.
 */
export async function buildChanged({ say = () => undefined, pages = true }: BuildOptions = {}): Promise<readonly string[]> {
  const stale = (): readonly Job[] => jobs().filter(({ name, stamp }) => stampOf(name) !== stamp && (pages || name !== RENDERER.name));
  if (stale().length === 0) return [];
  return locked(path.join(DIST, '.building'), async () => {
    const names = stale();
    if (names.length === 0) return [];
    const vite = await import('vite');
    await inProduction(async () => {
      for (const { name, stamp, build } of names) {
        say(`building ${name}`);
        const folder = path.join(DIST, `.${name}-new`);
        rmSync(folder, { recursive: true, force: true });
        const packages = await build(vite, folder);
        writeFileSync(path.join(folder, PACKAGES_FILE), JSON.stringify(packages));
        if (name === RENDERER.name) writeAbout(folder);
        writeFileSync(path.join(folder, STAMP), stamp);
        put(folder, path.join(DIST, name));
      }
      const before = path.join(DIST, RENDERER.name);
      if (existsSync(before) && !names.some(({ name }) => name === RENDERER.name)) writeAbout(before);
    });
    return names.map(({ name }) => name);
  });
}

/** Tests build with NODE_ENV "test", which would give everybody who starts the program afterwards React's slow pages for developers. */
async function inProduction(work: () => Promise<void>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

const STAMP = '.stamp';

interface Job {
  readonly name: string;
  /** Fingerprint of the sources this build is made of. */
  readonly stamp: string;
  /** Answers the packages that went into the bundle. */
  readonly build: (vite: Vite, folder: string) => Promise<readonly string[]>;
}

function jobs(): Job[] {
  const node = fingerprint(ROOT, NODE_SOURCES);
  const list: Job[] = NODE_TARGETS.filter(({ entry }) => existsSync(path.join(ROOT, entry))).map((target) => ({
    name: target.name,
    stamp: node,
    build: (vite, folder) => buildNode(vite, target, folder),
  }));
  const pages = RENDERER.pages.filter((page) => existsSync(path.join(ROOT, RENDERER.root, page)));
  if (pages.length > 0) {
    list.push({
      name: RENDERER.name,
      stamp: fingerprint(ROOT, RENDERER_SOURCES),
      build: (vite, folder) => buildPages(vite, pages, folder),
    });
  }
  return list;
}

function stampOf(name: string): string | null {
  const file = path.join(DIST, name, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function put(from: string, to: string): void {
  const old = `${to}-old`;
  rmSync(old, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}

const COMMON = { configFile: false, logLevel: 'warn', root: ROOT } as const;

async function buildNode(vite: Vite, target: NodeTarget, folder: string): Promise<readonly string[]> {
  const packages = listPackages();
  await vite.build({
    ...COMMON,
    publicDir: false,
    plugins: [packages.plugin],
    build: {
      target: 'node24',
      outDir: folder,
      minify: false,
      sourcemap: true,
      ssr: target.entry,
      rolldownOptions: {
        external: [...EXTERNAL],
        output: { format: target.format, entryFileNames: target.file, codeSplitting: false },
      },
    },
    ssr: { noExternal: true, external: [...EXTERNAL] },
  });
  for (const file of target.files ?? []) cpSync(path.join(ROOT, file), path.join(folder, path.basename(file)));
  return packages.found();
}

async function buildPages(vite: Vite, pages: readonly string[], folder: string): Promise<readonly string[]> {
  const packages = listPackages();
  const { default: react } = await import('@vitejs/plugin-react');
  const root = path.join(ROOT, RENDERER.root);
  await vite.build({
    ...COMMON,
    root,
    base: './',
    publicDir: false,
    plugins: [react(), packages.plugin],
    build: {
      target: 'chrome140',
      outDir: folder,
      emptyOutDir: true,
      // The pages' policy refuses data: addresses, so small assets stay files.
      assetsInlineLimit: 0,
      // Read from the disk of the same computer.
      chunkSizeWarningLimit: 4_000,
      sourcemap: false,
      rolldownOptions: { input: pages.map((page) => path.join(root, page)) },
    },
  });
  return packages.found();
}

/** A plugin that notes the npm packages of the modules that are left in a bundle. */
function listPackages(): { readonly plugin: Plugin; found(): readonly string[] } {
  const found = new Set<string>();
  return {
    plugin: {
      name: 'list-packages',
      generateBundle(_options, bundle) {
        const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
        for (const folder of modules.map(packageOf)) if (folder !== null) found.add(folder);
      },
    },
    found: () => [...found].toSorted(),
  };
}
