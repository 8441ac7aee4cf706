import { PAPER_NAMES, type PaperName } from './print/papers.ts';

/** Where the desk is. Lives in the address behind #, so that a reload stays in its place. */
export type Route =
  | { readonly at: 'start' }
  /** `asLast`: filled in as the last tournament was. */
  | { readonly at: 'new'; readonly asLast?: true }
  /** The address book; `tournament`: where one came from. */
  | { readonly at: 'people'; readonly tournament?: string }
  | { readonly at: 'series' }
  | { readonly at: TournamentPlace; readonly tournament: string }
  | { readonly at: 'print'; readonly tournament: string; readonly paper?: PaperName }
  | { readonly at: 'session' | 'standings'; readonly tournament: string; readonly session?: number }
  | { readonly at: 'table' | 'totals' | 'confirm'; readonly tournament: string; readonly session: number; readonly table: number }
  | { readonly at: 'game'; readonly tournament: string; readonly session: number; readonly table: number; readonly game: number };

const TOURNAMENT_PLACES = ['settings', 'registration', 'draw', 'journal', 'closing', 'rules', 'whatIf', 'rehearsal'] as const;
type TournamentPlace = (typeof TOURNAMENT_PLACES)[number];

const count = (text: string | undefined): number | null => (text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null);

const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** Reads "#/id/game/3/4/9"; whatever it does not know leads to the start. */
export function parseRoute(hash: string): Route {
  const [tournament = '', place = '', ...numbers] = hash.replace(/^#?\/?/, '').split('/');
  if (tournament === 'new') return { at: 'new', ...(place === 'last' ? { asLast: true } : {}) };
  if (tournament === 'series') return { at: 'series' };
  if (tournament === 'people') return { at: 'people', ...(isId(place) ? { tournament: place } : {}) };
  if (!isId(tournament)) return { at: 'start' };
  const [session, table, game] = numbers.map((one) => count(one));
  const simple = TOURNAMENT_PLACES.find((one) => one === place);
  if (simple) return { at: simple, tournament };
  if (place === 'print') {
    const paper = PAPER_NAMES.find((one) => one === numbers[0]);
    return { at: 'print', tournament, ...(paper ? { paper } : {}) };
  }
  if (place === 'session' || place === 'standings') return { at: place, tournament, ...(session ? { session } : {}) };
  if ((place === 'table' || place === 'totals' || place === 'confirm') && session && table)
    return { at: place, tournament, session, table };
  if (place === 'game' && session && table && game) return { at: 'game', tournament, session, table, game };
  return { at: 'registration', tournament };
}

/** The address of a route; `parseRoute` reads it back. */
export function routeHash(route: Route): string {
  if (route.at === 'start') return '#/';
  if (route.at === 'new') return route.asLast ? '#/new/last' : '#/new';
  if (route.at === 'series') return '#/series';
  if (route.at === 'people') return route.tournament === undefined ? '#/people' : `#/people/${route.tournament}`;
  if (route.at === 'print') return `#/${[route.tournament, 'print', ...(route.paper ? [route.paper] : [])].join('/')}`;
  const numbers = ['session', 'table', 'game'].flatMap((name) => {
    const value: unknown = Object.getOwnPropertyDescriptor(route, name)?.value;
    return typeof value === 'number' ? [value] : [];
  });
  return `#/${[route.tournament, route.at, ...numbers].join('/')}`;
}
