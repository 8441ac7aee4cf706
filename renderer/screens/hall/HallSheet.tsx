import { useEffect, useMemo, useRef, useState } from 'react';
import type { Moment } from '../../../electron/contract/hallViews.ts';
import type { HallView } from '../../../electron/contract/views.ts';
import { hallFonts, type Measure, measureIn } from './measure.ts';
import { type PageState, Stage } from './Stage.ts';
import { Announcement } from './scenes/Announcement.tsx';
import { Clock } from './scenes/Clock.tsx';
import { Idle } from './scenes/Idle.tsx';
import { Ranking } from './scenes/Ranking.tsx';
import { Reveal } from './scenes/Reveal.tsx';
import { SeatingByName } from './scenes/SeatingByName.tsx';
import { SeatingByTable } from './scenes/SeatingByTable.tsx';
import { SoloWon } from './scenes/SoloWon.tsx';
import { Standings } from './scenes/Standings.tsx';
import { TableFinished } from './scenes/TableFinished.tsx';
import { Welcome } from './scenes/Welcome.tsx';
import { type Box, useBox } from './useBox.ts';
import { useMoment } from './useMoment.ts';
import './hall.css';

export interface HallSheetProps {
  readonly view: HallView;
  /** Page to hold, from 0, whatever the picture says. Without either the pages turn by the wall clock, in every window alike. */
  readonly page?: number;
  /** Told which page is shown of how many. */
  readonly onPage?: (state: PageState) => void;
  /** Milliseconds since 1970; tests hand in their own. */
  readonly clock?: () => number;
}

const wallClock = (): number => Date.now();

/**
 * The picture of the hall. It fills its parent and takes every length from its own height (`--u` is 1/30 of it), so the
 * projector and a preview the size of a stamp show the same sheet.
 */
export function HallSheet({ view, page, onPage, clock = wallClock }: HallSheetProps) {
  const root = useRef<HTMLDivElement>(null);
  const box = useBox(root);
  const measure = useMeasure(root);
  const moment = useMoment(view, clock);
  return (
    <div className="hall" data-theme="hall" data-scene={moment?.kind ?? view.scene.kind} ref={root}>
      {view.scene.kind !== 'black' && (
        <div className="hall-sheet">
          {box && measure && (
            <Scene
              view={view}
              moment={moment}
              box={box}
              measure={measure}
              clock={clock}
              held={page ?? view.page ?? undefined}
              onPage={onPage}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Ready when the fonts are, since nothing can be measured before. */
function useMeasure(root: { readonly current: HTMLElement | null }): Measure | null {
  const [measure, setMeasure] = useState<Measure | null>(null);
  useEffect(() => {
    const page = root.current?.ownerDocument;
    if (!page) return;
    let gone = false;
    void hallFonts(page).then(() => {
      if (!gone) setMeasure(() => measureIn(page));
    });
    return () => {
      gone = true;
    };
  }, [root]);
  return measure;
}

interface SceneProps {
  readonly view: HallView;
  readonly moment: Moment | null;
  readonly box: Box;
  readonly measure: Measure;
  readonly clock: () => number;
  readonly held: number | undefined;
  readonly onPage: ((state: PageState) => void) | undefined;
}

function Scene({ view, moment, box, measure, clock, held, onPage }: SceneProps) {
  const { scene, stoppedAt } = view;
  const name = moment ? `${moment.kind} ${moment.session} ${moment.table} ${moment.at}` : sceneName(view);
  const [first] = useState(name);
  // The first picture is simply there; what comes later is written.
  const live = name !== first;
  const stage = useMemo(
    () => ({ box, measure, clock, held, stoppedAt, onPage, live }),
    [box, measure, clock, held, stoppedAt, onPage, live],
  );
  return (
    <Stage key={name} value={stage}>
      {pictureOf()}
    </Stage>
  );

  function pictureOf() {
    if (moment?.kind === 'tableFinished') return <TableFinished view={view} moment={moment} />;
    if (moment) return <SoloWon view={view} moment={moment} />;
    switch (scene.kind) {
      case 'welcome':
        return <Welcome view={view} scene={scene} />;
      case 'seatingByName':
        return <SeatingByName view={view} scene={scene} />;
      case 'seatingByTable':
      case 'call':
        return <SeatingByTable view={view} scene={scene} />;
      case 'standings':
        return <Standings view={view} standings={scene.standings} />;
      case 'clock':
        return <Clock view={view} scene={scene} />;
      case 'announcement':
        return <Announcement view={view} text={scene.text} />;
      case 'reveal':
        return <Reveal view={view} scene={scene} />;
      case 'ranking':
        return <Ranking view={view} scene={scene} />;
      case 'idle':
        return <Idle view={view} />;
      case 'black':
        return null;
    }
  }
}

/** What makes it another sheet rather than a change on the same one. */
function sceneName({ tournament, scene }: HallView): string {
  const session = scene.kind === 'standings' ? scene.standings.session : 'session' in scene ? scene.session : '';
  return `${scene.kind} ${session} ${tournament?.name ?? ''}`;
}
