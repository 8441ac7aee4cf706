import { existsSync } from 'node:fs';
import path from 'node:path';
import { app, BrowserWindow, dialog, type IpcMainInvokeEvent, Menu, powerMonitor, powerSaveBlocker, screen, shell } from 'electron';
import { languageOf, readOptions, type ShellLanguage } from './commandLine.ts';
import { CHANNELS, type Role } from './contract/contract.ts';
import { text } from './contract/texts/text.ts';
import { ok } from './core/result.ts';
import type { Log } from './log/log.ts';
import { createProgramLog } from './log/programLog.ts';
import { EXIT_CODES, openingSentence, optionSentence } from './opening.ts';
import { planInWorker } from './planInWorker.ts';
import { dataPlaces, makeFolder, openProgram, type Program } from './program.ts';
import type { Caller } from './transport/dispatch.ts';
import { loadPages } from './transport/files.ts';
import { serveIpc } from './transport/ipc.ts';
import { reloadAfterCrash } from './windows/crash.ts';
import { firstDeskPlace, firstHallPlace } from './windows/displays.ts';
import { createHall } from './windows/hall.ts';
import { menuTemplate } from './windows/menu.ts';
import { addressOf, announcePages, confinePages, isOurPage, servePages } from './windows/pages.ts';
import { openPageWindow } from './windows/pageWindow.ts';
import { savePdf } from './windows/pdf.ts';
import { createPlaces } from './windows/places.ts';
import { printPage } from './windows/print.ts';

const DIST = path.resolve(import.meta.dirname, '..');

announcePages();
// Chromium's own switches arrive in the same list.
const options = readOptions(process.argv.slice(app.isPackaged ? 1 : 2), { cwd: process.cwd(), lenient: true });
const data = dataPlaces(options.ok ? options.value.db : null);
makeFolder(data.windows);
if (existsSync(data.windows)) app.setPath('userData', data.windows);
// The lock lives in the profile, so a second start with the same database finds the first, and one with another database runs beside it.
if (!app.requestSingleInstanceLock()) app.exit(0);
else {
  // Never awaited up here: Electron is ready only after this module has finished.
  void boot().catch((error: unknown) => {
    dialog.showErrorBox('Turnierabend', error instanceof Error ? (error.stack ?? error.message) : String(error));
    app.exit(1);
  });
}

async function boot(): Promise<void> {
  await app.whenReady();
  const language = (options.ok ? options.value.language : null) ?? languageOf(app.getPreferredSystemLanguages());
  if (!options.ok) return refuseToStart(language, optionSentence(options.error, language), EXIT_CODES.usage);
  const pages = loadPages(path.join(DIST, 'renderer'));
  if (pages.size === 0) return refuseToStart(language, text(language, 'shell.pagesMissing'), EXIT_CODES.usage);
  const log = createProgramLog(data.logs, language, DIST);
  process.on('uncaughtExceptionMonitor', log.crashed);
  log.started(`Electron ${process.versions.electron}`);
  const windows = createWindows(language, log);
  const program = openProgram(data, windows.shell, planInWorker(path.join(DIST, 'worker/worker.mjs')), log, language);
  if (!program.ok) return refuseToStart(language, openingSentence(program.error, data.file, language), EXIT_CODES.opening);

  app.on('window-all-closed', () => app.quit());
  app.on('will-quit', () => {
    const { saved } = program.value.close();
    if (saved !== null) dialog.showErrorBox('Turnierabend', text(language, 'shell.saved', { file: data.file, saved }));
  });
  app.on('second-instance', windows.showDesk);
  confinePages();
  servePages(pages);
  windows.serve(program.value);
  windows.showDesk();
  if (program.value.readOnly) {
    const message = text(language, 'shell.readOnly', { file: data.file });
    void dialog.showMessageBox({ type: 'info', message, buttons: [text(language, 'shell.ok')] });
  }
}

