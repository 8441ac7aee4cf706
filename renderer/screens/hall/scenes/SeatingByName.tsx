import { useMemo } from 'react';
import type { HallScene, HallView } from '../../../../electron/contract/views.ts';
import { type Texts, useTexts } from '../../../i18n/I18n.tsx';
import { Frame } from '../Frame.tsx';
import { type Fitted, fitName, type Run } from '../fit.ts';
import type { Measure } from '../measure.ts';
import { Name } from '../Name.tsx';
import { byName, pageLetters } from '../nameOrder.ts';
import { pagesOf } from '../paging.ts';
import { u, useStage } from '../Stage.ts';
import { COLUMN_GAP, nameHeight } from '../standingsLayout.ts';
import type { Box } from '../useBox.ts';
import { usePage } from '../usePage.ts';

type Scene = Extract<HallScene, { kind: 'seatingByName' }>;
type SeatRow = Scene['rows'][number];

const ROW = 2;
const ROWS = 11;
/** Room for a column's rows; there is no head above them. */
const ROOM = 23.2;
const NAME = 1.4;
const GAP = 1;

/** Who sits where, for somebody who looks for his name. */
export function SeatingByName({ view, scene }: { readonly view: HallView; readonly scene: Scene }) {
  const { box, measure } = useStage();
  const texts = useTexts();
  const { t } = texts;
  const layout = useMemo(() => layoutSeats(scene.rows, texts, box, measure), [scene.rows, texts, box, measure]);
  const { pages, names, width, letters } = layout;
  const page = usePage(
    pages.map((columns) => columns.flat().length),
    false,
  );
  const range = letters[page];
  const tables = new Set(scene.rows.map(({ table }) => table)).size;
  return (
    <Frame
      title={t('hall.seating.title')}
      what={view.tournament?.name ?? ''}
      when={t('hall.seating.session', { session: scene.session, sessions: view.tournament?.sessions ?? scene.session })}
      line={view.line}
      notes={[
        pages.length > 1 && range ? t('hall.seating.letters', { ...range }) : t('hall.people.plain', { people: scene.rows.length, tables }),
        ...(scene.proof ? [t('hall.seating.proof', { ...scene.proof, seed: String(scene.proof.seed) })] : []),
      ]}
      page={{ page, pages: pages.length }}
    >
      <div className="hall-columns hall-seats">
        {(pages[page] ?? []).map((column, i) => (
          <div className="hall-column" key={column[0]?.person ?? i}>
            {column.map((row) => {
              const name = names.get(row.person);
              return (
                <div
                  className="hall-row"
                  key={row.person}
                  style={{
                    gridTemplateColumns: `minmax(0, 1fr) ${u(width.table)} ${u(width.seat)}`,
                    columnGap: u(GAP),
                    height: u(Math.max(ROW, nameHeight(name))),
                  }}
                >
                  {name && <Name fitted={name} />}
                  <span className="hall-at">
                    {t('hall.table')} <b>{row.table}</b>
                  </span>
                  <span className="hall-at hall-at-seat">
                    {t('hall.seat')} <b>{row.seat}</b>
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </Frame>
  );
}

/** Surname first and bold; people with one name only are filed under it. */
function nameRuns({ given, family, name }: SeatRow): Run[] {
  if (family.trim() === '' || given.trim() === '') return [{ text: family.trim() || name, face: 'bold' }];
  return [
    { text: family.trim(), face: 'bold' },
    { text: `, ${given.trim()}`, face: 'plain' },
  ];
}

interface Layout {
  readonly pages: readonly (readonly (readonly SeatRow[])[])[];
  readonly letters: readonly { readonly from: string; readonly to: string }[];
  readonly names: ReadonlyMap<string, Fitted>;
  readonly width: { readonly table: number; readonly seat: number };
}

function layoutSeats(rows: readonly SeatRow[], { t, language }: Texts, box: Box, measure: Measure): Layout {
  const columns = box.wide ? 2 : 1;
  const figure = (numbers: readonly number[], word: string, wordSize: number, size: number): number =>
    measure(word, 'plain') * wordSize + Math.max(0, ...numbers.map((n) => measure(String(n), 'bold') * size)) + 0.5;
  const width = {
    table:
      figure(
        rows.map(({ table }) => table),
        t('hall.table'),
        1.1,
        1.62,
      ) + 0.6,
    seat:
      figure(
        rows.map(({ seat }) => seat),
        t('hall.seat'),
        1.1,
        1.2,
      ) + 0.6,
  };
  const columnWidth = (box.width - (columns - 1) * COLUMN_GAP) / columns;
  const room = { width: columnWidth - width.table - width.seat - 2 * GAP - 0.2, base: NAME, wrapped: 1 };
  const names = new Map(rows.map((row) => [row.person, fitName(nameRuns(row), room, measure)] as const));
  const height = (column: readonly SeatRow[]): number =>
    column.reduce((sum, row) => sum + Math.max(ROW, nameHeight(names.get(row.person))), 0);
  const pages = pagesOf([...rows].sort(byName(language)), columns, ROWS, (column) => height(column) <= ROOM);
  return { pages, letters: pageLetters(pages.map((page) => page.flat())), names, width };
}
