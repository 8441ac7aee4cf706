import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildChanged } from '../../electron/build/bundle.ts';
import { FUSES } from '../../electron/build/fuses.ts';
import { DIST } from '../../electron/build/targets.ts';
import { SECURITY_HEADERS } from '../../electron/transport/files.ts';

/* What the built files promise: Electron's list of security measures, looked up in what is shipped and not in what we meant. */

beforeAll(async () => {
  await buildChanged();
});
const read = (...parts: string[]): string => readFileSync(path.join(DIST, ...parts), 'utf8');
const pagesOf = (extension: string): string[] =>
  readdirSync(path.join(DIST, 'renderer'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(extension));

describe('The main process', () => {
  test.each([['contextIsolation: true'], ['sandbox: true'], ['nodeIntegration: false'], ['webviewTag: false']])(
    'says %s for its windows',
    (line) => {
      const main = read('main', 'main.js');
      const windows = main.match(/new BrowserWindow\(/g) ?? [];
      expect(windows).toHaveLength(1);
      expect(main.slice(main.indexOf('new BrowserWindow('))).toContain(line);
    },
  );

  test.each([
    ['Node in pages', /nodeIntegration(InWorker|InSubFrames)?: true/],
    ['an open window to the page', /contextIsolation: false|sandbox: false|webSecurity: false/],
    ['content over bare http', /allowRunningInsecureContent/],
    ['experiments', /experimentalFeatures: true|enableBlinkFeatures/],
    ['programs of the system from an address', /openExternal\(/],
    ['a remote page', /loadURL\(["'`]https?:/],
    ['files as pages', /loadFile\(|["'`]file:\/\//],
    ['certificates taken as they come', /certificate-error|ignore-certificate-errors/],
    ['a port for debuggers', /remote-debugging-port/],
    ['a look for updates', /autoUpdater|electron-updater/],
  ])('has no %s', (_what, pattern) => {
    expect(read('main', 'main.js')).not.toMatch(pattern);
  });
});

test('the preload gives the page its role and exactly three functions, whoever asks', () => {
  const exposed: { readonly [name: string]: unknown }[] = [];
  const electron = {
    contextBridge: { exposeInMainWorld: (name: string, api: object) => exposed.push({ name, ...api }) },
    ipcRenderer: { invoke: async () => null, on: () => undefined, off: () => undefined },
  };
  const required: string[] = [];
  const load = (id: string) => {
    required.push(id);
    return electron;
  };
  runInNewContext(read('preload', 'preload.cjs'), { require: load, exports: {}, module: { exports: {} }, process: { argv: [] } });
  expect(required).toEqual(['electron']);
  expect(exposed).toHaveLength(1);
  const [{ name, role, ...functions } = {}] = exposed;
  expect([name, role]).toEqual(['turnierabend', 'hall']);
  expect(Object.keys(functions).toSorted()).toEqual(['execute', 'onChange', 'query']);
  expect(Object.values(functions).every((value) => typeof value === 'function')).toBe(true);
});

describe('The pages', () => {
  test('their policy allows scripts of their own and nothing else', () => {
    const policy = new Map(
      (SECURITY_HEADERS['content-security-policy'] ?? '').split('; ').map((rule) => {
        const [name = '', ...values] = rule.split(' ');
        return [name, values] as const;
      }),
    );
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    for (const name of ['base-uri', 'form-action', 'frame-ancestors', 'object-src']) expect(policy.get(name)).toEqual(["'none'"]);
    // No wildcard, no other host, no eval; inline only for styles.
    for (const [name, values] of policy)
      expect(values.filter((value) => value !== "'self'" && value !== "'none'")).toEqual(name === 'style-src' ? ["'unsafe-inline'"] : []);
  });

  test('hold no script and no handler in the markup, and load nothing from elsewhere', () => {
    expect(pagesOf('.html').toSorted()).toEqual(['desk.html', 'hall.html']);
    for (const name of pagesOf('.html')) {
      const page = read('renderer', name);
      expect([...page.matchAll(/<script\b[^>]*>([^<]*)</g)].map(([, inline]) => inline?.trim())).toEqual(['']);
      expect(page).not.toMatch(/\son\w+=|javascript:|data:/);
      expect([...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, to]) => to).filter((to) => !to?.startsWith('./assets/'))).toEqual([]);
    }
    for (const name of pagesOf('.css'))
      expect(
        [...read('renderer', name).matchAll(/url\(([^)]*)\)|@import/g)].map(([, to]) => to).filter((to) => !to?.startsWith('./')),
      ).toEqual([]);
  });

  test('name no address on the net but names of XML and pages of help in error messages', () => {
    const known =
      /^https?:\/\/(www\.w3\.org\/|react\.dev\/errors|github\.com\/MatthewHerbst\/react-to-print\/issues|developer\.mozilla\.org\/)/;
    const named = pagesOf('.js').flatMap((name) => read('renderer', name).match(/https?:\/\/[\w.-]+[^\s"'`)]*/g) ?? []);
    expect(named.filter((address) => !known.test(address))).toEqual([]);
  });

  test('make no code out of text', () => {
    for (const name of pagesOf('.js')) expect(read('renderer', name)).not.toMatch(/\beval\(|new Function\(|importScripts\(/);
  });
});

test('the fuses leave no way in from outside the archive', () => {
  expect(FUSES).toMatchObject({
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    grantFileProtocolExtraPrivileges: false,
  });
});
