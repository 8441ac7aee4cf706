import { useState } from 'react';
import type { HallScene, HallView } from '../../../../electron/contract/views.ts';
import { SwipeStroke } from '../../../components/marks/Swipe.tsx';
import { Tally } from '../../../components/marks/Tally.tsx';
import { UnderlineStroke } from '../../../components/marks/Underline.tsx';
import { Rich } from '../../../components/Rich.tsx';
import { longDate } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { fitName } from '../fit.ts';
import { Name } from '../Name.tsx';
import { u, useStage } from '../Stage.ts';
import { Ticker } from '../Ticker.tsx';
import { useFresh } from '../useFresh.ts';

type Scene = Extract<HallScene, { kind: 'welcome' }>;

const LEFT = { wide: 20, narrow: 15.5 };
const GAP = { wide: 3.4, narrow: 2.4 };
const NAMES_GAP = 1.6;
const NAME = { base: 1.22, wrapped: 1 };

/** The door: who is there already, and the newest greeted by name. */
export function Welcome({ view, scene }: { readonly view: HallView; readonly scene: Scene }) {
  const { box, measure, live } = useStage();
  const { t, language } = useTexts();
  const { present, expected, arrived } = scene;
  const all = present + expected;
  const size = box.wide ? 'wide' : 'narrow';
  const right = box.width - LEFT[size] - GAP[size];
  const columns = box.wide ? 2 : 1;
  const room = (right - (columns - 1) * NAMES_GAP) / columns - 0.1;
  const [newest, ...others] = arrived;
  const count = t('hall.welcome.count', { present, all });
  const title = t('hall.welcome.title');
  const titleSize = Math.min(4.25, (LEFT[size] - 0.4) / measure(title, 'hand'));
  return (
    <div className="hall-frame hall-plain">
      <main className="hall-welcome" style={{ gridTemplateColumns: `${u(LEFT[size])} minmax(0, 1fr)`, columnGap: u(GAP[size]) }}>
        <div>
          <h1 style={{ fontSize: u(titleSize) }}>{title}</h1>
          <div className="hall-welcome-line">
            <UnderlineStroke written={live} />
          </div>
          {view.tournament && (
            <ul className="hall-facts">
              <li>
                <b>{view.tournament.name}</b>
              </li>
              {view.tournament.place !== '' && <li>{view.tournament.place}</li>}
              <li>{longDate(language, view.tournament.date)}</li>
              <li>{t('hall.welcome.sessions', { sessions: view.tournament.sessions })}</li>
            </ul>
          )}
        </div>
        <div>
          {all > 0 && (
            <div className="hall-count">
              {all <= TALLY_MOST && <Tally count={present} of={all} label={t('hall.welcome.tally', { present, all })} />}
              <span>
                <Rich text={count} />
              </span>
            </div>
          )}
          <div className="hall-arrived" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, columnGap: u(NAMES_GAP) }}>
            {others.slice(0, box.wide ? 16 : 8).map(({ person, name }) => (
              <div key={person}>
                <Name fitted={fitName([{ text: name, face: 'plain' }], { width: room, ...NAME }, measure)} />
              </div>
            ))}
          </div>
          {newest && <Greeting key={newest.person} text={t('hall.welcome.greeting', { name: newest.name })} width={right} />}
        </div>
      </main>
      <Ticker line={view.line} notes={[t('hall.welcome.where')]} page={null} />
    </div>
  );
}

/** More strokes than this do not stand beside the count in one line. */
const TALLY_MOST = 25;

function Greeting({ text, width }: { readonly text: string; readonly width: number }) {
  const { measure, clock } = useStage();
  const [since] = useState(clock);
  const fresh = useFresh(since);
  const fitted = fitName([{ text, face: 'hand' }], { width: width - 1.2, base: 2, wrapped: 1.6 }, measure);
  return (
    <div className="hall-greeting">
      <SwipeStroke className={fresh ? 'hall-just' : 'hall-just gone'} />
      <Name fitted={fitted} />
    </div>
  );
}
