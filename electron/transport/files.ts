import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the built pages, with the headers it is served with in both shells. */
export interface PageFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: { readonly [name: string]: string };
}

/** The built pages by their path, "desk.html" or "assets/desk-1a2b.js". */
export type PageFiles = ReadonlyMap<string, PageFile>;

/**
 * What a page may load: its own files and nothing else, no inline script. Styles may stand in the page, because react-to-print writes
 * the paper size into one. `connect-src 'self'` includes the socket of the same host.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

export const SECURITY_HEADERS: { readonly [name: string]: string } = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=()',
};

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
};

/**
 * Reads the built pages into memory once. A program that is running is then not disturbed by a build, and no request can name a
 * file that is not in the list. Hidden files and files of an unknown kind are left out.
 */
export function loadPages(folder: string): PageFiles {
  const files = new Map<string, PageFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[path.extname(entry.name)];
    if (!entry.isFile() || !type || entry.name.startsWith('.')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    // Names under assets/ carry a fingerprint of their content, so they never change.
    const cache = name.startsWith('assets/') ? 'private, max-age=31536000, immutable' : 'no-store';
    files.set(name, {
      body: new Uint8Array(readFileSync(file)),
      headers: { ...SECURITY_HEADERS, 'content-type': type, 'cache-control': cache },
    });
  }
  return files;
}

/** The path of a page file in an address, or null where it cannot be read. */
export function pathOf(url: URL): string | null {
  try {
    return decodeURIComponent(url.pathname).replace(/^\/+/, '');
  } catch {
    return null;
  }
}
