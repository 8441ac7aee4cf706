import { useMemo } from 'react';
import type { HallScene, HallView } from '../../../../electron/contract/views.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Frame } from '../Frame.tsx';
import { fitName } from '../fit.ts';
import { Name } from '../Name.tsx';
import { splitEvenly } from '../paging.ts';
import { u, useStage } from '../Stage.ts';
import { nameHeight } from '../standingsLayout.ts';
import { usePage } from '../usePage.ts';

type Scene = Extract<HallScene, { kind: 'seatingByTable' | 'call' }>;
type Table = Scene['tables'][number];

const COLUMN_GAP = 1.6;
const NUMERAL = 2.9;
const LINES = 2;
/** Left of the name: numeral, rule, seat. */
const BEFORE_NAME = NUMERAL + 2.1;
const NAME = { base: 1.32, wrapped: 1 };

/** Who sits where, for somebody who stands at a table: three tables by two a page. The same sheet calls the session. */
export function SeatingByTable({ view, scene }: { readonly view: HallView; readonly scene: Scene }) {
  const { box, measure } = useStage();
  const { t } = useTexts();
  const called = scene.kind === 'call';
  const columns = box.wide ? 3 : 2;
  const pages = useMemo(
    () => splitEvenly(scene.tables, Math.max(1, Math.ceil(scene.tables.length / (columns * LINES)))),
    [scene.tables, columns],
  );
  const page = usePage(
    pages.map((tables) => tables.reduce((sum, table) => sum + table.seats.length, 0)),
    false,
  );
  const room = (box.width - (columns - 1) * COLUMN_GAP) / columns - BEFORE_NAME;
  const shown = pages[page] ?? [];
  const notes =
    pages.length > 1
      ? [t('hall.seating.tables', { from: shown[0]?.number ?? 0, to: shown.at(-1)?.number ?? 0 })]
      : [
          sizes(scene.tables)
            .map(([size, count]) => t('hall.seating.size', { size, count }))
            .join(', '),
        ];
  return (
    <Frame
      title={t(called ? 'hall.call.title' : 'hall.seating.byTable', { session: scene.session })}
      what={view.tournament?.name ?? ''}
      when={t(called ? 'hall.call.what' : 'hall.seating.byTable.what')}
      line={view.line}
      notes={scene.proof ? [...notes, t('hall.seating.proof', { ...scene.proof, seed: String(scene.proof.seed) })] : notes}
      page={{ page, pages: pages.length }}
    >
      <div className="hall-tables" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, columnGap: u(COLUMN_GAP) }}>
        {shown.map((table) => (
          <section key={table.number}>
            <h2>
              {t('hall.table')}
              <span className={table.number > 9 ? 'narrow' : ''}>{table.number}</span>
            </h2>
            <ol>
              {table.seats.map((seat, i) => {
                const fitted = fitName([{ text: seat.name, face: 'plain' }], { width: room, ...NAME }, measure);
                return (
                  <li key={seat.person} style={{ height: u(Math.max(2, nameHeight(fitted))) }}>
                    <i>{i + 1}</i>
                    <Name fitted={fitted} />
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
    </Frame>
  );
}

/** How many tables there are of each size, small ones first. */
function sizes(tables: readonly Table[]): [number, number][] {
  const count = new Map<number, number>();
  for (const { seats } of tables) count.set(seats.length, (count.get(seats.length) ?? 0) + 1);
  return [...count].sort(([a], [b]) => a - b);
}
