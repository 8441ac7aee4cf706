import type { FuseOptionsV1 } from 'app-builder-lib';

/**
 * Switches that are burnt into the packaged Electron (`electronFuses` of electron-builder), so that nobody can turn the program into
 * something else from outside. They change nothing for `npm start`, which runs a plain Electron.
 */
export const FUSES = {
  // ELECTRON_RUN_AS_NODE would make our signed program run any script. Searches for a draw use threads, which need no such process.
  runAsNode: false,
  // No NODE_OPTIONS and no --inspect: neither foreign code nor a debugger comes in by the command line.
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  // The archive is checked when it is read (macOS, Windows), and code is taken from nowhere else.
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  // Pages come from app://, which is given just what it needs; file:// is given nothing.
  grantFileProtocolExtraPrivileges: false,
  // The Electron shell keeps no cookies; encrypting none would only make macOS ask for the key chain.
  enableCookieEncryption: false,
  loadBrowserProcessSpecificV8Snapshot: false,
  // Flipping fuses breaks the signature that macOS on Apple silicon insists on even for programs nobody signed.
  resetAdHocDarwinSignature: true,
} as const satisfies { readonly [fuse in keyof FuseOptionsV1]-?: boolean };
