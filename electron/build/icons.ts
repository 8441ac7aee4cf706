import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../windows/findBrowser.ts';
import { ROOT } from './targets.ts';

/*
 * node electron/build/icons.ts: draws the icons of the packages from assets/img/icon.svg and, up to 16 pixels, icon-16.svg. They are
 * kept in assets/img/package, so that nobody needs a browser to make a package.
 */

const FROM = path.join(ROOT, 'assets/img');
const TO = path.join(FROM, 'package');
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const;
type Size = (typeof SIZES)[number];
type Drawn = ReadonlyMap<Size, Buffer>;

const ICO_SIZES: readonly Size[] = [16, 24, 32, 48, 64, 128, 256];
/** Apple's names for a picture in a file of icons; some sizes occur twice, for displays of double density. */
const ICNS_TYPES: readonly (readonly [string, Size])[] = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic13', 256],
  ['ic09', 512],
  ['ic14', 512],
  ['ic10', 1024],
];

async function draw(): Promise<Drawn> {
  const executablePath = findBrowser({ platform: process.platform, env: process.env, home: os.homedir() });
  if (!executablePath) throw new Error('No Chromium, Chrome or Edge was found; name one in TURNIERABEND_BROWSER.');
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  const page = await browser.newPage();
  const drawn = new Map<Size, Buffer>();
  for (const size of SIZES) {
    const svg = readFileSync(path.join(FROM, size <= 16 ? 'icon-16.svg' : 'icon.svg')).toString('base64');
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0"><img style="display:block" width="${size}" src="data:image/svg+xml;base64,${svg}">`);
    await page.locator('img').evaluate((img) => (img as unknown as { decode(): Promise<void> }).decode());
    drawn.set(size, await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
  return drawn;
}

const of = (drawn: Drawn, size: Size): Buffer => drawn.get(size) ?? Buffer.alloc(0);

/** Windows' file of icons: a directory of 16 bytes a picture, then the pictures as PNG. */
function ico(drawn: Drawn): Buffer {
  const head = Buffer.alloc(6 + 16 * ICO_SIZES.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(ICO_SIZES.length, 4);
  let offset = head.length;
  for (const [i, size] of ICO_SIZES.entries()) {
    const at = 6 + 16 * i;
    const { length } = of(drawn, size);
    // One byte each; 0 stands for 256.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += length;
  }
  return Buffer.concat([head, ...ICO_SIZES.map((size) => of(drawn, size))]);
}

/** macOS' file of icons: blocks of a type, a length (of all eight bytes before it as well) and a PNG. */
function icns(drawn: Drawn): Buffer {
  const block = (type: string, content: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.write(type, 'ascii');
    head.writeUInt32BE(content.length + 8, 4);
    return Buffer.concat([head, content]);
  };
  return block('icns', Buffer.concat(ICNS_TYPES.map(([type, size]) => block(type, of(drawn, size)))));
}

const drawn = await draw();
mkdirSync(path.join(TO, 'icons'), { recursive: true });
for (const [size, png] of drawn) if (size <= 512) writeFileSync(path.join(TO, 'icons', `${size}x${size}.png`), png);
writeFileSync(path.join(TO, 'icon.ico'), ico(drawn));
writeFileSync(path.join(TO, 'icon.icns'), icns(drawn));
