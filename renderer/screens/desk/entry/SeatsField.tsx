import type { FieldOf } from '../../../api/types.ts';
import { Kbd } from '../../../components/Kbd.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { toggleSeat } from './entryKeys.ts';
import './SeatsField.css';
import { useRoving } from './useRoving.ts';

/** Who sits where, and what he does in this game. */
export interface SeatSign {
  readonly name: string;
  readonly deals: boolean;
  readonly sitsOut: boolean;
}

interface Props {
  readonly field: FieldOf<'seats'> | FieldOf<'seat'>;
  readonly table: number;
  readonly seats: readonly SeatSign[];
  readonly onSet: (value: unknown) => void;
}

/** The seats of the table as they sit; the chosen ones belong to the party asked for. */
export function SeatsField({ field, table, seats, onSet }: Props) {
  const { t, say } = useTexts();
  const roving = useRoving(seats.length);
  const chosen = field.type === 'seats' ? field.value : field.value === undefined ? [] : [field.value];
  const full = field.type === 'seats' ? chosen.length >= field.max : chosen.length > 0;
  const party = (seat: number): string => {
    if (field.type === 'seat') return chosen.includes(seat) ? say(field.label) : '';
    if (chosen.includes(seat)) return say(field.chosenLabel);
    return full || (chosen.length >= field.min && field.max > field.min) ? say(field.otherLabel) : t('desk.entry.seatOpen');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not of form fields
    <div className="seats" role="group" aria-label={say(field.label)} {...roving}>
      {seats.map((seat, i) => {
        const off = seat.sitsOut || field.blocked.includes(i);
        const on = chosen.includes(i);
        const state = off ? (seat.deals ? t('desk.entry.dealsAndSitsOut') : t('desk.entry.sitsOut')) : party(i);
        const words = !off && seat.deals ? [state, t('desk.entry.deals')].filter(Boolean).join(', ') : state;
        const long = seat.name.split(/[\s-]/).some((word) => word.length > 9);
        const name = (
          <span className="seat-name">
            <span className="hidden">{t('desk.entry.seat', { table, seat: i + 1 })} </span>
            {seat.name}
            {words !== '' && <span className="hidden">, </span>}
          </span>
        );
        if (off) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <div key={i} className={`seat seat-out ${long ? 'seat-long' : ''}`}>
              {name}
              <span className="seat-state">{state}</span>
            </div>
          );
        }
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={i}
            type="button"
            data-rove
            tabIndex={-1}
            className={`seat ${on ? 'seat-on' : ''} ${long ? 'seat-long' : ''}`}
            aria-pressed={on}
            onClick={() => onSet(field.type === 'seats' ? toggleSeat(field, i) : i)}
          >
            {name}
            <span className="seat-state">
              <span>{words}</span>
              <Kbd keys={String(i + 1)} />
            </span>
          </button>
        );
      })}
    </div>
  );
}
