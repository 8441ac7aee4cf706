import { useState } from 'react';
import { useQuery } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { money } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { NextFoot } from '../frame/NextFoot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { go } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { EntrantTable } from './EntrantTable.tsx';
import { FindField } from './FindField.tsx';
import { NewPersonDialog } from './NewPersonDialog.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import './RegistrationScreen.css';
import { Side } from './Side.tsx';
import { useArrivals } from './useArrivals.ts';

/** Who is there: one big field, the list, and what follows from it. */
export function RegistrationScreen() {
  const { t, language } = useTexts();
  const { id, view } = useTournament();
  const { view: entrants } = useQuery('entrants', { tournament: id });
  const { view: people } = useQuery('people', { tournament: id });
  const arrivals = useArrivals(id, entrants, people);
  const [opened, setOpened] = useState<string | null>(null);
  const [newName, setNewName] = useState<string | null>(null);
  const { counts, settings } = view;
  const person = entrants?.entrants.find((one) => one.person === opened);
  useActions([
    {
      id: 'settings',
      label: t('desk.registration.settings'),
      group: 'go',
      shortcut: 'e',
      perform: () => go({ at: 'settings', tournament: id }),
    },
    { id: 'newPerson', label: t('desk.registration.newPerson'), group: 'person', shortcut: 'alt+n', perform: () => setNewName('') },
  ]);
  return (
    <Screen
      title={t('desk.phase.registration')}
      name={t('desk.phase.registration')}
      buttons={
        <>
          <dl className="counters">
            <Counter value={String(counts.registered)} label={t('desk.registration.registered')} />
            <Counter value={String(counts.present)} label={t('desk.registration.present')} tone="gain" />
            {settings.feeCents > 0 && <Counter value={String(counts.paid)} label={t('desk.registration.paid')} />}
            <Counter value={String(counts.expected)} label={t('desk.registration.missing')} tone={counts.expected > 0 ? 'warn' : ''} />
            {settings.feeCents > 0 && <Counter value={money(language, counts.cashCents)} label={t('desk.registration.cash')} />}
          </dl>
          <Button shortcut="alt+a" onPress={() => go({ at: 'people', tournament: id })}>
            {t('people.open')}
          </Button>
          {view.session === 0 && (
            <Button shortcut="alt+g" onPress={() => go({ at: 'rehearsal', tournament: id })}>
              {t('rehearsal.short')}
            </Button>
          )}
          <Button shortcut="e" onPress={() => go({ at: 'settings', tournament: id })}>
            {t('desk.registration.settings')}
          </Button>
        </>
      }
    >
      <div className="registration">
        <div className="registration-main">
          <FindField arrivals={arrivals} onNew={setNewName} />
          {entrants ? <EntrantTable entrants={entrants} arrivals={arrivals} onOpen={setOpened} /> : <Loading />}
        </div>
        <Side entrants={entrants} onOpen={setOpened} />
      </div>
      <NextFoot
        sentence={
          counts.expected > 0 ? (
            <>
              <b>{t('desk.registration.someMissing', { count: counts.expected })}</b> {t('desk.registration.drawAnyway')}
            </>
          ) : undefined
        }
      />
      {person && <PersonDialog entrant={person} onClose={() => setOpened(null)} />}
      {newName !== null && <NewPersonDialog typed={newName} arrivals={arrivals} onClose={() => setNewName(null)} />}
    </Screen>
  );
}

const Counter = ({ value, label, tone = '' }: { readonly value: string; readonly label: string; readonly tone?: string }) => (
  <div className="counter">
    <dt>{label}</dt>
    <dd className={tone}>{value}</dd>
  </div>
);
