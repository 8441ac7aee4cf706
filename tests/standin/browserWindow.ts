import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { PrintToPDFOptions, WebPreferences } from 'electron';
import type { Frame, Page, Route } from 'playwright-core';
import { app, hooks } from './app.ts';
import type { Chrome } from './chrome.ts';
import { preventable } from './events.ts';
import { dispatchIpc } from './ipc.ts';
import { pageHalf } from './pageHalf.ts';
import { answerRequest, inner, outer } from './protocol.ts';
import { applyPermissions, type Box } from './system.ts';

let chrome: Chrome | undefined;
const windows = new Map<number, BrowserWindow>();
const pages = new Map<Page, BrowserWindow>();
let lastId = 0;

hooks.onReady = async (started) => {
  chrome = started;
  await started.context.exposeBinding('__standinSend', ({ page, frame }, channel: string, args: readonly unknown[], invoke: boolean) => {
    const window = pages.get(page);
    if (!window) return { error: 'the window is gone' };
    const { webContents } = window;
    const senderFrame = frame === page.mainFrame() ? webContents.mainFrame : { url: outer(frame.url()) };
    return dispatchIpc({ sender: webContents, senderFrame }, channel, args, invoke);
  });
  await started.context.route('**/*', onRequest);
};
hooks.closeAllWindows = () => {
  for (const window of [...windows.values()]) window.close();
  return windows.size === 0;
};

/** A page that navigates by itself asks first ("will-navigate"); what an own scheme names is answered by the app. */
async function onRequest(route: Route): Promise<void> {
  const request = route.request();
  const frame = request.isNavigationRequest() ? frameOf(() => request.frame()) : null;
  const window = frame && pages.get(frame.page());
  if (window && frame === frame.page().mainFrame() && !window.isExpected(request.url())) {
    const event = preventable({ url: outer(request.url()) });
    window.webContents.emit('will-navigate', event, event.url);
    if (event.defaultPrevented) return route.abort('aborted');
  }
  if (!(await answerRequest(route))) await route.continue();
}

/** The frame of a navigation, null for a page that is only just being made. */
function frameOf(read: () => Frame): Frame | null {
  try {
    return read();
  } catch {
    return null;
  }
}

type OpenHandler = (details: { readonly url: string }) => { readonly action: 'allow' | 'deny' };

export class WebContents extends EventEmitter {
  readonly id = ++lastId;
  readonly mainFrame: { readonly url: string };
  readonly #window: BrowserWindow;
  #openHandler: OpenHandler | undefined;

  constructor(window: BrowserWindow) {
    super();
    this.#window = window;
    this.mainFrame = {
      get url() {
        return outer(window.pageNow?.url() ?? '');
      },
    };
    app.emit('web-contents-created', preventable(), this);
  }
  async getPrintersAsync(): Promise<readonly { readonly name: string; readonly displayName: string }[]> {
    return [{ name: 'Kanzlei', displayName: 'Kanzlei' }];
  }
  send(channel: string, ...args: unknown[]): void {
    const copy = structuredClone(args);
    const deliver = ([name, values]: readonly [string, readonly unknown[]]): void => {
      (globalThis as { __standinDispatch?: (name: string, values: readonly unknown[]) => void }).__standinDispatch?.(name, values);
    };
    // A page that is being loaded or is closing hears nothing, as in Electron.
    this.#window.pageNow?.evaluate(deliver, [channel, copy] as const).catch(() => undefined);
  }
  getURL(): string {
    return this.mainFrame.url;
  }
  isDestroyed(): boolean {
    return this.#window.isDestroyed();
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler;
  }
  /** For the window: a page that opened by itself. */
  popup(page: Page): void {
    const answer = this.#openHandler?.({ url: outer(page.url()) }) ?? { action: 'allow' };
    if (answer.action === 'deny') void page.close();
  }
  reload(): void {
    void this.#window.reload();
  }
  async printToPDF(options: PrintToPDFOptions): Promise<Buffer> {
    const page = await this.#window.page;
    return page.pdf({
      format: typeof options.pageSize === 'string' ? options.pageSize : 'Letter',
      landscape: options.landscape ?? false,
      printBackground: options.printBackground ?? false,
      preferCSSPageSize: options.preferCSSPageSize ?? false,
    });
  }
}

interface WindowOptions extends Partial<Box> {
  readonly show?: boolean;
  readonly fullscreen?: boolean;
  readonly webPreferences?: WebPreferences;
}

/** A window of Chromium that behaves like Electron's. */
export class BrowserWindow extends EventEmitter {
  readonly id = ++lastId;
  readonly webContents: WebContents;
  /** For tests in this process: the page, once it is there. */
  page: Promise<Page>;
  pageNow: Page | undefined;
  readonly #preferences: WebPreferences;
  #bounds: Box;
  #normal: Box;
  #expected = 'about:blank';
  #destroyed = false;
  #visible: boolean;
  #state: 'normal' | 'maximized' | 'fullscreen' = 'normal';

