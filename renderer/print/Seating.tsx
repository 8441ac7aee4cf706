import type { TablesView } from '../../electron/contract/views.ts';
import { useTexts } from '../i18n/I18n.tsx';
import { byName, type NamedPerson, pageLetters } from '../screens/hall/nameOrder.ts';
import { PaperName } from './PaperName.tsx';
import { type PaperEvent, PaperSheet } from './PaperSheet.tsx';
import { evenPages, inColumns } from './pages.ts';

/** Somebody and where he sits; seats from 1. */
export interface SeatedPerson extends NamedPerson {
  readonly number: number;
  readonly table: number;
  readonly seat: number;
}

interface Props {
  readonly event: PaperEvent;
  readonly session: number;
  readonly sessions: number;
  readonly people: readonly SeatedPerson[];
}

/** Everybody who has a seat in a session, with what the list of people knows of the name. */
export function seatedOf(tables: TablesView, people: readonly Omit<SeatedPerson, 'table' | 'seat'>[]): readonly SeatedPerson[] {
  const known = new Map(people.map((one) => [one.person, one]));
  return tables.tables.flatMap(({ number: table, seats }) =>
    seats
      .filter(({ until }) => until === null)
      .map(({ person, name, chair }) => {
        const { given = '', family = name, number = 0 } = known.get(person) ?? {};
        return { person, name, given, family, number, table, seat: chair };
      })
      .sort((a, b) => a.seat - b.seat),
  );
}

const WALL = { columns: 2, rows: 21, least: 11.2, most: 17, room: 236 };
const WALL_SIZES = [15, 13.5, 12, 10.5];

/** For the wall: everybody by family name, the table largest. */
export function SeatingByName({ event, session, sessions, people }: Props) {
  const { t, language } = useTexts();
  const pages = evenPages([...people].sort(byName(language)), WALL.columns * WALL.rows);
  const letters = pageLetters(pages);
  // Few people get larger rows: it is read from afar.
  const height = Math.min(WALL.most, Math.max(WALL.least, WALL.room / Math.ceil((pages[0]?.length ?? 1) / WALL.columns)));
  const scale = Math.min(1.35, height / WALL.least);
  return pages.map((rows, page) => (
    <PaperSheet
      key={rows[0]?.person ?? page}
      event={event}
      title={t('print.seatingByName')}
      sub={
        pages.length > 1
          ? t('print.letters', { session, sessions, from: letters[page]?.from ?? '', to: letters[page]?.to ?? '' })
          : t('paper.session', { session, sessions })
      }
      page={page}
      pages={pages.length}
    >
      <div className="paper-columns">
        {inColumns(rows, WALL.columns).map((column, i) => (
          <table key={column[0]?.person ?? i} className="paper-wall">
            <thead>
              <tr>
                <th scope="col">{t('print.name')}</th>
                <th scope="col" className="number">
                  {t('paper.tableWord')}
                </th>
                <th scope="col" className="number">
                  {t('print.seat')}
                </th>
              </tr>
            </thead>
            <tbody>
              {column.map(({ person, family, given, table, seat }) => (
                <tr key={person} style={{ height: `${height}mm` }}>
                  <th scope="row">
                    <PaperName
                      name={given === '' ? family : `${family}, ${given}`}
                      width={60}
                      sizes={WALL_SIZES.map((size) => size * scale)}
                    />
                  </th>
                  <td className="paper-big">{table}</td>
                  <td className="number">{seat}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </PaperSheet>
  ));
}

interface Table {
  readonly number: number;
  readonly people: readonly SeatedPerson[];
}
const tablesOf = (people: readonly SeatedPerson[]): readonly Table[] =>
  [...new Set(people.map(({ table }) => table))]
    .sort((a, b) => a - b)
    .map((number) => ({ number, people: people.filter(({ table }) => table === number) }));

/** For the desk: table by table with start numbers. */
export function SeatingByTable({ event, session, sessions, people }: Props) {
  const { t } = useTexts();
  const pages = evenPages(tablesOf(people), 12);
  return pages.map((tables, page) => (
    <PaperSheet
      key={tables[0]?.number ?? page}
      event={event}
      title={t('print.seatingByTable')}
      sub={t('paper.session', { session, sessions })}
      page={page}
      pages={pages.length}
    >
      <div className="paper-tables">
        {tables.map(({ number, people: seated }) => (
          <section key={number}>
            <h2>{t('paper.table', { table: number })}</h2>
            <ol>
              {seated.map(({ person, name, seat, number: start }) => (
                <li key={person}>
                  <span>{seat}</span>
                  <PaperName name={name} width={38} sizes={[11.5, 10, 9]} />
                  <small>{t('print.startNumber', { number: start })}</small>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </PaperSheet>
  ));
}

/** To read out: large, given names first, a box to tick for everybody who sits. */
export function CallList({ event, session, sessions, people }: Props) {
  const { t } = useTexts();
  const pages = evenPages(tablesOf(people), 8);
  return pages.map((tables, page) => (
    <PaperSheet
      key={tables[0]?.number ?? page}
      event={event}
      title={t('print.callList')}
      sub={t('print.callSub', { session, sessions })}
      page={page}
      pages={pages.length}
      note={t('print.callNote')}
    >
      <div className="paper-calls">
        {tables.map(({ number, people: seated }) => (
          <section key={number}>
            <h2>{t('paper.table', { table: number })}</h2>
            <ol>
              {seated.map(({ person, name }) => (
                <li key={person}>
                  <Box />
                  <PaperName name={name} width={76} sizes={[16, 14, 12]} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </PaperSheet>
  ));
}

const Box = () => (
  <svg className="paper-tick" viewBox="0 0 10 10" aria-hidden="true">
    <rect x="0.5" y="0.5" width="9" height="9" />
  </svg>
);

/** A sign for each table: folded in the middle it stands and is read from both sides. */
export function TableSigns({ event, tables }: { readonly event: PaperEvent; readonly tables: readonly number[] }) {
  const { t, language } = useTexts();
  return tables.map((table) => (
    <section key={table} className="paper-sheet paper-sign-sheet" lang={language === 'en' ? 'en' : 'de'}>
      {(['back', 'front'] as const).map((face) => (
        <div key={face} className={face === 'back' ? 'paper-face paper-turned' : 'paper-face'}>
          <span className="paper-face-word">{t('paper.tableWord')}</span>
          <b>{table}</b>
          <small>{event.name}</small>
        </div>
      ))}
      <svg className="paper-fold" viewBox="0 0 2100 2" preserveAspectRatio="none" aria-hidden="true">
        <path d="M100 1H240M1860 1H2000" />
      </svg>
    </section>
  ));
}
