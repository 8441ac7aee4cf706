import { useState } from 'react';
import { useQuery } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Ring } from '../../../components/marks/Ring.tsx';
import { Units } from '../../../components/Points.tsx';
import { money } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { Foot } from '../frame/Foot.tsx';
import { NextFoot } from '../frame/NextFoot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { useNotices } from '../Notices.tsx';
import { PrintLink } from '../PrintLink.tsx';
import { useTournament } from '../TournamentContext.tsx';
import './ClosingScreen.css';
import { Settlement } from './Settlement.tsx';
import { Ties } from './Ties.tsx';

/** The end of the evening: the final list, and closing it. */
export function ClosingScreen() {
  const { t, refusal, language } = useTexts();
  const { id, view, frame } = useTournament();
  const { report } = useNotices();
  const { view: standings } = useQuery('standings', { tournament: id });
  const [asking, setAsking] = useState(false);
  const { next, closed, counts, settings } = view;
  const ranked = standings?.rows.some(({ rankingPoints }) => rankingPoints !== null) ?? false;
  const due = next.action === 'closeTournament';
  const close = async (): Promise<void> => {
    setAsking(false);
    report(await frame.execute({ type: 'closeTournament' }));
  };
  const reopen = async (): Promise<void> => {
    report(await frame.execute({ type: 'reopenTournament' }));
  };
  useActions(closed ? [{ id: 'reopen', label: t('desk.closing.reopen'), group: 'now', perform: () => void reopen() }] : []);
  const title = closed ? t('desk.closing.final') : t('desk.phase.closing');
  return (
    <Screen
      title={title}
      name={title}
      sub={closed ? t('desk.closing.frozen') : due ? t('desk.closing.ready') : t('desk.closing.notYet')}
      buttons={
        <>
          <PrintLink paper={closed ? 'final' : 'prizes'} />
          {closed && <Button onPress={() => void reopen()}>{t('desk.closing.reopen')}</Button>}
        </>
      }
    >
      {!standings ? (
        <Loading />
      ) : (
        <div className="closing">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys */}
          <section className="card card-list" tabIndex={0} aria-label={title}>
            <table className="table">
              <thead>
                <tr>
                  <th className="number">{t('desk.standings.place')}</th>
                  <th>{t('desk.totals.name')}</th>
                  <th className="number">{t('desk.registration.number')}</th>
                  <th className="number">{t('desk.standings.total')}</th>
                  {ranked && <th className="number">{t('desk.closing.rankingPoints')}</th>}
                </tr>
              </thead>
              <tbody>
                {standings.rows.map((row, i) => (
                  <tr key={row.person}>
                    <td className="number closing-place">{i === 0 && (closed || due) ? <Ring>{row.place}</Ring> : row.place}</td>
                    <td>
                      <b>{row.name}</b>
                    </td>
                    <td className="number">{row.number}</td>
                    <td className="number closing-total">
                      <Units value={row.total} scale={standings.scale} />
                    </td>
                    {ranked && (
                      <td className="number">
                        {row.rankingPoints === null ? '–' : <Units value={row.rankingPoints} scale={standings.rankingScale ?? 1} />}
                      </td>
                    )}
                  </tr>
                ))}
                {standings.rows.length === 0 && (
                  <tr>
                    <td colSpan={4} className="table-empty">
                      {t('desk.standings.empty')}
                    </td>
                  </tr>
                )}
              </tbody>
            </table>
          </section>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keys */}
          <section className="closing-side" tabIndex={0} aria-label={t('desk.closing.evening')}>
            <Ties />
            <section className="card card-pad">
              <h2>{t('desk.closing.evening')}</h2>
              <dl className="closing-facts">
                <dt>{t('desk.closing.people')}</dt>
                <dd>{counts.registered}</dd>
                <dt>{t('desk.phase.session')}</dt>
                <dd>
                  {t('desk.start.sessionsOf', {
                    played: closed || due ? view.session : Math.max(0, view.session - 1),
                    sessions: settings.formatSettings.sessions,
                  })}
                </dd>
                {settings.feeCents > 0 && (
                  <>
                    <dt>{t('desk.registration.cashTitle')}</dt>
                    <dd>{money(language, counts.cashCents)}</dd>
                  </>
                )}
              </dl>
            </section>
            <Settlement />
          </section>
        </div>
      )}
      {due ? (
        <Foot
          sentence={next.blocked ? refusal(next.blocked) : t('desk.closing.sentence')}
          step={{
            label: t('desk.closing.close'),
            shortcut: 'ctrl+enter',
            busy: frame.busy,
            blocked: next.blocked && refusal(next.blocked),
            perform: () => setAsking(true),
          }}
        />
      ) : (
        <NextFoot />
      )}
      {asking && (
        <Dialog
          title={t('desk.closing.ask')}
          onClose={() => setAsking(false)}
          onSubmit={() => void close()}
          buttons={
            <>
              <Button kind="primary" submit shortcut="enter" autoFocus>
                {t('desk.closing.close')}
              </Button>
              <Button kind="quiet" shortcut="escape" onPress={() => setAsking(false)}>
                {t('desk.cancel')}
              </Button>
            </>
          }
        >
          <p>{t('desk.closing.askAbout')}</p>
        </Dialog>
      )}
    </Screen>
  );
}
