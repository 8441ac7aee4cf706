import { useEffect, useState } from 'react';
import type { ClockScene, HallView } from '../../../../electron/contract/views.ts';
import { Check } from '../../../components/marks/Check.tsx';
import { SwipeStroke } from '../../../components/marks/Swipe.tsx';
import { Tally } from '../../../components/marks/Tally.tsx';
import { UnderlineStroke } from '../../../components/marks/Underline.tsx';
import { Rich } from '../../../components/Rich.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { readTime, tablesShown, timeLeft, wordOf } from '../clock.ts';
import { Frame } from '../Frame.tsx';
import { u, useStage } from '../Stage.ts';

const RIGHT = { wide: 17.5, narrow: 14 };
const GAP = 2.4;
const LARGEST = 13.4;

/** Time left, as large as the column allows, and how far the tables are. It counts from the program's time; nothing blinks. */
export function Clock({ view, scene }: { readonly view: HallView; readonly scene: ClockScene }) {
  const { box, measure } = useStage();
  const { t, language } = useTexts();
  const left = timeLeft(scene, useProgramTime(scene, view.stoppedAt));
  const right = RIGHT[box.wide ? 'wide' : 'narrow'];
  const time = readTime(left);
  // as wide as the widest digits, so that nothing changes its size from one second to the next
  const size = Math.min(LARGEST, (box.width - right - GAP) / measure(time.replace(/[0-9]/g, '0'), 'bold'));
  const at = (ms: number): string => new Date(ms).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
  const tables = tablesShown(scene.tables);
  const playing = scene.tables.filter(({ closed }) => !closed).length;
  const share = Math.min(1, left / (scene.minutes * 60_000));
  return (
    <Frame
      title={t('hall.clock.title', { session: scene.session })}
      what={view.tournament?.name ?? ''}
      when={t('hall.seating.session', { session: scene.session, sessions: view.tournament?.sessions ?? scene.session })}
      line={view.line}
      notes={[t('hall.clock.playing', { tables: playing })]}
    >
      <div className="hall-clock" style={{ gridTemplateColumns: `minmax(0, 1fr) ${u(right)}`, columnGap: u(GAP) }}>
        <div>
          <p className="hall-clock-word">{t(`hall.clock.${wordOf(left, scene.endsAt === null)}`)}</p>
          <p className="hall-clock-time" role="timer" style={{ fontSize: u(size) }}>
            {time}
          </p>
          <div className="hall-clock-bar" aria-hidden="true">
            <div className="rest">
              <UnderlineStroke seed={5} />
            </div>
            {share > 0 && (
              <div className="left" style={{ clipPath: `inset(0 ${((1 - share) * 100).toFixed(2)}% 0 0)` }}>
                <UnderlineStroke seed={5} />
              </div>
            )}
          </div>
          <p className="hall-clock-word">{scene.endsAt !== null && <Rich text={t('hall.clock.ends', { time: at(scene.endsAt) })} />}</p>
        </div>
        <ul className="hall-clock-tables">
          {tables.map((table) => (
            <li key={table.number} data-row={table.number}>
              <b>
                {t('hall.table')} {table.number}
              </b>
              <span>
                {table.closed ? (
                  <span className="hall-clock-done">
                    <Check /> {t('hall.clock.done')}
                  </span>
                ) : (
                  <Progress played={table.played} planned={table.planned} />
                )}
                {table.extra > 0 && !table.closed && (
                  <span className="hall-clock-extra">
                    <SwipeStroke />
                    <Rich
                      text={
                        scene.endsAt === null
                          ? t('hall.clock.extra', { minutes: table.extra })
                          : t('hall.clock.extraUntil', { minutes: table.extra, time: at(scene.endsAt + table.extra * 60_000) })
                      }
                    />
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}

/** More strokes than this do not fit the column. */
const TALLY_MOST = 15;

function Progress({ played, planned }: { readonly played: number; readonly planned: number }) {
  const { t } = useTexts();
  const label = t('hall.clock.games', { played, planned });
  return planned <= TALLY_MOST ? <Tally count={played} of={planned} label={label} /> : <span>{label}</span>;
}

/** The program's time now, told by what it said last and the time since; looked at anew each second while the clock runs. */
function useProgramTime({ now, endsAt }: ClockScene, stoppedAt: number | null): number {
  const { clock } = useStage();
  const [said, setSaid] = useState({ now, here: clock() });
  if (said.now !== now) setSaid({ now, here: clock() });
  const time = stoppedAt ?? said.now + clock() - said.here;
  const [, tick] = useState(0);
  const runs = stoppedAt === null && endsAt !== null && endsAt > time;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return time;
}
