import type { Route } from 'playwright-core';

type Handler = (request: Request) => Response | Promise<Response>;

/** Electron's `protocol`: an own scheme app://host/path is shown to Chromium as https://host.app.localhost/path. */
const schemes: string[] = [];
const handlers = new Map<string, Handler>();
let ready = false;

export const markReady = (): void => {
  ready = true;
};

export const protocol = {
  registerSchemesAsPrivileged(list: readonly { readonly scheme: string }[]): void {
    if (ready) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    schemes.push(...list.map(({ scheme }) => scheme));
  },
  handle(scheme: string, handler: Handler): void {
    if (handlers.has(scheme)) throw new Error(`The scheme ${scheme} already has a handler`);
    handlers.set(scheme, handler);
  },
  unhandle: (scheme: string): boolean => handlers.delete(scheme),
  isProtocolHandled: (scheme: string): boolean => handlers.has(scheme),
};

/** The address as Chromium gets it. */
export function inner(url: string): string {
  const [, scheme, host, rest] = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/.exec(url) ?? [];
  return scheme && schemes.includes(scheme) ? `https://${host}.${scheme}.localhost${rest || '/'}` : url;
}

/** The address as Electron would name it. */
export function outer(url: string): string {
  const [, host, scheme, rest] = /^https:\/\/([^/]*)\.([a-z0-9+-]+)\.localhost(.*)$/.exec(url) ?? [];
  return scheme && schemes.includes(scheme) ? `${scheme}://${host}${rest}` : url;
}

/** Lets the app's own handler answer a request of one of its schemes; false if it is none. */
export async function answerRequest(route: Route): Promise<boolean> {
  const request = route.request();
  const url = outer(request.url());
  const scheme = url.slice(0, url.indexOf(':'));
  if (!schemes.includes(scheme)) return false;
  const handler = handlers.get(scheme);
  if (!handler) {
    await route.abort('failed');
    return true;
  }
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !name.startsWith(':'));
  const body = request.postDataBuffer();
  const init = { method: request.method(), headers: Object.fromEntries(headers), ...(body ? { body: new Uint8Array(body) } : {}) };
  const response = await handler(new Request(url, init));
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
  return true;
}
