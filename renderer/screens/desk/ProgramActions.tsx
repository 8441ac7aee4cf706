import { useState } from 'react';
import { LOG_PATH } from '../../../electron/contract/wire.ts';
import { useSending } from '../../api/ClientContext.tsx';
import { useTexts } from '../../i18n/I18n.tsx';
import { currentTheme, setTheme } from '../../theme/theme.ts';
import { About } from './about/About.tsx';
import { useActions } from './actions.tsx';
import { PHASE_PLACES } from './frame/phases.ts';
import { go } from './Routing.tsx';
import { useTournament } from './TournamentContext.tsx';

/** What the program itself can do, wherever one is. */
export function ProgramActions({ tournament }: { readonly tournament?: string }) {
  const { t, language, setLanguage } = useTexts();
  const [theme, show] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const { execute } = useSending(null, 0);
  const english = language === 'en';
  const [aboutOpen, setAboutOpen] = useState(false);
  useActions([
    {
      id: 'theme',
      label: other === 'dark' ? t('desk.action.dark') : t('desk.action.light'),
      group: 'program',
      perform: () => {
        setTheme(other);
        show(other);
      },
    },
    {
      id: 'language',
      label: english ? t('desk.action.german') : t('desk.action.english'),
      group: 'program',
      perform: () => setLanguage(english ? 'de' : 'en'),
    },
    {
      id: 'log',
      label: window.turnierabend ? t('desk.action.log') : t('desk.action.logSave'),
      detail: t('desk.action.log.detail'),
      group: 'program',
      perform: () => void (window.turnierabend ? execute({ type: 'showLog' }) : download(LOG_PATH)),
    },
    {
      id: 'about',
      label: t('about.action'),
      detail: t('about.action.detail'),
      group: 'program',
      perform: () => setAboutOpen(true),
    },
    {
      id: 'people',
      label: t('people.open'),
      group: 'go',
      shortcut: 'alt+a',
      perform: () => go({ at: 'people', ...(tournament === undefined ? {} : { tournament }) }),
    },
    { id: 'series', label: t('desk.series.title'), group: 'go', perform: () => go({ at: 'series' }) },
    { id: 'start', label: t('desk.action.start'), group: 'go', perform: () => go({ at: 'start' }) },
  ]);
  return aboutOpen ? <About onClose={() => setAboutOpen(false)} /> : null;
}

/** Fetches a file that the browser shell offers. */
function download(name: string): void {
  const link = document.createElement('a');
  link.href = `./${name}`;
  link.download = name;
  link.click();
}

const HELP = [
  { at: 'rules', label: 'help.rules', shortcut: 'alt+r' },
  { at: 'whatIf', label: 'whatIf.title', shortcut: 'alt+w' },
  { at: 'rehearsal', label: 'rehearsal.title', shortcut: 'alt+g' },
] as const;

/** The places of the evening. */
export function TournamentActions() {
  const { t } = useTexts();
  const { id } = useTournament();
  useActions([
    ...PHASE_PLACES.map((at) => ({
      id: `go-${at}`,
      label: t('desk.action.go', { place: t(`desk.phase.${at}`) }),
      group: 'go' as const,
      perform: () => go({ at, tournament: id }),
    })),
    {
      id: 'go-journal',
      label: t('desk.action.go', { place: t('desk.journal') }),
      group: 'go',
      shortcut: 'j',
      perform: () => go({ at: 'journal', tournament: id }),
    },
    {
      id: 'go-print',
      label: t('desk.action.go', { place: t('print.desk') }),
      group: 'go',
      shortcut: 'ctrl+p',
      perform: () => go({ at: 'print', tournament: id }),
    },
    ...HELP.map(({ at, label, shortcut }) => ({
      id: `go-${at}`,
      label: t(label),
      group: 'go' as const,
      shortcut,
      perform: () => go({ at, tournament: id }),
    })),
    {
      id: 'go-settings',
      label: t('desk.action.go', { place: t('desk.setup.title') }),
      group: 'go',
      perform: () => go({ at: 'settings', tournament: id }),
    },
  ]);
  return null;
}
