import type { DrawSheet } from '../../../../electron/contract/views.ts';
import type { DrawTable, SeatReason } from '../../../api/types.ts';
import { Chip } from '../../../components/Chip.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import './DrawTables.css';

/** Who would sit where; under each name the reason, where reasons differ. */
export function DrawTables({ sheet }: { readonly sheet: DrawSheet }) {
  const { t } = useTexts();
  const codes = new Set(sheet.tables.flatMap((table) => table.seats.map(({ reason }) => reason.code)));
  const many = sheet.tables.length > 9;
  return (
    <ul className={many ? 'draw-tables draw-tables-many' : 'draw-tables'} aria-label={t('desk.draw.tables')}>
      {sheet.tables.map((table) => (
        <OneTable key={table.number} table={table} reasons={codes.size > 1} />
      ))}
    </ul>
  );
}

function OneTable({ table, reasons }: { readonly table: DrawTable; readonly reasons: boolean }) {
  const { t } = useTexts();
  return (
    <li className="card draw-table">
      <div className="draw-table-head">
        <h2>{t('desk.table', { table: table.number })}</h2>
        <Chip>{t('desk.draw.seats', { seats: table.seats.length })}</Chip>
      </div>
      <ol className="draw-seats">
        {table.seats.map((seat, i) => (
          <li key={seat.person}>
            <span className="draw-seat-number">{i + 1}</span>
            <span>
              <b>{seat.name}</b>
              {i === table.firstDealer && <span className="draw-dealer"> {t('desk.draw.dealsFirst')}</span>}
              {reasons && <Reason reason={seat.reason} />}
            </span>
          </li>
        ))}
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
