import { useQuery } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Chip } from '../../../components/Chip.tsx';
import { Kbd } from '../../../components/Kbd.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Tally } from '../../../components/marks/Tally.tsx';
import { longDate } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { Foot } from '../frame/Foot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { go, Link } from '../Routing.tsx';
import { Easel } from './Easel.tsx';
import './StartScreen.css';

/** All tournaments, or how to begin. */
export function StartScreen() {
  const { t, language, say, refusal } = useTexts();
  const { view, refused } = useQuery('tournaments', {});
  const { view: last } = useQuery('asLastTime', {});
  useActions([
    ...(view?.tournaments.slice(0, 9) ?? []).map((one, i) => ({
      id: `open-${one.id}`,
      label: t('desk.start.open', { name: one.name }),
      detail: longDate(language, one.date),
      group: 'go' as const,
      shortcut: String(i + 1),
      perform: () => go({ at: one.closed ? 'closing' : 'registration', tournament: one.id }),
    })),
  ]);
  if (!view) return refused ? <p>{refusal(refused)}</p> : <Loading />;
  if (view.tournaments.length === 0) return <Empty />;
  return (
    <Screen
      title={t('desk.start.title')}
      name={t('desk.start.title')}
      sub={t('desk.start.count', { count: view.tournaments.length })}
      buttons={
        <>
          {last?.from && (
            <Button onPress={() => go({ at: 'new', asLast: true })}>{t('desk.setup.asLastTime', { name: last.from.name })}</Button>
          )}
          <Button onPress={() => go({ at: 'series' })}>{t('desk.series.title')}</Button>
          <Button shortcut="alt+a" onPress={() => go({ at: 'people' })}>
            {t('people.open')}
          </Button>
        </>
      }
    >
      <Foot
        sentence={t('desk.start.local')}
        step={{ label: t('desk.start.new'), shortcut: 'ctrl+enter', perform: () => go({ at: 'new' }) }}
      />
      <Card list>
        <table className="table start-table">
          <thead>
            <tr>
              <th>{t('desk.start.date')}</th>
              <th>{t('desk.start.name')}</th>
              <th>{t('desk.start.rules')}</th>
              <th className="number">{t('desk.start.people')}</th>
              <th>{t('desk.start.sessions')}</th>
              <th>{t('desk.start.result')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {view.tournaments.map((one, i) => (
              <tr key={one.id} className="start-row">
                <td>{longDate(language, one.date)}</td>
                <td>
                  <Link to={{ at: one.closed ? 'closing' : 'registration', tournament: one.id }} className="start-link">
                    <b>{one.name}</b>
                    <span className="muted"> {one.place}</span>
                  </Link>
                </td>
                <td>{say(`ruleset.${one.ruleSet}`)}</td>
                <td className="number">{one.people}</td>
                <td>
                  <Tally
                    count={one.sessionsPlayed}
                    of={one.sessions}
                    label={t('desk.start.sessionsOf', { played: one.sessionsPlayed, sessions: one.sessions })}
                  />
                </td>
                <td>
                  {one.closed ? (
                    t('desk.start.won', { winners: one.winners })
                  ) : (
                    <Chip kind={one.sessionsPlayed > 0 ? 'accent' : 'neutral'}>
                      {one.sessionsPlayed > 0 ? t('desk.start.running') : t('desk.start.planned')}
                    </Chip>
                  )}
                </td>
                <td className="number">{i < 9 && <Kbd keys={String(i + 1)} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Screen>
  );
}

function Empty() {
  const { t } = useTexts();
  const begin = (): void => go({ at: 'new' });
  useActions([{ id: 'new', label: t('desk.start.new'), group: 'now', shortcut: 'enter', perform: begin }]);
  return (
    <div className="start-empty">
      <Foot sentence={t('desk.start.local')} />
      <div className="start-words">
        <h1 className="start-title">{t('desk.start.none')}</h1>
        <p>{t('desk.start.about')}</p>
        <ol className="start-tour" aria-label={t('tour.title')}>
          <li>{t('tour.1')}</li>
          <li>{t('tour.2')}</li>
          <li>{t('tour.3')}</li>
        </ol>
        <Button kind="primary" size="big" shortcut="enter" autoFocus onPress={begin}>
          {t('desk.start.new')}
        </Button>
      </div>
      <Easel />
    </div>
  );
}
