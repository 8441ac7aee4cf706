import { type CSSProperties, useRef, useState } from 'react';
import type { RevealScene } from '../../../../electron/contract/hallViews.ts';
import type { HallView } from '../../../../electron/contract/views.ts';
import { SwipeStroke } from '../../../components/marks/Swipe.tsx';
import { UnderlineStroke } from '../../../components/marks/Underline.tsx';
import { units } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Frame } from '../Frame.tsx';
import { fitBlock, fitName } from '../fit.ts';
import { Name } from '../Name.tsx';
import { fitting, LIST_ROWS, sectionsOf, sumOf } from '../reveal.ts';
import { u, useStage } from '../Stage.ts';
import { nameHeight } from '../standingsLayout.ts';
import { useMoves } from '../useMoves.ts';
import '../hallFinal.css';

const LIST = { wide: 17, narrow: 14 };
const GAP = { wide: 2.6, narrow: 1.6 };
/** Sizes of the place and of the total beside a name. */
const SIZES = { wide: { rank: 2.1, total: 2.6 }, narrow: { rank: 1.6, total: 2.1 } };
/** Room for the list. */
const LIST_HEIGHT = 21;
/** Sizes of the first name: on one line, else on two. */
const FIRST = { one: [5.2, 4.6, 4, 3.6], two: [3.4, 3, 2.6, 2.2, 1.8, 1.4], tight: [2.6, 2.2, 1.8, 1.4] };
const CELL = 0.8;

/** The final, read out: who was read already fills the list from below, the best places stand large, the first largest. */
export function Reveal({ view, scene }: { readonly view: HallView; readonly scene: RevealScene }) {
  const { box, measure } = useStage();
  const { t, language } = useTexts();
  const size = box.wide ? 'wide' : 'narrow';
  const sizes = SIZES[size];
  const right = box.width - LIST[size] - GAP[size];
  const value = (total: number): string => units(language, total, scene.scale);
  const listed = scene.rows.filter(({ place }) => place > scene.podium);
  const { large, pending } = sectionsOf(scene);
  const place = (number: number): string => t('hall.reveal.place', { place: number });
  const labels = Math.max(
    6.2,
    ...[...large.map((row) => row.place), scene.next ?? 1].map((one) => measure(place(one), 'hand') * sizes.rank + 0.3),
  );
  const last = scene.rows.at(-1);
  const newest = scene.rows[0]?.place ?? null;
  const listing = (newest ?? scene.next ?? 0) > scene.podium && (pending ?? scene.podium + 1) > scene.podium;
  const champions = scene.rows.filter((row) => row.place === 1).length;
  const waits = pending === 1 || champions === 1;
  const tight = large.length + (pending === null ? 0 : 1) > 3;

  const sheet = useRef<HTMLDivElement>(null);
  const busy = useRef(0);
  useMoves(sheet, 0, busy);
  // Who stood there with the first picture is simply there.
  const [seen] = useState(() => new Set(scene.rows.map(({ person }) => person)));
  const isNew = (person: string): boolean => !seen.has(person);

  const listName = LIST[size] - 2.6 - 0.8 - Math.max(2.2, ...listed.map(({ total }) => measure(value(total), 'bold') * 1.15));
  const names = listed
    .slice(0, LIST_ROWS)
    .map((row) => ({ row, name: fitName([{ text: row.name, face: 'plain' }], { width: listName, base: 1.15, wrapped: 1 }, measure) }));
  const shown = fitting(names, ({ name }) => Math.max(2, nameHeight(name)), LIST_HEIGHT);
  const when =
    scene.next === null || !last || newest === null
      ? t('hall.reveal.people', { people: scene.people, sessions: scene.sessions })
      : t('hall.reveal.read', { one: scene.rows.length === 1 ? 'yes' : 'no', from: last.place, to: newest });
  return (
    <Frame title={t('hall.reveal.title')} what={view.tournament?.name ?? ''} when={when} line={view.line}>
      <div className="hall-reveal" style={{ gridTemplateColumns: `${u(LIST[size])} ${u(right)}`, columnGap: u(GAP[size]) }}>
        <div className="hall-read" ref={sheet}>
          {shown.map(({ row, name }) => (
            <div className="hall-row" data-row={row.person} key={row.person}>
              <b className="hall-place">{row.place}</b>
              <Name fitted={name} />
              <b className="end">{value(row.total)}</b>
            </div>
          ))}
        </div>
        <div
          className={`hall-podium ${tight ? 'tight' : ''} ${listing ? 'listing' : ''}`}
          style={{ '--rank': sizes.rank, '--total': sizes.total } as CSSProperties}
        >
          {large.map((row) => {
            const champion = row.place === 1 && champions === 1;
            const written = isNew(row.person);
            const total = value(row.total);
            const first = { width: right - measure(total, 'bold') * 4.4 - CELL, most: 2 };
            const runs = [{ text: row.name, face: champion ? ('hand' as const) : ('bold' as const) }];
            const whole = fitBlock(runs, { ...first, sizes: FIRST.one, most: 1 }, measure);
            const room = {
              width: right - labels - measure(total, 'bold') * sizes.total - 2 * CELL - 0.6,
              base: listing ? 3.2 : 2.6,
              wrapped: 1.6,
            };
            const name = !champion
              ? fitName(runs, room, measure)
              : whole.lines.length === 1 && measure(row.name, 'hand') * whole.size <= first.width
                ? whole
                : fitBlock(runs, { ...first, sizes: tight ? FIRST.tight : FIRST.two }, measure);
            const sum = champion ? sumOf(row, value) : '';
            const sumRoom = right - measure(place(1), 'hand') * 2.9 - 1;
            return (
              <section
                key={row.person}
                className={champion ? 'first' : ''}
                style={champion ? {} : { gridTemplateColumns: `${u(labels)} 1fr auto` }}
              >
                <span className={row.place === 1 ? 'hall-rank best' : 'hall-rank'}>{place(row.place)}</span>
                {champion && sum !== '' && (
                  <span className="hall-sum end">
                    <Name
                      fitted={fitBlock([{ text: sum, face: 'plain' }], { width: sumRoom, sizes: [1.35, 1.2, 1.1, 1], most: 2 }, measure)}
                    />
                  </span>
                )}
                <span className={written ? 'hall-called new' : 'hall-called'}>
                  <span className="hall-called-name">
                    {!champion && row.place === newest && <SwipeStroke />}
                    <Name fitted={name} className={champion ? 'hand' : ''} />
                  </span>
                </span>
                <b className={written ? 'hall-called-total new' : 'hall-called-total'}>{total}</b>
                <UnderlineStroke seed={5} written={written} />
              </section>
            );
          })}
          {pending !== null && (
            <section
              key={`pending ${pending}`}
              className={waits ? 'first pending' : 'pending'}
              style={waits ? {} : { gridTemplateColumns: `${u(labels)} 1fr auto` }}
            >
              <span className={pending === 1 ? 'hall-rank best' : 'hall-rank'}>{place(pending)}</span>
              <span className="hall-soon">{t('hall.reveal.soon')}</span>
              <UnderlineStroke seed={5} />
            </section>
          )}
        </div>
      </div>
    </Frame>
  );
}
