import type { TarockHouse } from './house.ts';

/** Tarock-Club SOLO, Tarock XX-Rufen (rules/sources/tc-solo.txt; numbers are the sheet's paragraphs). */
export const tcSolo = {
  id: 'tc-solo',
  version: 1,
  rules: {
    values: {
      rufer: {
        game: 1,
        absolut: 2,
        absolutStill: 1,
        pagat: 2,
        pagatStill: 1,
        mond: 1,
        trull: 1,
        koenigstrull: 1,
        valat: 12,
        valatStill: 6,
      },
      // 2.3: no Absolut against a single player; 3.7 doubles the Pagat only in "Solo"
      farbensolo: {
        game: 4,
        absolut: 0,
        absolutStill: 0,
        pagat: 2,
        pagatStill: 1,
        mond: 1,
        trull: 2,
        koenigstrull: 2,
        valat: 24,
        valatStill: 12,
      },
      solo: {
        game: 4,
        absolut: 0,
        absolutStill: 0,
        pagat: 4,
        pagatStill: 2,
        mond: 1,
        trull: 2,
        koenigstrull: 2,
        valat: 24,
        valatStill: 12,
      },
    },
    // 4.1
    kontraMax: { rufer: 2, farbensolo: 1, solo: 1 },
    valatKontraMax: 1,
    valat: 'replaces',
    unapprovedKontraValat: 'half',
    declinedDoubling: 'conceded',
    paragraphs: {
      game: '2.1, 2.3, 3.1, 3.6',
      absolut: '2.2, 3.4',
      absolutStill: '3.2',
      pagat: '3.5, 3.7',
      pagatStill: '3.2, 3.7',
      mond: '3.3',
      trull: '3.11',
      koenigstrull: '3.11',
      valat: '2.10, 3.8, 3.9',
      valatStill: '3.8, 3.9',
      replaced: '2.10',
      declinedKontra: '2.4',
      declinedRekontra: '2.5.1',
    },
  },
  options: [
    { name: 'valat', choices: ['replaces', 'adds'], paragraph: '2.10, 3.8, 3.9', open: true },
    { name: 'unapprovedKontraValat', choices: ['half', 'full'], paragraph: '2.10', open: true },
    { name: 'declinedDoubling', choices: ['conceded', 'playedOn'], paragraph: '2.4, 2.5.1', open: true },
  ],
} as const satisfies TarockHouse;
