/* What `import ... from 'electron'` gets (`register.ts`): the one place where everything comes together, because the real module is one. */
export { app } from './app.ts';
export { BrowserWindow } from './browserWindow.ts';
export { ipcMain } from './ipc.ts';
export { protocol } from './protocol.ts';
export { dialog, Menu, nativeTheme, powerMonitor, powerSaveBlocker, screen, session, shell } from './system.ts';
