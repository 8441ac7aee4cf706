import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Tick } from '../../../components/Tick.tsx';
import { clock as time } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useNotices } from '../Notices.tsx';
import { useTournament } from '../TournamentContext.tsx';

/** Where the format gives no time. */
const USUAL_MINUTES = 60;

/** The clock of the session that plays: it starts when it is started here, and never by itself. */
export function HallClock() {
  const { t, language } = useTexts();
  const { view, frame } = useTournament();
  const { report } = useNotices();
  const { clock, session, plannedMinutes } = view;
  const [typed, setTyped] = useState<string | null>(null);
  if (view.phase !== 'session') return null;
  const value = typed ?? String(plannedMinutes ?? USUAL_MINUTES);
  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (report(await frame.execute({ type: 'startClock', session, minutes: Number(value) }))) setTyped(null);
  };
  if (clock) {
    const runs = clock.endsAt !== null;
    return (
      <div className="rail-line">
        <Button size="small" onPress={() => void frame.execute({ type: runs ? 'pauseClock' : 'resumeClock' }).then(report)}>
          {runs ? t('desk.clock.pause') : t('desk.clock.resume')}
        </Button>
        <p className="rail-showing">
          {clock.endsAt !== null && t('desk.clock.ends', { time: time(language, clock.endsAt) })}
          {clock.extra
            .filter(({ minutes }) => minutes > 0)
            .map(({ table, minutes }) => (
              <span key={table} className="rail-then">
                {t('desk.clock.extraOf', { table, minutes })}
              </span>
            ))}
        </p>
        <ExtraTime />
        <Gong />
      </div>
    );
  }
  return (
    <form className="rail-line" onSubmit={(event) => void start(event)}>
      <label className="field-label" htmlFor="hall-clock">
        {t('desk.clock.minutes')}
      </label>
      <div className="rail-line-buttons">
        <input
          id="hall-clock"
          className="input"
          inputMode="numeric"
          value={value}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button size="small" submit>
          {t('desk.clock.start')}
        </Button>
      </div>
      <Gong />
    </form>
  );
}

/** Whether the hall hears when the time is up. */
function Gong() {
  const { t } = useTexts();
  const { view, frame } = useTournament();
  const { report } = useNotices();
  return (
    <Tick checked={view.hall.gong} onChange={(on) => void frame.execute({ type: 'switchHall', what: 'gong', on }).then(report)}>
      {t('desk.clock.gong')}
    </Tick>
  );
}

const NONE = { table: '', minutes: '10' };

/** Minutes more for one table, 0 to take them back. */
function ExtraTime() {
  const { t } = useTexts();
  const { frame } = useTournament();
  const { report } = useNotices();
  const [typed, setTyped] = useState(NONE);
  const give = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { table, minutes } = typed;
    if (table !== '' && report(await frame.execute({ type: 'setExtraTime', table: Number(table), minutes: Number(minutes) })))
      setTyped(NONE);
  };
  return (
    <form className="rail-extra" onSubmit={(event) => void give(event)}>
      <label className="field-label" htmlFor="extra-table">
        {t('desk.clock.table')}
      </label>
      <input
        id="extra-table"
        className="input"
        inputMode="numeric"
        autoComplete="off"
        value={typed.table}
        onChange={(event) => setTyped({ ...typed, table: event.target.value })}
      />
      <label className="field-label" htmlFor="extra-minutes">
        {t('desk.clock.more')}
      </label>
      <input
        id="extra-minutes"
        className="input"
        inputMode="numeric"
        autoComplete="off"
        value={typed.minutes}
        onChange={(event) => setTyped({ ...typed, minutes: event.target.value })}
      />
      <Button size="small" submit>
        {t('desk.clock.give')}
      </Button>
    </form>
  );
}
