import { type FormEvent, useState } from 'react';
import type { HallSceneName } from '../../../api/types.ts';
import { Button } from '../../../components/Button.tsx';
import { Chip } from '../../../components/Chip.tsx';
import { Kbd } from '../../../components/Kbd.tsx';
import { ariaShortcut } from '../../../components/keys.ts';
import { Check } from '../../../components/marks/Check.tsx';
import { Tick } from '../../../components/Tick.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import type { PageState } from '../../hall/Stage.ts';
import { type Action, useActions } from '../actions.tsx';
import { useNotices } from '../Notices.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { HallClock } from './HallClock.tsx';
import { HallPreview } from './HallPreview.tsx';
import './HallRail.css';
import { HallReading, readingActions } from './HallReading.tsx';
import { HallSeries } from './HallSeries.tsx';
import { blackOrBack, RAIL_SCENES, sceneKey, turned } from './scenes.ts';
import { useHallWindow } from './useHallWindow.ts';

/** What the hall sees, and the few things that change it. */
export function HallRail() {
  const { t } = useTexts();
  const { view, frame } = useTournament();
  const { report } = useNotices();
  const { scene, showing, frozen, page: held, reading, moments } = view.hall;
  // the final is there once it is played, the list where there is a series
  const scenes = RAIL_SCENES.filter((name) => (name !== 'reveal' || reading !== null) && (name !== 'ranking' || view.series !== null));
  const black = scene === 'black';
  const hall = useHallWindow();
  const lost = hall === 'gone';
  const [page, setPage] = useState<PageState | null>(null);

  const show = async (name: HallSceneName): Promise<void> => {
    if (name !== scene) report(await frame.execute({ type: 'showInHall', scene: name }));
  };
  const freeze = async (): Promise<void> => {
    report(await frame.execute({ type: 'freezeHall', frozen: !frozen }));
  };
  const hold = async (to: number | null): Promise<void> => {
    report(await frame.execute({ type: 'turnHallPage', held: to === null ? null : { scene: showing, page: to } }));
  };
  const turn = (by: 1 | -1): void => {
    if (page && page.pages > 1) void hold(turned(page, by));
  };
  const paged = page !== null && page.pages > 1 && !black;
  const onePage = paged ? null : t('desk.hall.onePage');
  // While the final is read the arrows read on and back; nothing is read that the hall would not show at once.
  const reads = showing === 'reveal' && !black && !frozen ? reading : null;
  const read = (people: number): void => {
    void frame.execute({ type: 'readFinal', people }).then(report);
  };
  const openHall = async (): Promise<void> => {
    report(await frame.execute({ type: 'openHall' }));
  };
  useActions([
    ...scenes.map(
      (name): Action => ({
        id: `scene-${name}`,
        label: t('desk.hall.show', { scene: name }),
        group: 'hall',
        shortcut: sceneKey(name),
        perform: () => void show(name),
      }),
    ),
    {
      id: 'black',
      label: black ? t('desk.hall.light') : t('desk.hall.black'),
      group: 'hall',
      shortcut: 'b',
      perform: () => void show(blackOrBack(scene)),
    },
    {
      id: 'freeze',
      label: frozen ? t('desk.hall.unfreezeLong') : t('desk.hall.freezeLong'),
      group: 'hall',
      shortcut: 'f',
      perform: () => void freeze(),
    },
    ...(reads
      ? readingActions(t, reads, read)
      : ([
          { id: 'pageBack', label: t('desk.hall.back'), group: 'hall', shortcut: 'arrowleft', blocked: onePage, perform: () => turn(-1) },
          { id: 'pageForth', label: t('desk.hall.forth'), group: 'hall', shortcut: 'arrowright', blocked: onePage, perform: () => turn(1) },
        ] satisfies Action[])),
    {
      id: 'pageHold',
      label: held === null ? t('desk.hall.hold') : t('desk.hall.turn'),
      group: 'hall',
      shortcut: 'h',
      blocked: held === null ? onePage : null,
      perform: () => void hold(held === null && page ? page.page : null),
    },
    { id: 'openHall', label: t('desk.hall.open'), group: 'hall', perform: () => void openHall() },
  ]);

  return (
    <aside className="rail" aria-label={t('desk.hall')}>
      <div className="rail-strip">
        <span className="rail-strip-words">{lost ? t('desk.hall.gone') : black ? t('desk.hall.isBlack') : t(`desk.scene.${showing}`)}</span>
        <Button size="small" pressed={black} label={t('desk.hall.black')} shortcut="b" onPress={() => void show(blackOrBack(scene))}>
          {''}
        </Button>
        <Button size="small" pressed={frozen} label={t('desk.hall.freezeLong')} shortcut="f" onPress={() => void freeze()}>
          {''}
        </Button>
      </div>
      <div className="rail-full">
        <h2 className="rail-head">
          {t('desk.hall.sees')}
          {lost ? (
            <Chip kind="warn">{t('desk.hall.gone')}</Chip>
          ) : hall === 'closed' ? (
            <Chip kind="warn">{t('desk.hall.notOpen')}</Chip>
          ) : black ? (
            <Chip kind="warn">{t('desk.hall.isBlack')}</Chip>
          ) : frozen ? (
            <Chip kind="warn">{t('desk.hall.frozen')}</Chip>
          ) : (
            <Chip kind="gain">
              <Check /> {t('desk.hall.live')}
            </Chip>
          )}
        </h2>
        {lost && <p className="rail-gone">{t('desk.hall.gone.how')}</p>}
        <div>
          <HallPreview onPage={setPage} />
          <p className="rail-showing">
            {scene === 'auto' && !frozen ? t('desk.hall.autoShows', { scene: showing }) : t(`desk.scene.${showing}`)}
            {page &&
              page.pages > 1 &&
              `, ${t('desk.hall.page', { page: page.page + 1, pages: page.pages })}${held === null ? '' : `, ${t('desk.hall.held')}`}`}
            {frozen && scene !== showing && !black && (
              <span className="rail-then">{t('desk.hall.then', { scene: t(`desk.scene.${scene}`) })}</span>
            )}
          </p>
        </div>
        {paged && (
          <div className="rail-pages">
            <Button size="small" label={t('desk.hall.back')} shortcut="arrowleft" onPress={() => turn(-1)}>
              {''}
            </Button>
            <Button
              size="small"
              pressed={held !== null}
              shortcut="h"
              label={held === null ? t('desk.hall.hold') : t('desk.hall.turn')}
              onPress={() => void hold(held === null ? page.page : null)}
            >
              {held === null ? t('desk.hall.holdShort') : t('desk.hall.turnShort')}
            </Button>
            <Button size="small" label={t('desk.hall.forth')} shortcut="arrowright" onPress={() => turn(1)}>
              {''}
            </Button>
          </div>
        )}
        {reading && <HallReading reading={reading} shown={reads !== null} onRead={read} />}
        <div className="rail-buttons">
          <Button size="small" pressed={frozen} shortcut="f" onPress={() => void freeze()}>
            {frozen ? t('desk.hall.unfreeze') : t('desk.hall.freeze')}
          </Button>
          <Button size="small" pressed={black} shortcut="b" onPress={() => void show(blackOrBack(scene))}>
            {black ? t('desk.hall.light') : t('desk.scene.black')}
          </Button>
          <Button size="small" onPress={() => void openHall()}>
            {t('desk.hall.open')}
          </Button>
        </div>
        <fieldset className="rail-scenes">
          <legend className="hidden">{t('desk.hall.scenes')}</legend>
          {scenes.map((name) => (
            <button
              key={name}
              type="button"
              className={name === scene ? 'rail-scene rail-scene-on' : 'rail-scene'}
              aria-pressed={name === scene}
              aria-keyshortcuts={ariaShortcut(sceneKey(name))}
              onClick={() => void show(name)}
            >
              {t(`desk.scene.${name}`)}
              <Kbd keys={sceneKey(name)} />
            </button>
          ))}
        </fieldset>
        {scene === 'ranking' && <HallSeries />}
        <Tick checked={moments} onChange={(on) => void frame.execute({ type: 'switchHall', what: 'moments', on }).then(report)}>
          {t('desk.hall.moments')}
        </Tick>
        <HallClock />
        <HallLine line={view.hall.line} />
      </div>
    </aside>
  );
}

/** One free line to the hall. It stays as typed until it is shown or taken back. */
function HallLine({ line }: { readonly line: string }) {
  const { t } = useTexts();
  const { frame } = useTournament();
  const { report } = useNotices();
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? line;
  const changed = value.trim() !== line;
  const show = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (changed && report(await frame.execute({ type: 'setHallLine', line: value }))) setTyped(null);
  };
  return (
    <form className="rail-line" onSubmit={(event) => void show(event)}>
      <label className="field-label" htmlFor="hall-line">
        {t('desk.hall.line')}
      </label>
      <input
        id="hall-line"
        className="input"
        maxLength={200}
        value={value}
        placeholder={t('desk.hall.lineExample')}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && changed) {
            event.stopPropagation();
            setTyped(null);
          }
        }}
      />
      {changed && (
        <div className="rail-line-buttons">
          <Button size="small" submit shortcut="enter">
            {value.trim() === '' ? t('desk.hall.lineTake') : t('desk.hall.lineShow')}
          </Button>
          <Button size="small" kind="quiet" shortcut="escape" onPress={() => setTyped(null)}>
            {t('desk.discard')}
          </Button>
        </div>
      )}
    </form>
  );
}
