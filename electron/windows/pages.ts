import { app, protocol, session } from 'electron';
import type { ShellLanguage } from '../commandLine.ts';
import type { Role } from '../contract/contract.ts';
import { PAGES } from '../contract/wire.ts';
import { type PageFiles, pathOf, SECURITY_HEADERS } from '../transport/files.ts';

const SCHEME = 'app';
export const ORIGIN = `${SCHEME}://turnierabend`;

/** Makes app:// an origin like any other, with storage and modules. Must run before the app is ready. */
export function announcePages(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } }]);
}

/** Serves the built pages under app://turnierabend and nothing else. */
export function servePages(pages: PageFiles): void {
  protocol.handle(SCHEME, (request) => {
    const url = URL.parse(request.url);
    const name = url && `${url.protocol}//${url.host}` === ORIGIN ? pathOf(url) : null;
    const file = name === null ? undefined : pages.get(name);
    return file
      ? new Response(file.body, { headers: { ...file.headers } })
      : new Response('', { status: 404, headers: { ...SECURITY_HEADERS } });
  });
}

/** Address of a role's page; `language` only where one was asked for, else the page chooses. */
export const addressOf = (role: Role, language: ShellLanguage | null): string =>
  `${ORIGIN}/${PAGES[role]}${language ? `?lang=${language}` : ''}`;

/** Is this one of our pages? The address comes from a frame that wants something. */
export function isOurPage(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && `${url.protocol}//${url.host}` === ORIGIN;
}

/** A page stays where it is, opens nothing, embeds nothing and is allowed nothing that a page must ask for. */
export function confinePages(): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  defaultSession.setPermissionCheckHandler(() => false);
  defaultSession.setDevicePermissionHandler(() => false);
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    contents.on('will-navigate', (event) => event.preventDefault());
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
  });
}
