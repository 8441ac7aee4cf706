import type { MenuItemConstructorOptions } from 'electron';
import type { ShellLanguage } from '../commandLine.ts';
import type { MessageKey } from '../contract/texts/de.ts';
import { text } from '../contract/texts/text.ts';

export interface MenuActions {
  toggleHall(): void;
  toggleHallFullScreen(): void;
  showDataFolder(): void;
  showLog(): void;
  about(): void;
}

export interface MenuState {
  readonly language: ShellLanguage;
  readonly mac: boolean;
  readonly hallOpen: boolean;
  /** Run from the sources: with the tools for developers. */
  readonly development: boolean;
}

/** The application's menu. What belongs to the evening is done in the page; here is what only a window can do. */
export function menuTemplate(state: MenuState, actions: MenuActions): MenuItemConstructorOptions[] {
  const t = (key: MessageKey): string => text(state.language, key);
  const line: MenuItemConstructorOptions = { type: 'separator' };
  const role = (name: NonNullable<MenuItemConstructorOptions['role']>, key: MessageKey): MenuItemConstructorOptions => ({
    role: name,
    label: t(key),
  });
  const about: MenuItemConstructorOptions = { label: t('menu.about'), click: actions.about };
  const appMenu: MenuItemConstructorOptions = {
    label: 'Turnierabend',
    submenu: [about, line, role('hide', 'menu.hide'), role('unhide', 'menu.unhide'), line, role('quit', 'menu.quit')],
  };
  const file: MenuItemConstructorOptions = {
    label: t('menu.file'),
    submenu: [
      { label: t('menu.dataFolder'), click: actions.showDataFolder },
      line,
      state.mac ? role('close', 'menu.close') : role('quit', 'menu.quit'),
    ],
  };
  const edit: MenuItemConstructorOptions = {
    label: t('menu.edit'),
    submenu: [role('cut', 'menu.cut'), role('copy', 'menu.copy'), role('paste', 'menu.paste'), role('selectAll', 'menu.selectAll')],
  };
  const view: MenuItemConstructorOptions = {
    label: t('menu.view'),
    submenu: [
      role('zoomIn', 'menu.zoomIn'),
      role('zoomOut', 'menu.zoomOut'),
      role('resetZoom', 'menu.resetZoom'),
      line,
      role('togglefullscreen', 'menu.fullScreen'),
      ...(state.development ? [line, role('reload', 'menu.reload'), role('toggleDevTools', 'menu.devTools')] : []),
    ],
  };
  const hall: MenuItemConstructorOptions = {
    label: t('menu.hall'),
    submenu: [
      { label: t(state.hallOpen ? 'menu.hallClose' : 'menu.hallOpen'), accelerator: 'CmdOrCtrl+Shift+S', click: actions.toggleHall },
      { label: t('menu.hallFullScreen'), enabled: state.hallOpen, click: actions.toggleHallFullScreen },
    ],
  };
  const showLog: MenuItemConstructorOptions = { label: t('menu.log'), click: actions.showLog };
  // On macOS the program's own menu says what it is.
  const help: MenuItemConstructorOptions = { label: t('menu.help'), submenu: state.mac ? [showLog] : [showLog, about] };
  return state.mac ? [appMenu, file, edit, view, hall, help] : [file, edit, view, hall, help];
}
