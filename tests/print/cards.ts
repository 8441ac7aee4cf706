import type { ScoreCardsView } from '../../electron/contract/views.ts';

/* Score cards of invented tables. */

export const NAMES = [
  'Günter Rößler',
  'Annegret Süßmilch',
  'Marie-Christine Oberhäuser-Wüstenhagen',
  'Łukasz Wójcik',
  'Silke van der Straeten',
];
const DOPPELKOPF = ['form.kind', 'form.re', 'form.calls', 'form.eyes', 'form.bonus'];
const TAROCK = ['form.kind', 'form.declarers', 'form.kontra', 'form.absolut', 'form.pagat', 'form.valat', 'form.eyes', 'form.atEnd'];

export interface CardsInput {
  readonly tables: readonly (readonly string[])[];
  readonly games: number;
  readonly firstDealer?: number;
  readonly atTable?: boolean;
  readonly again?: boolean;
  readonly tarock?: boolean;
}

export function cards({ tables, games, firstDealer = 0, atTable = false, again = false, tarock = false }: CardsInput): ScoreCardsView {
  return {
    tournament: { name: 'Doppelkopf im Eselstall', date: '2026-03-14', place: 'Eselstall, Köln' },
    ruleSet: tarock ? 'tc-solo' : 'eselstall',
    session: 3,
    sessions: 5,
    zeroSum: true,
    firstDealerAtTable: atTable,
    dealsAgain: again,
    columns: tarock ? TAROCK : DOPPELKOPF,
    cards: tables.map((names, i) => ({
      table: i + 1,
      card: 10 + i,
      seats: names.map((name, seat) => ({ person: `p${i}${seat}`, name })),
      firstDealer,
      rows: Array.from({ length: games }, (_, game) => {
        const dealer = (firstDealer + game) % names.length;
        return { game: game + 1, dealer, sitsOut: names.length > 4 ? dealer : null };
      }),
    })),
  };
}
