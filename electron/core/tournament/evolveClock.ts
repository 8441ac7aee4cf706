import type { TournamentEvent } from './events.ts';
import type { ClockState } from './model.ts';

type ClockEvent = Extract<TournamentEvent, { type: 'clockStarted' | 'clockPaused' | 'clockResumed' | 'extraTimeSet' }>;

/** The clock after one of its events, which happened at `time` (ms since 1970). */
export function evolveClock(clock: ClockState | null, event: ClockEvent, time: number): ClockState | null {
  if (event.type === 'clockStarted') {
    const { session, minutes } = event;
    return { session, minutes, endsAt: time + minutes * 60_000, leftMs: null, extra: [] };
  }
  if (!clock) return clock;
  switch (event.type) {
    case 'clockPaused':
      return { ...clock, endsAt: null, leftMs: Math.max(0, (clock.endsAt ?? time) - time) };
    case 'clockResumed':
      return { ...clock, endsAt: time + (clock.leftMs ?? 0), leftMs: null };
    case 'extraTimeSet': {
      const { table, minutes } = event;
      const others = clock.extra.filter((one) => one.table !== table);
      return { ...clock, extra: minutes === 0 ? others : [...others, { table, minutes }] };
    }
  }
}
