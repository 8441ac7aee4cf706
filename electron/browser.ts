import os from 'node:os';
import path from 'node:path';
import { languageOfTerminal, readOptions, type ShellLanguage, type StartOptions } from './commandLine.ts';
import type { MessageKey } from './contract/texts/de.ts';
import { text } from './contract/texts/text.ts';
import { err, ok } from './core/result.ts';
import { createProgramLog } from './log/programLog.ts';
import { EXIT_CODES, openingSentence, optionSentence } from './opening.ts';
import { planInWorker } from './planInWorker.ts';
import { dataPlaces, openProgram } from './program.ts';
import type { Done, Shell } from './transport/dispatch.ts';
import { loadPages } from './transport/files.ts';
import { type Server, startServer } from './transport/http.ts';
import { type BrowserWindow, openBrowserWindow, openDefaultBrowser } from './windows/browserWindow.ts';
import { findBrowser } from './windows/findBrowser.ts';

/*
 * The browser shell: the same service without Electron, its pages in a browser on this computer.
 * Two lines on the terminal name the addresses ("desk http://...", "hall http://..."); everything else goes to stderr.
 */

const DIST = path.resolve(import.meta.dirname, '..');

/** Taken when free, so that what the browser remembers for a page (its language) is there again next time. */
const USUAL_PORT = 47_117;
/** A page that is only being reloaded is back sooner than this. */
const DESK_AWAY_MS = 3_000;

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), { cwd: process.cwd() });
  const language = (options.ok ? options.value.language : null) ?? languageOfTerminal(process.env);
  if (!options.ok) return leave(optionSentence(options.error, language), EXIT_CODES.usage);

  const pages = loadPages(path.join(DIST, 'renderer'));
  if (pages.size === 0) return leave(text(language, 'shell.pagesMissing'), EXIT_CODES.usage);
  const places = dataPlaces(options.value.db);
  const { file } = places;
  const log = createProgramLog(places.logs, language, DIST);
  process.on('uncaughtExceptionMonitor', log.crashed);
  log.started('Browser');
  const windows = createWindows(places.windows, file);
  const program = openProgram(places, windows.shell, planInWorker(path.join(DIST, 'worker/worker.mjs')), log, language);
  if (!program.ok) return leave(openingSentence(program.error, file, language), EXIT_CODES.opening);
  if (program.value.readOnly) say(language, 'shell.readOnly', { file });

  const server = await listen(options.value, language, program.value.dispatch, pages, log.read);
  if (!server) {
    program.value.close();
    return;
  }
  windows.serve(server);
  program.value.changes.subscribe(server.publish);
  console.log(`desk ${server.address('desk')}`);
  console.log(`hall ${server.address('hall')}`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    windows.closeAll();
    void server.close().then(() => {
      const { saved } = program.value.close();
      if (saved !== null) say(language, 'shell.saved', { file, saved });
      process.exit(0);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  say(language, 'shell.running');
  if (options.value.open && !(await windows.open(server, stop))) say(language, 'shell.noBrowser');
}

async function listen(
  { port, language: asked }: StartOptions,
  language: ShellLanguage,
  dispatch: Parameters<typeof startServer>[0]['dispatch'],
  pages: Parameters<typeof startServer>[0]['pages'],
  readLog: () => string,
): Promise<Server | null> {
  const common = { pages, dispatch, readLog, closedDoor: text(language, 'shell.closedDoor'), language: asked };
  let started = await startServer({ ...common, port: port ?? USUAL_PORT });
  if (!started.ok && port === null) started = await startServer({ ...common, port: 0 });
  if (started.ok) return started.value;
  const { code, detail } = started.error;
  const sentence =
    code === 'portTaken'
      ? text(language, 'shell.listen.taken', { port: port ?? USUAL_PORT })
      : text(language, 'shell.listen.failed', { detail });
  leave(sentence, EXIT_CODES.listening);
  return null;
}

interface Windows {
  readonly shell: Shell;
  /** The server that knows which pages are open. */
  serve(running: Server): void;
  /** Opens the desk in a window of its own, or in the system's browser. Answers false where there is neither. */
  open(server: Server, whenDeskIsGone: () => void): Promise<boolean>;
  closeAll(): void;
}

function createWindows(profiles: string, file: string): Windows {
  const browser = findBrowser({ platform: process.platform, env: process.env, home: os.homedir() });
  let server: Server | null = null;
  let pages: Server | null = null;
  let desk: BrowserWindow | null = null;
  let hall: BrowserWindow | null = null;

  const openHall = async (): Promise<Done> => {
    if (!server) return err({ code: 'hallUnavailable' });
    if (!browser) return (await openDefaultBrowser(server.address('hall'))) ? ok(null) : err({ code: 'hallUnavailable' });
    if (hall) return ok(null);
    const opened = openBrowserWindow(browser, 'hall', server.address('hall'), profiles);
    hall = opened;
    opened.onGone(() => {
      hall = null;
    });
    return ok(null);
  };
  const closeHall = async (): Promise<Done> => {
    hall?.close();
    return ok(null);
  };

  return {
    shell: {
      openHall,
      closeHall,
      showLog: async () => err({ code: 'logInBrowser' }),
      // The page itself keeps the screen awake: only it can ask its browser.
      keepAwake: async () => ok(null),
      surroundings: async () => ({
        shell: 'browser',
        screens: null,
        hallOpen: (pages?.connected('hall') ?? 0) > 0,
        printers: null,
        keptAwake: null,
        onBattery: null,
        file,
      }),
    },
    serve(running) {
      pages = running;
    },
    async open(running, whenDeskIsGone) {
      server = running;
      if (!browser) return openDefaultBrowser(running.address('desk'));
      desk = openBrowserWindow(browser, 'desk', running.address('desk'), profiles);
      desk.onGone(() => {
        // Some systems hand the window to a browser that runs already and end at once: then the page tells whether the desk is open.
        const whenAway = setInterval(() => {
          if (running.connected('desk') > 0) return;
          clearInterval(whenAway);
          whenDeskIsGone();
        }, DESK_AWAY_MS);
      });
      return true;
    },
    closeAll() {
      hall?.close();
      desk?.close();
    },
  };
}

function say(language: ShellLanguage, key: MessageKey, facts?: Parameters<typeof text>[2]): void {
  console.error(text(language, key, facts));
}

function leave(sentence: string, code: number): void {
  console.error(sentence);
  process.exitCode = code;
}

await main();
