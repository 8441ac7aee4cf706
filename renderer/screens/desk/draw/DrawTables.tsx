import { type KeyboardEvent, useRef, useState } from 'react';
import type { DrawSheet } from '../../../../electron/contract/views.ts';
import type { DrawTable, SeatReason } from '../../../api/types.ts';
import { useAnnounce } from '../../../components/Announcer.tsx';
import { Chip } from '../../../components/Chip.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import './DrawTables.css';
import { type HandTables, mayMove, moved, swapped, tablesOf } from './hand.ts';

interface Props {
  readonly sheet: DrawSheet;
  /** People may be seated by hand. */
  readonly onSeats: ((tables: HandTables) => void) | null;
}

/**
 * Who would sit where; under each name the reason, where reasons differ. By hand: drag somebody onto somebody else (they change
 * seats) or onto the free seat of a table of four; or Enter on one and Enter on the other. Arrows walk over the seats, Escape lets go.
 */
export function DrawTables({ sheet, onSeats }: Props) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const [held, setHeld] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const codes = new Set(sheet.tables.flatMap((table) => table.seats.map(({ reason }) => reason.code)));
  const many = sheet.tables.length > 9;
  const tables = tablesOf(sheet);
  const nameOf = (person: string): string => sheet.tables.flatMap(({ seats }) => seats).find((seat) => seat.person === person)?.name ?? '';

  const give = (next: HandTables, said: string): void => {
    setHeld(null);
    announce(said);
    onSeats?.(next);
  };
  const onPerson = (person: string, from = held): void => {
    if (from === null) {
      setHeld(person);
      announce(t('desk.hand.held', { name: nameOf(person) }));
    } else if (from === person) setHeld(null);
    else give(swapped(tables, from, person), t('desk.hand.swapped', { a: nameOf(from), b: nameOf(person) }));
  };
  const onFree = (table: number, from = held): void => {
    if (from !== null && mayMove(tables, from, table))
      give(moved(tables, from, table), t('desk.hand.moved', { name: nameOf(from), table }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape' && held !== null) setHeld(null);
    else if (!walk(list.current, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div>
      {onSeats && (
        <p className="small muted draw-by-hand">
          {t(held === null ? 'desk.hand.how' : 'desk.hand.howOn', { name: held === null ? '' : nameOf(held) })}
        </p>
      )}
      <ul
        ref={list}
        className={many ? 'draw-tables draw-tables-many' : 'draw-tables'}
        aria-label={t('desk.draw.tables')}
        onKeyDown={onSeats ? onKeyDown : undefined}
      >
        {sheet.tables.map((table) => (
          <OneTable
            key={table.number}
            table={table}
            reasons={codes.size > 1}
            held={held}
            free={held !== null && mayMove(tables, held, table.number)}
            hand={onSeats && { onPerson, onFree, onHold: setHeld }}
          />
        ))}
      </ul>
    </div>
  );
}

/** Moves the focus over the seats with the arrows; answers whether the key was one. */
function walk(list: HTMLElement | null, key: string): boolean {
  const steps: { readonly [key: string]: number } = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };
  const step = steps[key];
  const here = document.activeElement;
  if (step === undefined || !list || !(here instanceof HTMLElement)) return false;
  const rows = [...list.querySelectorAll('.draw-seats')].map((table) => [...table.querySelectorAll<HTMLElement>('.draw-seat')]);
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const seats = rows.flat();
    seats[seats.indexOf(here) + step]?.focus();
  } else {
    const table = rows.findIndex((seats) => seats.includes(here));
    const seat = rows[table]?.indexOf(here) ?? 0;
    const next = rows[table + step];
    next?.[Math.min(seat, next.length - 1)]?.focus();
  }
  return true;
}

interface Hand {
  readonly onPerson: (person: string, from?: string) => void;
  readonly onFree: (table: number, from?: string) => void;
  readonly onHold: (person: string | null) => void;
}

interface TableProps {
  readonly table: DrawTable;
  readonly reasons: boolean;
  readonly held: string | null;
  readonly free: boolean;
  readonly hand: Hand | null;
}

const DRAGGED = 'text/plain';

function OneTable({ table, reasons, held, free, hand }: TableProps) {
  const { t } = useTexts();
  return (
    <li className="card draw-table">
      <div className="draw-table-head">
        <h2>{t('desk.table', { table: table.number })}</h2>
        <Chip>{t('desk.draw.seats', { seats: table.seats.length })}</Chip>
      </div>
      <ol className="draw-seats">
        {table.seats.map((seat, i) => {
          const words = (
            <>
              <b>{seat.name}</b>
              {i === table.firstDealer && <span className="draw-dealer"> {t('desk.draw.dealsFirst')}</span>}
              {reasons && <Reason reason={seat.reason} />}
            </>
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the seat stays when the person changes, and so does the focus
            <li key={i}>
              <span className="draw-seat-number">{i + 1}</span>
              {hand ? (
                <button
                  type="button"
                  className={held === seat.person ? 'draw-seat draw-seat-held' : 'draw-seat'}
                  aria-pressed={held === seat.person}
                  draggable
                  onClick={() => hand.onPerson(seat.person)}
                  onDragStart={(event) => {
                    event.dataTransfer.setData(DRAGGED, seat.person);
                    event.dataTransfer.effectAllowed = 'move';
                    hand.onHold(seat.person);
                  }}
                  onDragEnd={() => hand.onHold(null)}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={(event) => {
                    event.preventDefault();
                    hand.onPerson(seat.person, event.dataTransfer.getData(DRAGGED));
                  }}
                >
                  {words}
                </button>
              ) : (
                <span>{words}</span>
              )}
            </li>
          );
        })}
        {hand && free && (
          <li>
            <span className="draw-seat-number">5</span>
            <button
              type="button"
              className="draw-seat draw-seat-free"
              aria-label={t('desk.hand.freeAt', { table: table.number })}
              onClick={() => hand.onFree(table.number)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                hand.onFree(table.number, event.dataTransfer.getData(DRAGGED));
              }}
            >
              {t('desk.hand.free')}
            </button>
          </li>
        )}
      </ol>
    </li>
  );
}

function Reason({ reason }: { readonly reason: SeatReason }) {
  const { t } = useTexts();
  const { code, from = 0, steps = 0, byLot } = reason;
  return (
    <span className={byLot ? 'draw-reason draw-reason-lot' : 'draw-reason'}>
      {byLot && t('desk.draw.lotBefore')} {t('desk.draw.reason', { code, from, steps })}
    </span>
  );
}