  constructor(options: WindowOptions = {}) {
    super();
    const preferences = options.webPreferences ?? {};
    const { contextIsolation, sandbox, nodeIntegration, webSecurity } = preferences;
    if (contextIsolation === false || sandbox === false || nodeIntegration || webSecurity === false) {
      throw new Error('stand-in: unsafe webPreferences');
    }
    if (!chrome) throw new Error('Cannot create BrowserWindow before app is ready');
    this.#preferences = preferences;
    this.#bounds = { x: options.x ?? 0, y: options.y ?? 0, width: options.width ?? 800, height: options.height ?? 600 };
    this.#normal = this.#bounds;
    this.#visible = options.show !== false;
    windows.set(this.id, this);
    this.webContents = new WebContents(this);
    this.page = this.#open(chrome);
    // Closed while it was being opened.
    this.page.catch(() => undefined);
    app.emit('browser-window-created', preventable(), this);
  }

  async #open(started: Chrome): Promise<Page> {
    const page = await started.openWindow();
    pages.set(page, this);
    this.pageNow = page;
    await applyPermissions(started.context);
    page.on('close', () => {
      if (this.pageNow === page) this.#gone();
    });
    page.on('crash', () => this.webContents.emit('render-process-gone', preventable(), { reason: 'crashed', exitCode: 5 }));
    page.on('popup', (opened) => {
      if (!pages.has(opened)) this.webContents.popup(opened);
    });
    const { preload, additionalArguments = [] } = this.#preferences;
    if (preload) {
      const input = { preload: readFileSync(preload, 'utf8'), argv: ['electron', ...additionalArguments] };
      await page.addInitScript(`(${pageHalf})(${JSON.stringify(input)})`);
    }
    await this.#applyBounds(page);
    return page;
  }

  async #applyBounds(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const { windowId } = await session.send('Browser.getWindowForTarget');
    const set = (
      bounds: { windowState: 'normal' | 'maximized' | 'fullscreen' } | { left: number; top: number; width: number; height: number },
    ) => session.send('Browser.setWindowBounds', { windowId, bounds });
    const { x, y, width, height } = this.#bounds;
    await set({ windowState: 'normal' });
    await set({ left: x, top: y, width, height });
    if (this.#state !== 'normal') await set({ windowState: this.#state });
    await session.detach();
  }

  async loadURL(url: string): Promise<void> {
    this.#expected = inner(url);
    const page = await this.page;
    await page.goto(this.#expected, { waitUntil: 'load' });
    if (this.#destroyed) return;
    this.webContents.emit('did-finish-load', preventable());
    this.emit('ready-to-show');
  }
  /** For the router: a page that main has asked for, or the same page again. */
  isExpected(url: string): boolean {
    return url === this.#expected;
  }
  /** A page that crashed cannot be used again; another one takes its place in the window. */
  async reload(): Promise<void> {
    const old = this.pageNow;
    if (!chrome || !old) return;
    this.page = this.#open(chrome);
    const page = await this.page;
    pages.delete(old);
    await old.close().catch(() => undefined);
    await page.goto(this.#expected, { waitUntil: 'load' });
    this.webContents.emit('did-finish-load', preventable());
  }

  #gone(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    windows.delete(this.id);
    if (this.pageNow) pages.delete(this.pageNow);
    this.webContents.emit('destroyed');
    this.emit('closed');
    if (windows.size > 0) return;
    if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed');
    else app.quit();
  }
  close(): void {
    if (this.#destroyed) return;
    const event = preventable();
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
  }
  destroy(): void {
    const { pageNow } = this;
    this.#gone();
    // The last page must stay: with it Chromium would end, and a restart in tests with it.
    if (pageNow && windows.size > 0) void pageNow.close();
  }
  isDestroyed(): boolean {
    return this.#destroyed;
  }

  show(): void {
    this.#visible = true;
    this.emit('show');
    void this.pageNow?.bringToFront();
  }
  hide(): void {
    this.#visible = false;
    this.emit('hide');
  }
  focus(): void {
    void this.pageNow?.bringToFront();
    this.emit('focus');
  }
  isVisible(): boolean {
    return this.#visible;
  }
  isMinimized(): boolean {
    return false;
  }
  restore(): void {}
  setMenuBarVisibility(): void {}

  getBounds(): Box {
    return { ...this.#bounds };
  }
  getNormalBounds(): Box {
    return { ...this.#normal };
  }
  setBounds(bounds: Partial<Box>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
    if (this.#state === 'normal') this.#normal = this.#bounds;
    this.#arrange();
    this.emit('move');
    this.emit('resize');
  }
  isMaximized(): boolean {
    return this.#state === 'maximized';
  }
  maximize(): void {
    this.#enter('maximized', 'maximize');
  }
  unmaximize(): void {
    this.#enter('normal', 'unmaximize');
  }
  isFullScreen(): boolean {
    return this.#state === 'fullscreen';
  }
  setFullScreen(on: boolean): void {
    this.#enter(on ? 'fullscreen' : 'normal', on ? 'enter-full-screen' : 'leave-full-screen');
  }
  #enter(state: 'normal' | 'maximized' | 'fullscreen', event: string): void {
    if (this.#state === state) return;
    this.#state = state;
    if (state === 'normal') this.#bounds = this.#normal;
    this.#arrange();
    this.emit(event);
  }
  #arrange(): void {
    void this.page.then((page) => this.#applyBounds(page)).catch(() => undefined);
  }

  static getAllWindows(): BrowserWindow[] {
    return [...windows.values()];
  }
  static getFocusedWindow(): BrowserWindow | null {
    return [...windows.values()].at(-1) ?? null;
  }
  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return [...windows.values()].find((window) => window.webContents === contents) ?? null;
  }
  static fromId(id: number): BrowserWindow | null {
    return windows.get(id) ?? null;
  }
}
