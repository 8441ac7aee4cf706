import { SERIES_LISTS } from '../../../../electron/contract/hallViews.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useNotices } from '../Notices.tsx';
import { useTournament } from '../TournamentContext.tsx';

/** Which list of the series the hall shows. */
export function HallSeries() {
  const { t } = useTexts();
  const { view, frame } = useTournament();
  const { report } = useNotices();
  return (
    <fieldset className="rail-scenes">
      <legend className="field-label">{t('desk.hall.list')}</legend>
      {SERIES_LISTS.map((list) => (
        <button
          key={list}
          type="button"
          className={list === view.hall.list ? 'rail-scene rail-scene-on' : 'rail-scene'}
          aria-pressed={list === view.hall.list}
          onClick={() => void frame.execute({ type: 'setHallList', list }).then(report)}
        >
          {t('desk.hall.listOf', { list })}
        </button>
      ))}
    </fieldset>
  );
}
