import { useEffect, useState } from 'react';
import type { TournamentView } from '../../../../electron/contract/views.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Kbd } from '../../../components/Kbd.tsx';
import { Check } from '../../../components/marks/Check.tsx';
import { UnderlineStroke } from '../../../components/marks/Underline.tsx';
import { clock, longDate } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Link, useRoute } from '../Routing.tsx';
import type { Route } from '../route.ts';
import { phases } from './phases.ts';
import './TopBar.css';
import { Wordmark } from './Wordmark.tsx';

/** Wordmark, tournament, phases, command field and clock. */
export function TopBar({ view, onCommand }: { readonly view: TournamentView | null; readonly onCommand: () => void }) {
  const { t, language } = useTexts();
  return (
    <header className="top">
      <Link to={{ at: 'start' }} className="top-home">
        <Wordmark />
      </Link>
      {view && (
        <Link to={{ at: 'settings', tournament: view.id }} className="top-event">
          <b>{view.settings.name}</b>
          <span>{longDate(language, view.settings.date)}</span>
        </Link>
      )}
      {view && <PhaseBar view={view} />}
      {view && (
        <Link to={{ at: 'rules', tournament: view.id }} className="top-help">
          {t('help.rulesShort')}
          <Kbd keys="alt+r" />
        </Link>
      )}
      <button type="button" className="top-command" onClick={onCommand} aria-keyshortcuts="Control+K">
        <Icon name="search" />
        <span>{t('desk.command')}</span>
        <Kbd keys="ctrl+k" />
      </button>
      <WallClock />
    </header>
  );
}

/** The evening from left to right; ticked what is done, underlined where one is. */
function PhaseBar({ view }: { readonly view: TournamentView }) {
  const { t } = useTexts();
  const route = useRoute();
  return (
    <nav className="phases" aria-label={t('desk.phases')}>
      {phases(view).map(({ phase, done, reached }) => {
        const here = phaseOfRoute(route) === phase;
        return (
          <Link
            key={phase}
            to={{ at: phase, tournament: view.id }}
            current={here}
            className={`phase ${here ? 'phase-here' : ''} ${reached ? '' : 'phase-later'}`}
          >
            {done && <Check label={t('desk.phase.done')} />}
            {phase === 'session' && view.session > 0
              ? t('desk.phase.sessionOf', { session: view.session, sessions: view.settings.formatSettings.sessions })
              : t(`desk.phase.${phase}`)}
            {here && <UnderlineStroke />}
          </Link>
        );
      })}
    </nav>
  );
}

function phaseOfRoute(route: Route): string | null {
  if (route.at === 'settings') return 'registration';
  if (route.at === 'table' || route.at === 'totals' || route.at === 'confirm' || route.at === 'game') return 'session';
  return route.at;
}

function WallClock() {
  const { language } = useTexts();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <time className="top-clock">{clock(language, now)}</time>;
}
