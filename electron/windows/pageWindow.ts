import { BrowserWindow, screen } from 'electron';
import type { Role } from '../contract/contract.ts';
import { arrangementOf, fitInto, type Place } from './displays.ts';
import type { Places } from './places.ts';

export interface PageWindowOptions {
  readonly role: Role;
  readonly address: string;
  readonly title: string;
  readonly preload: string;
  readonly icon: string;
  readonly places: Places;
  /** Where the window goes when nothing is remembered for these screens. */
  readonly firstPlace: () => Place;
}

/** How long a window may settle after the screens changed, before its place counts as the user's choice again. */
const SETTLING_MS = 1_500;
const REMEMBER_AFTER_MS = 400;

/** A window with the page of a role, shut off from everything but the three verbs, in the place it had last time. */
export function openPageWindow({ role, address, title, preload, icon, places, firstPlace }: PageWindowOptions): BrowserWindow {
  const wanted = (): Place => {
    const displays = screen.getAllDisplays();
    return fitInto(places.recall(role, arrangementOf(displays)) ?? firstPlace(), displays, screen.getPrimaryDisplay());
  };
  const place = wanted();
  const window = new BrowserWindow({
    ...place.box,
    title,
    icon,
    show: false,
    backgroundColor: '#ffffff',
    autoHideMenuBar: role === 'hall',
    webPreferences: {
      preload,
      additionalArguments: [`--turnierabend-role=${role}`],
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      // The clock and the reveal go on when the window is covered.
      backgroundThrottling: false,
      // The gong sounds though nobody has touched the hall.
      autoplayPolicy: 'no-user-gesture-required',
    },
  });
  window.once('ready-to-show', () => {
    window.show();
    fill(window, place);
    follow(window, role, places, wanted);
  });
  // Rejects only when the window is closed while it loads: the pages come from memory.
  window.loadURL(address).catch(() => undefined);
  return window;
}

/** Puts a window into its place. Full screen is left first: a window in it ignores its bounds. */
function put(window: BrowserWindow, place: Place): void {
  if (window.isFullScreen() && place.filling !== 'fullScreen') window.setFullScreen(false);
  if (window.isMaximized()) window.unmaximize();
  window.setBounds(place.box);
  fill(window, place);
}

function fill(window: BrowserWindow, place: Place): void {
  if (place.filling === 'fullScreen') window.setFullScreen(true);
  if (place.filling === 'maximized') window.maximize();
}

/** Remembers where the user puts the window, and brings it to its place when a screen comes or goes. */
function follow(window: BrowserWindow, role: Role, places: Places, wanted: () => Place): void {
  let timer: NodeJS.Timeout | undefined;
  let settling: NodeJS.Timeout | undefined;
  const remember = (): void => {
    if (window.isDestroyed() || window.isMinimized() || settling !== undefined) return;
    places.remember(role, arrangementOf(screen.getAllDisplays()), placeOf(window));
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(remember, REMEMBER_AFTER_MS);
  };
  window.on('move', later);
  window.on('resize', later);
  window.on('maximize', later);
  window.on('unmaximize', later);
  window.on('enter-full-screen', later);
  window.on('leave-full-screen', later);
  window.on('close', remember);

  // The system moves windows about by itself when a screen goes; that is nobody's choice and is not remembered.
  const screensChanged = (): void => {
    if (window.isDestroyed()) return;
    clearTimeout(timer);
    clearTimeout(settling);
    settling = setTimeout(() => {
      settling = undefined;
    }, SETTLING_MS);
    put(window, wanted());
  };
  screen.on('display-added', screensChanged);
  screen.on('display-removed', screensChanged);
  window.once('closed', () => {
    clearTimeout(timer);
    clearTimeout(settling);
    screen.off('display-added', screensChanged);
    screen.off('display-removed', screensChanged);
  });
}

function placeOf(window: BrowserWindow): Place {
  if (window.isFullScreen()) return { box: window.getBounds(), filling: 'fullScreen' };
  return { box: window.getNormalBounds(), filling: window.isMaximized() ? 'maximized' : 'no' };
}
