import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build } from 'vite';

/** A test's own page, built like the program's pages and answered from the disk; no server. */
export interface BuiltPage {
  /** Address to go to once `serve` was called for the page. */
  readonly address: string;
  serve(page: Page): Promise<void>;
  remove(): void;
}

const HOST = 'http://harness.localhost';
const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Builds the page whose index.html lies in `folder`. */
export async function buildPage(folder: string): Promise<BuiltPage> {
  const out = mkdtempSync(path.join(os.tmpdir(), 'turnierabend-page-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    base: './',
    publicDir: false,
    plugins: [react()],
    build: { outDir: out, emptyOutDir: true, assetsInlineLimit: 0, target: 'chrome140', minify: false },
  });
  return {
    address: `${HOST}/index.html`,
    async serve(page) {
      await page.route(`${HOST}/**`, async (route) => {
        const file = path.join(out, path.normalize(new URL(route.request().url()).pathname));
        try {
          await route.fulfill({ body: readFileSync(file), contentType: TYPES[path.extname(file)] ?? 'application/octet-stream' });
        } catch {
          await route.fulfill({ status: 404, body: '' });
        }
      });
    },
    remove: () => rmSync(out, { recursive: true, force: true }),
  };
}
