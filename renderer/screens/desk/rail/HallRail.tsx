import { type FormEvent, useState } from 'react';
import type { HallSceneName } from '../../../api/types.ts';
import { Button } from '../../../components/Button.tsx';
import { Chip } from '../../../components/Chip.tsx';
import { Kbd } from '../../../components/Kbd.tsx';
import { ariaShortcut } from '../../../components/keys.ts';
import { Check } from '../../../components/marks/Check.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import type { PageState } from '../../hall/Stage.ts';
import { type Action, useActions } from '../actions.tsx';
import { useNotices } from '../Notices.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { HallPreview } from './HallPreview.tsx';
import './HallRail.css';
import { blackOrBack, RAIL_SCENES } from './scenes.ts';

/** What the hall sees, and the few things that change it. */
export function HallRail() {
  const { t } = useTexts();
  const { view, frame } = useTournament();
  const { report } = useNotices();
  const { scene, showing } = view.hall;
  const black = scene === 'black';
  const [page, setPage] = useState<PageState | null>(null);

  const show = async (name: HallSceneName): Promise<void> => {
    if (name !== scene) report(await frame.execute({ type: 'showInHall', scene: name }));
  };
  const openHall = async (): Promise<void> => {
    report(await frame.execute({ type: 'openHall' }));
  };
  useActions([
    ...RAIL_SCENES.map(
      (name, i): Action => ({
        id: `scene-${name}`,
        label: t('desk.hall.show', { scene: name }),
        group: 'hall',
        shortcut: `alt+${i + 1}`,
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
    { id: 'openHall', label: t('desk.hall.open'), group: 'hall', perform: () => void openHall() },
  ]);

  return (
    <aside className="rail" aria-label={t('desk.hall')}>
      <div className="rail-strip">
        <span className="rail-strip-words">{black ? t('desk.hall.isBlack') : t(`desk.scene.${showing}`)}</span>
        <Button size="small" pressed={black} label={t('desk.hall.black')} shortcut="b" onPress={() => void show(blackOrBack(scene))}>
          {''}
        </Button>
      </div>
      <div className="rail-full">
        <h2 className="rail-head">
          {t('desk.hall.sees')}
          {black ? (
            <Chip kind="warn">{t('desk.hall.isBlack')}</Chip>
          ) : (
            <Chip kind="gain">
              <Check /> {t('desk.hall.live')}
            </Chip>
          )}
        </h2>
        <div>
          <HallPreview onPage={setPage} />
          <p className="rail-showing">
            {scene === 'auto' ? t('desk.hall.autoShows', { scene: showing }) : t(`desk.scene.${showing}`)}
            {page && page.pages > 1 && `, ${t('desk.hall.page', { page: page.page + 1, pages: page.pages })}`}
          </p>
        </div>
        <div className="rail-buttons">
          <Button size="small" pressed={black} shortcut="b" onPress={() => void show(blackOrBack(scene))}>
            {black ? t('desk.hall.light') : t('desk.scene.black')}
          </Button>
          <Button size="small" onPress={() => void openHall()}>
            {t('desk.hall.open')}
          </Button>
        </div>
        <fieldset className="rail-scenes">
          <legend className="hidden">{t('desk.hall.scenes')}</legend>
          {RAIL_SCENES.map((name, i) => (
            <button
              key={name}
              type="button"
              className={name === scene ? 'rail-scene rail-scene-on' : 'rail-scene'}
              aria-pressed={name === scene}
              aria-keyshortcuts={ariaShortcut(`alt+${i + 1}`)}
              onClick={() => void show(name)}
            >
              {t(`desk.scene.${name}`)}
              <Kbd keys={`alt+${i + 1}`} />
            </button>
          ))}
        </fieldset>
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
