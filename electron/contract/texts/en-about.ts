import type { deAbout } from './de-about.ts';

export const enAbout = {
  'about.action': 'About Turnierabend',
  'about.action.detail': 'version, changes, licences',
  'about.version': 'Version {version}',
  'about.changes': 'New in this version',
  'about.changesOf': 'New in {version}',
  'about.licences': 'Licences',
  'about.licences.intro':
    'Turnierabend is free (MIT licence) and contains work of others. Their licences are here; those of Chromium lie in the package beside the program (LICENSES.chromium.html).',
  'about.updates': 'Turnierabend never asks the net, not even for new versions.',
  'about.loading': 'Reading',
  'about.missing': 'Version and licences could not be read. Please build or install the program again.',
} as const satisfies { readonly [K in keyof typeof deAbout]: string };
