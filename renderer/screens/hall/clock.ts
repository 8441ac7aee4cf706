import type { ClockScene } from '../../../electron/contract/views.ts';

/* What the clock says. Pure; the time comes in, in the program's own time. */

type Table = ClockScene['tables'][number];

/** Milliseconds left of the session, never below 0. */
export const timeLeft = ({ endsAt, leftMs }: Pick<ClockScene, 'endsAt' | 'leftMs'>, now: number): number =>
  Math.max(0, endsAt === null ? (leftMs ?? 0) : endsAt - now);

/** Minutes and seconds as read from the back row, rounded up so that 0:00 means that it is over: "12:40", "100:00". */
export function readTime(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export type ClockWord = 'left' | 'last' | 'over' | 'paused';
/** The word above the time; in the last five minutes only it changes. */
export function wordOf(left: number, paused: boolean): ClockWord {
  if (left === 0) return 'over';
  if (paused) return 'paused';
  return left <= 5 * 60_000 ? 'last' : 'left';
}

/** Tables that fit. */
export const TABLES_MOST = 8;

/** All tables where they fit, else those with extra time and those two games or more behind the foremost, the last first. */
export function tablesShown(tables: readonly Table[]): readonly Table[] {
  if (tables.length <= TABLES_MOST) return tables;
  const foremost = Math.max(...tables.map(({ played }) => played));
  const behind = tables.filter(({ extra, closed, played }) => !closed && (extra > 0 || played <= foremost - 2));
  behind.sort((a, b) => Math.sign(b.extra) - Math.sign(a.extra) || a.played - b.played || a.number - b.number);
  return behind.slice(0, TABLES_MOST).sort((a, b) => a.number - b.number);
}
