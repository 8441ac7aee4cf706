/** What the program says about itself. */
export const deAbout = {
  'about.action': 'Über Turnierabend',
  'about.action.detail': 'Version, Neues, Lizenzen',
  'about.version': 'Version {version}',
  'about.changes': 'Neu in dieser Version',
  'about.changesOf': 'Neu in {version}',
  'about.licences': 'Lizenzen',
  'about.licences.intro':
    'Turnierabend ist frei (MIT-Lizenz) und enthält Arbeit anderer. Ihre Lizenzen stehen hier; die von Chromium liegen im Paket neben dem Programm (LICENSES.chromium.html).',
  'about.updates': 'Turnierabend fragt das Netz nie, auch nicht nach neuen Versionen.',
  'about.loading': 'Wird gelesen',
  'about.missing': 'Version und Lizenzen ließen sich nicht lesen. Bitte bauen oder installieren Sie das Programm neu.',
} as const;
