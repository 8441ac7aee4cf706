import { type BrowserWindow, powerSaveBlocker } from 'electron';

export interface Hall {
  /** Opens the hall's window, or brings it to the front. */
  open(): void;
  close(): void;
  window(): BrowserWindow | null;
}

/** The one hall window. While it is open the screens stay awake: nobody touches the computer during a session. */
export function createHall(openWindow: () => BrowserWindow, onChange: () => void): Hall {
  let current: BrowserWindow | null = null;
  const open = (): void => {
    if (current) {
      if (current.isMinimized()) current.restore();
      current.show();
      return;
    }
    const window = openWindow();
    const awake = powerSaveBlocker.start('prevent-display-sleep');
    current = window;
    window.setMenuBarVisibility(false);
    window.webContents.on('before-input-event', (event, input) => {
      if (input.type !== 'keyDown') return;
      const full = window.isFullScreen();
      if (input.key === 'F11' || (input.key === 'Escape' && full)) {
        event.preventDefault();
        window.setFullScreen(!full);
      }
    });
    window.once('closed', () => {
      powerSaveBlocker.stop(awake);
      current = null;
      onChange();
    });
    onChange();
  };
  return { open, close: () => current?.close(), window: () => current };
}
