/** The papers of a night, in the groups they are chosen from. */
export const PAPER_GROUPS = {
  tables: ['cards', 'blankCards', 'signs', 'rules'],
  hall: ['seatingByName', 'standings', 'final', 'ranking'],
  desk: ['seatingByTable', 'callList', 'receipts', 'proof', 'whatIf'],
  end: ['prizes', 'certificates'],
} as const;
export type PaperGroup = keyof typeof PAPER_GROUPS;
export type PaperName = (typeof PAPER_GROUPS)[PaperGroup][number];
export const PAPER_NAMES: readonly PaperName[] = Object.values(PAPER_GROUPS).flat();

/** What the organizer chose for the papers that leave a choice. */
export interface PaperChoices {
  readonly session: number;
  readonly size: 'a4' | 'a5' | 'twoA5';
  /** Blank cards: tables of four and of five. */
  readonly fours: string;
  readonly fives: string;
  readonly list: 'allTime' | 'lastYears' | 'championship';
  /** Receipts: one person, or null for everybody who paid. */
  readonly person: string | null;
}

const SESSION_PAPERS: readonly PaperName[] = [
  'cards',
  'blankCards',
  'seatingByName',
  'seatingByTable',
  'callList',
  'signs',
  'standings',
  'proof',
];
export const hasSession = (paper: PaperName): boolean => SESSION_PAPERS.includes(paper);
export const hasSize = (paper: PaperName): boolean => paper === 'cards' || paper === 'blankCards';

/** A typed number of tables; null if it is none. */
export function tableCount(typed: string): number | null {
  const found = /^\s*(\d{1,2})\s*$/.exec(typed);
  return found ? Number(found[1]) : typed.trim() === '' ? 0 : null;
}
