import { useDeferredValue, useState } from 'react';
import { useQuery } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Chip } from '../../../components/Chip.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { Foot } from '../frame/Foot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { go } from '../Routing.tsx';
import { ErasePerson } from './ErasePerson.tsx';
import { MergePeople } from './MergePeople.tsx';
import './PeopleScreen.css';
import { PersonForm } from './PersonForm.tsx';

/** The club's address book. `from`: the tournament one came from, to go back to. */
export function PeopleScreen({ from }: { readonly from?: string | undefined }) {
  const { t, refusal } = useTexts();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim().slice(0, 80));
  const [chosen, setChosen] = useState<string | null>(null);
  const { view: all, refused } = useQuery('people', {});
  const { view: found = all } = useQuery('people', asked === '' ? null : { search: asked });
  const back = (): void => go(from === undefined ? { at: 'start' } : { at: 'registration', tournament: from });
  const anew = (): void => setChosen('new');
  useActions([
    { id: 'back', label: t('people.back'), group: 'go', shortcut: 'escape', perform: back },
    { id: 'newPerson', label: t('people.new'), group: 'person', shortcut: 'alt+n', perform: anew },
  ]);
  if (!all || !found) return refused ? <p>{refusal(refused)}</p> : <Loading />;
  const shown = asked === '' ? all.people : found.people;
  const person = all.people.find((one) => one.person === chosen);
  return (
    <Screen
      title={t('people.title')}
      name={t('people.title')}
      sub={t('people.count', { count: all.people.length })}
      buttons={
        <>
          <input
            className="input people-find"
            type="search"
            aria-label={t('people.find')}
            placeholder={t('people.findExample')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Button shortcut="alt+n" onPress={anew}>
            {t('people.new')}
          </Button>
          <Button kind="quiet" shortcut="escape" onPress={back}>
            {t('people.back')}
          </Button>
        </>
      }
    >
      <div className="people">
        <Card list>
          <table className="table">
            <thead>
              <tr>
                <th>{t('people.name')}</th>
                <th>{t('people.club')}</th>
                <th>{t('people.note')}</th>
                <th>{t('people.publish')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <tr key={one.person} className={one.person === chosen ? 'row-chosen' : ''}>
                  <th scope="row">
                    <button
                      type="button"
                      className="people-name"
                      aria-pressed={one.person === chosen}
                      onClick={() => setChosen(one.person)}
                    >
                      {one.name}
                    </button>
                  </th>
                  <td>
                    {one.club} {one.sameName.length > 0 && <Chip kind="warn">{t('people.sameName')}</Chip>}
                  </td>
                  <td className="soft">{one.erased ? <Chip>{t('people.erased')}</Chip> : one.note}</td>
                  <td>{one.consent && t('people.consentYes')}</td>
                </tr>
              ))}
              {shown.length === 0 && (
                <tr>
                  <td colSpan={4} className="table-empty">
                    {t('people.none')}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </Card>
        <div className="people-side">
          {chosen === 'new' ? (
            <PersonForm key="new" person={null} seq={all.seq} onAdded={setChosen} />
          ) : person?.erased ? (
            <Card title={person.name}>
              <p>{t('people.erasedAbout')}</p>
            </Card>
          ) : person ? (
            <>
              <PersonForm key={person.person} person={person} seq={all.seq} onAdded={setChosen} />
              <MergePeople key={`merge-${person.person}`} person={person} view={all} />
              <ErasePerson key={`erase-${person.person}`} person={person} seq={all.seq} />
            </>
          ) : (
            <Card>
              <p className="soft">{t('people.choose')}</p>
            </Card>
          )}
        </div>
      </div>
      <Foot sentence={t('people.foot')} />
    </Screen>
  );
}