/** The two windows and what is around them. */
function createWindows(language: ShellLanguage, log: Log) {
  const places = createPlaces(path.join(data.windows, 'windows.json'));
  const roles = new Map<number, Role>();
  let desk: BrowserWindow | null = null;
  /** While a session plays: nobody touches the computer then. */
  let awake: number | null = null;

  const open = (role: Role): BrowserWindow => {
    const window = openPageWindow({
      role,
      address: addressOf(role, options.ok ? options.value.language : null),
      title: role === 'desk' ? 'Turnierabend' : text(language, 'shell.hallTitle'),
      preload: path.join(DIST, 'preload/preload.cjs'),
      icon: path.join(DIST, 'main/icon.png'),
      places,
      firstPlace: () =>
        role === 'desk' ? firstDeskPlace(screen.getPrimaryDisplay()) : firstHallPlace(screen.getAllDisplays(), deskDisplay()),
    });
    const { id } = window.webContents;
    roles.set(id, role);
    window.once('closed', () => roles.delete(id));
    reloadAfterCrash(window, { role, language, teller: () => desk, log });
    return window;
  };
  const deskDisplay = () => (desk ? screen.getDisplayMatching(desk.getBounds()) : screen.getPrimaryDisplay());
  const hall = createHall(
    () => open('hall'),
    () => setMenu(),
  );

  const showDesk = (): void => {
    if (desk) {
      if (desk.isMinimized()) desk.restore();
      desk.show();
      desk.focus();
      return;
    }
    desk = open('desk');
    desk.once('closed', () => {
      desk = null;
      if (awake !== null) powerSaveBlocker.stop(awake);
      awake = null;
      // Without the desk nobody is there to close the hall.
      hall.close();
    });
    setMenu();
  };

  const setMenu = (): void => {
    const state = { language, mac: process.platform === 'darwin', hallOpen: hall.window() !== null, development: !app.isPackaged };
    const template = menuTemplate(state, {
      toggleHall: () => (hall.window() ? hall.close() : hall.open()),
      toggleHallFullScreen: () => hall.window()?.setFullScreen(!hall.window()?.isFullScreen()),
      showLog: () => shell.showItemInFolder(log.file),
      showDataFolder: () => shell.showItemInFolder(data.file),
      about: () => {
        const message = text(language, 'shell.about', { version: app.getVersion() });
        void dialog.showMessageBox({
          message,
          detail: text(language, 'shell.about.detail', { file: data.file }),
          buttons: [text(language, 'shell.ok')],
        });
      },
    });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  };

  /** One of our windows, its own page and not a frame in it. */
  const callerOf = ({ sender, senderFrame }: IpcMainInvokeEvent): Caller | null => {
    const role = roles.get(sender.id);
    if (!role || !senderFrame || senderFrame !== sender.mainFrame || !isOurPage(senderFrame.url)) return null;
    return { role, actor: role, savePdf: (name) => savePdf(sender, name, language), printPage: (order) => printPage(sender, order) };
  };

  return {
    showDesk,
    shell: {
      openHall: async () => {
        hall.open();
        return ok(null);
      },
      closeHall: async () => {
        hall.close();
        return ok(null);
      },
      keepAwake: async (wanted: boolean) => {
        if (wanted && awake === null) awake = powerSaveBlocker.start('prevent-display-sleep');
        else if (!wanted && awake !== null) {
          powerSaveBlocker.stop(awake);
          awake = null;
        }
        return ok(null);
      },
      surroundings: async () => ({
        shell: 'electron' as const,
        screens: screen.getAllDisplays().length,
        hallOpen: hall.window() !== null,
        printers: desk ? (await desk.webContents.getPrintersAsync()).map(({ displayName, name }) => displayName || name) : null,
        keptAwake: awake !== null || hall.window() !== null,
        onBattery: powerMonitor.isOnBatteryPower(),
        file: data.file,
      }),
      showLog: async () => {
        shell.showItemInFolder(log.file);
        return ok(null);
      },
    },
    serve({ dispatch, changes }: Program): void {
      serveIpc(dispatch, callerOf);
      changes.subscribe((change) => {
        for (const window of BrowserWindow.getAllWindows()) if (!window.isDestroyed()) window.webContents.send(CHANNELS.changed, change);
      });
    },
  };
}

function refuseToStart(language: ShellLanguage, sentence: string, code: number): void {
  dialog.showErrorBox(text(language, 'shell.open.title'), sentence);
  app.exit(code);
}
