import type { EntrantsView } from '../../../../electron/contract/views.ts';
import { useSending } from '../../../api/ClientContext.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { Tick } from '../../../components/Tick.tsx';
import { money } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useNotices } from '../Notices.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { useDraft } from '../useDraft.ts';
import './EntrantTable.css';
import { ORDERS, type Order, sortEntrants } from './people.ts';
import type { Arrivals } from './useArrivals.ts';

type Row = EntrantsView['entrants'][number];
const isOrder = (value: unknown): value is Order => ORDERS.some((one) => one === value);

interface Props {
  readonly entrants: EntrantsView;
  readonly arrivals: Arrivals;
  readonly onOpen: (person: string) => void;
}

/** Everybody in this tournament. The name opens the person, the boxes say what is so. */
export function EntrantTable({ entrants, arrivals, onOpen }: Props) {
  const { t, language } = useTexts();
  const { id, view } = useTournament();
  const { report } = useNotices();
  const { execute } = useSending(id, entrants.seq);
  const [order, setOrder] = useDraft<Order>('registration.order', 'arrival', isOrder);
  const fee = view.settings.feeCents;
  const rows = sortEntrants(entrants.entrants, order, arrivals.latest);
  const latest = arrivals.latest[0];

  const setPresence = async (row: Row, present: boolean): Promise<void> => {
    const candidate = arrivals.everybody.find((one) => one.person === row.person);
    if (present && candidate) await arrivals.arrive(candidate, false);
    else report(await execute({ type: 'setPresence', person: row.person, presence: present ? 'present' : 'expected' }));
  };
  const setPaid = async (row: Row, paid: boolean): Promise<void> => {
    report(await execute({ type: 'setPaid', person: row.person, paid }));
  };
  return (
    <section className="card card-list entrants" aria-label={t('desk.registration.list')}>
      <table className="table">
        <thead>
          <tr>
            <th className="number entrants-number">{t('desk.registration.number')}</th>
            <th>{t('desk.registration.name')}</th>
            <th>{t('desk.registration.here')}</th>
            {fee > 0 && <th>{t('desk.registration.paidHead')}</th>}
            <th className="entrants-order">
              <Segments
                label={t('desk.registration.order')}
                value={order}
                segments={ORDERS.map((value) => ({ value, label: t(`desk.registration.order.${value}`) }))}
                onChange={setOrder}
              />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.person}
              className={`row-button ${row.person === latest && row.presence === 'present' ? 'row-just' : ''}`}
              onClick={(event) => {
                // The boxes and the name answer for themselves; everywhere else the row opens the person.
                if (event.target instanceof Element && !event.target.closest('label, button')) onOpen(row.person);
              }}
            >
              <td className="number entrants-number">{row.number}</td>
              <th scope="row" className="entrants-name">
                <button type="button" className="entrants-open" onClick={() => onOpen(row.person)}>
                  {row.name} {row.club && <span className="muted">{row.club}</span>}
                </button>
              </th>
              <td>
                <Tick
                  checked={row.presence === 'present'}
                  label={t('desk.registration.tickHere', { name: row.name })}
                  onChange={(present) => void setPresence(row, present)}
                >
                  <span className={row.presence === 'present' ? '' : 'warn'}>{t(`desk.presence.${row.presence}`)}</span>
                </Tick>
              </td>
              {fee > 0 && (
                <td>
                  <Tick
                    checked={row.paid}
                    label={t('desk.registration.tickPaid', { name: row.name })}
                    onChange={(paid) => void setPaid(row, paid)}
                  >
                    {row.paid ? money(language, fee) : <span className="muted">{t('desk.registration.unpaid')}</span>}
                  </Tick>
                </td>
              )}
              <td className="entrants-note">
                <Note row={row} just={row.person === latest && row.presence === 'present'} />
              </td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={fee > 0 ? 5 : 4} className="table-empty">
                {t('desk.registration.empty')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

/** What more there is to know about somebody this evening. */
function Note({ row, just }: { readonly row: Row; readonly just: boolean }) {
  const { t } = useTexts();
  const { view } = useTournament();
  if (row.presence === 'left' && row.leftAfter !== null) return <>{t('desk.registration.leftAfter', { session: row.leftAfter })}</>;
  if (row.waitingPlace !== null) return <>{t('desk.registration.waiting', { place: row.waitingPlace })}</>;
  const coming = row.pauses.filter((session) => session >= view.next.session);
  if (coming.length > 0) return <>{t('desk.registration.pauses', { sessions: coming })}</>;
  if (row.seat && view.phase === 'session') return <>{t('desk.registration.sitsAt', { table: row.seat.table, seat: row.seat.seat + 1 })}</>;
  return <>{just ? t('desk.registration.justNow') : ''}</>;
}
