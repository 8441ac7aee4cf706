import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright-core';
import { preventable } from './events.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const DISPLAYS: Box[] = [
  { x: 0, y: 0, width: 1440, height: 900 },
  { x: 1440, y: 0, width: 1920, height: 1080 },
];
const TASKBAR = 40;

/** The displays a test pretends; their ids are their places in the list, the first is the main one. */
class Screen extends EventEmitter {
  #displays: Box[] = process.env.STANDIN_DISPLAYS ? (JSON.parse(process.env.STANDIN_DISPLAYS) as Box[]) : DISPLAYS;

  getAllDisplays() {
    return this.#displays.map((bounds, index) => ({
      id: index + 1,
      label: `Display ${index + 1}`,
      bounds,
      size: { width: bounds.width, height: bounds.height },
      workArea: { ...bounds, height: bounds.height - (index === 0 ? TASKBAR : 0) },
      scaleFactor: 1,
    }));
  }
  getPrimaryDisplay() {
    const [main] = this.getAllDisplays();
    if (!main) throw new Error('stand-in: no display');
    return main;
  }
  getDisplayMatching(box: Box) {
    const shared = ({ bounds }: { bounds: Box }): number =>
      Math.max(0, Math.min(bounds.x + bounds.width, box.x + box.width) - Math.max(bounds.x, box.x)) *
      Math.max(0, Math.min(bounds.y + bounds.height, box.y + box.height) - Math.max(bounds.y, box.y));
    return this.getAllDisplays().reduce((best, display) => (shared(display) > shared(best) ? display : best));
  }
  /** For tests: plugs displays in or out. */
  setDisplays(displays: Box[]): void {
    const event = displays.length > this.#displays.length ? 'display-added' : 'display-removed';
    this.#displays = displays;
    this.emit(event, preventable(), this.getAllDisplays().at(-1));
  }
}
export const screen = new Screen();

/** Dialogs answer what a test has put into `answers`, and are cancelled otherwise; `asked` tells what was shown. */
const asked: { readonly kind: string; readonly options: unknown }[] = [];
const answers: unknown[] = [];
const ask =
  (kind: string) =>
  async (...args: unknown[]): Promise<unknown> => {
    asked.push({ kind, options: args.at(-1) });
    return answers.shift() ?? { canceled: true, filePath: '', filePaths: [], response: 0 };
  };
export const dialog = {
  asked,
  answers,
  showOpenDialog: ask('showOpenDialog'),
  showSaveDialog: ask('showSaveDialog'),
  showMessageBox: ask('showMessageBox'),
  showErrorBox(title: string, content: string): void {
    asked.push({ kind: 'showErrorBox', options: { title, content } });
    console.error(`${title}\n${content}`);
  },
};

export const shell = {
  opened: [] as string[],
  async openExternal(url: string): Promise<void> {
    shell.opened.push(url);
  },
  async openPath(file: string): Promise<string> {
    shell.opened.push(file);
    return '';
  },
  showItemInFolder(file: string): void {
    shell.opened.push(file);
  },
};

export interface MenuItem {
  readonly label?: string;
  readonly role?: string;
  readonly type?: string;
  readonly enabled?: boolean;
  readonly click?: () => void;
  readonly submenu?: readonly MenuItem[];
}
let menu: { readonly items: readonly MenuItem[] } | null = null;
export const Menu = {
  buildFromTemplate: (items: readonly MenuItem[]) => ({ items }),
  setApplicationMenu(next: { readonly items: readonly MenuItem[] } | null): void {
    menu = next;
  },
  getApplicationMenu: () => menu,
};

const blockers = new Set<number>();
let lastBlocker = 0;
/** A laptop on its power supply. */
export const powerMonitor = { isOnBatteryPower: (): boolean => false };

export const powerSaveBlocker = {
  start(): number {
    lastBlocker += 1;
    blockers.add(lastBlocker);
    return lastBlocker;
  },
  stop: (id: number): boolean => blockers.delete(id),
  isStarted: (id: number): boolean => blockers.has(id),
  /** For tests. */
  count: (): number => blockers.size,
};

export const nativeTheme = Object.assign(new EventEmitter(), { shouldUseDarkColors: false, themeSource: 'system' });

type RequestHandler = (contents: unknown, permission: string, answer: (granted: boolean) => void) => void;
let onPermission: RequestHandler | null = null;
export const session = {
  defaultSession: {
    setPermissionRequestHandler(handler: RequestHandler | null): void {
      onPermission = handler;
    },
    setPermissionCheckHandler(): void {},
    setDevicePermissionHandler(): void {},
  },
};

const PERMISSIONS = {
  geolocation: 'geolocation',
  notifications: 'notifications',
  camera: 'media',
  microphone: 'media',
  'clipboard-read': 'clipboard-read',
};

/** Electron grants everything unless a handler says no; Chromium is told what the handler answers. */
export async function applyPermissions(context: BrowserContext): Promise<void> {
  const granted = Object.entries(PERMISSIONS).filter(([, electronName]) => {
    let answer = true;
    onPermission?.(null, electronName, (given) => {
      answer = given;
    });
    return answer;
  });
  await context.clearPermissions();
  await context.grantPermissions(granted.map(([name]) => name));
}
