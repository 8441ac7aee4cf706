import type { TournamentEvent } from './events.ts';
import type { Stint, TableState } from './model.ts';

type SeatEvent = Extract<TournamentEvent, { type: 'seatTaken' | 'seatLeft' | 'standInSet' | 'seatHandedOver' | 'dealerSet' }>;
type Swap = Extract<TournamentEvent, { type: 'seatsSwapped' }>;

/** A table after somebody sat down, got up, was replaced, or after its order of dealing changed. */
export function reseat(table: TableState, event: SeatEvent): TableState {
  switch (event.type) {
    case 'seatTaken':
      return take(table, event);
    case 'seatLeft':
      return leave(table, event.seat, event.until);
    case 'standInSet': {
      const { seat, standIn: person, from } = event;
      const seated = take(table, { person: table.seats[seat] ?? '', seat, from, before: seat, deals: null });
      return { ...seated, standIns: [...seated.standIns, { seat, person, from, until: null }] };
    }
    case 'seatHandedOver': {
      const { seat, standIn: person, from, newSeat } = event;
      if (newSeat === null)
        return { ...table, seats: table.seats.with(seat, person), standIns: table.standIns.filter((one) => one.seat !== seat) };
      return take(leave(table, seat, from - 1), { person, seat: newSeat, from, before: seat, deals: null });
    }
    case 'dealerSet':
      return { ...table, dealsSet: [...table.dealsSet, { game: event.game, seat: event.seat }] };
  }
}

/** Two people change places: the column of the list with them, or their chairs only. */
export function swapAt(table: TableState, { a, b, people, games }: Swap): TableState {
  if (games === 'withPeople') {
    const change = (seat: number) => (seat === a.seat ? b.seat : seat === b.seat ? a.seat : seat);
    return { ...table, ring: table.ring.map(change) };
  }
  const [first, second] = people;
  let seats = table.seats;
  if (a.table === table.number) seats = seats.with(a.seat, second);
  if (b.table === table.number) seats = seats.with(b.seat, first);
  return { ...table, seats };
}

interface Taking {
  readonly person: string;
  readonly seat: number;
  readonly from: number;
  readonly before: number;
  readonly deals: number | null;
}

function take(table: TableState, { person, seat, from, before, deals }: Taking): TableState {
  const dealsSet = deals === null ? table.dealsSet : [...table.dealsSet, { game: from, seat: deals }];
  const standIns = table.standIns.flatMap((one) => (one.seat === seat ? ended([one], from - 1) : [one]));
  const known = table.stints[seat];
  if (known === undefined) {
    const at = Math.max(0, table.ring.indexOf(before));
    return {
      ...table,
      seats: [...table.seats, person],
      stints: [...table.stints, [{ from, until: null }]],
      ring: table.ring.toSpliced(at, 0, seat),
      dealsSet,
    };
  }
  const playing = known.some((stint) => stint.from <= from && stint.until === null);
  const stints = playing ? table.stints : table.stints.with(seat, [...known, { from, until: null }]);
  return { ...table, stints, dealsSet, standIns };
}

/** A seat plays no game after `until`. One that has played none at all is taken out of the list. */
function leave(table: TableState, seat: number, until: number): TableState {
  const stints = table.stints.with(seat, ended(table.stints[seat] ?? [], until));
  const standIns = table.standIns.flatMap((one) => (one.seat === seat ? ended([one], until) : [one]));
  const left = { ...table, stints, standIns };
  return stints[seat]?.length === 0 && table.games.length === 0 ? without(left, seat) : left;
}

function ended<T extends Stint>(stints: readonly T[], until: number): T[] {
  return stints
    .map((stint) => (stint.until === null || stint.until > until ? { ...stint, until } : stint))
    .filter((stint) => stint.from <= (stint.until ?? until));
}

function without(table: TableState, seat: number): TableState {
  const at = table.ring.indexOf(seat);
  const following = table.ring[(at + 1) % table.ring.length] ?? 0;
  const lower = (other: number) => (other > seat ? other - 1 : other);
  const moved = <T extends { readonly seat: number }>(list: readonly T[]): T[] =>
    list.filter((one) => one.seat !== seat).map((one) => ({ ...one, seat: lower(one.seat) }));
  return {
    ...table,
    seats: table.seats.toSpliced(seat, 1),
    stints: table.stints.toSpliced(seat, 1),
    ring: table.ring.filter((other) => other !== seat).map(lower),
    firstDealer: table.seats.length === 1 ? 0 : lower(table.firstDealer === seat ? following : table.firstDealer),
    dealsSet: moved(table.dealsSet),
    standIns: moved(table.standIns),
    approvals: moved(table.approvals),
  };
}
