import { EventEmitter } from 'node:events';
import { app, session } from 'electron';
import { expect, test, vi } from 'vitest';
import { confinePages, isOurPage } from '../../electron/windows/pages.ts';

/* Every page is confined, whichever way it wants out; the rest is tried in real pages (`tests/electron/confined.test.ts`). */

function confined() {
  const { defaultSession } = session;
  const request = vi.spyOn(defaultSession, 'setPermissionRequestHandler');
  const check = vi.spyOn(defaultSession, 'setPermissionCheckHandler');
  const device = vi.spyOn(defaultSession, 'setDevicePermissionHandler');
  app.removeAllListeners('web-contents-created');
  confinePages();
  let openHandler: ((details: { url: string }) => unknown) | undefined;
  const contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: (handler: (details: { url: string }) => unknown) => {
      openHandler = handler;
    },
  });
  app.emit('web-contents-created', {}, contents as never);
  return { request, check, device, contents, open: (url: string) => openHandler?.({ url }) };
}

test.each(['media', 'geolocation', 'notifications', 'clipboard-read', 'fullscreen', 'openExternal', 'hid', 'fileSystem', 'something new'])(
  'the permission %s is denied, asked or only looked up',
  (permission) => {
    const { request, check, device } = confined();
    const answer = vi.fn();
    request.mock.calls.at(-1)?.[0]?.(null as never, permission as never, answer, {} as never);
    expect(answer.mock.calls).toEqual([[false]]);
    expect(check.mock.calls.at(-1)?.[0]?.(null, permission as never, 'app://turnierabend', {} as never)).toBe(false);
    expect(device.mock.calls.at(-1)?.[0]?.({ deviceType: 'usb' } as never)).toBe(false);
  },
);

test.each(['will-navigate', 'will-redirect', 'will-attach-webview'])('%s is prevented', (name) => {
  const { contents } = confined();
  const event = { preventDefault: vi.fn() };
  contents.emit(name, event, 'app://turnierabend/hall.html');
  expect(event.preventDefault).toHaveBeenCalledOnce();
});

test.each(['https://example.invalid/', 'app://turnierabend/desk.html', 'file:///etc/passwd', 'about:blank'])(
  'no window is opened with %s',
  (url) => {
    expect(confined().open(url)).toEqual({ action: 'deny' });
  },
);

test.each([
  ['app://turnierabend/desk.html', true],
  ['app://turnierabend.evil/desk.html', false],
  ['app://evil/turnierabend', false],
  ['https://turnierabend/desk.html', false],
  ['file:///turnierabend/desk.html', false],
  ['about:blank', false],
  ['', false],
])('a page at "%s" is ours: %s', (address, ours) => {
  expect(isOurPage(address)).toBe(ours);
});
