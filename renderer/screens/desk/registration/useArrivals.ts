import type { EntrantsView, PeopleView } from '../../../../electron/contract/views.ts';
import { useClient, useSending } from '../../../api/ClientContext.tsx';
import { useAnnounce } from '../../../components/Announcer.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useNotices } from '../Notices.tsx';
import { useDraft } from '../useDraft.ts';
import { type Candidate, candidates } from './people.ts';

const isList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
const NOBODY: readonly string[] = [];

export interface NewPerson {
  readonly given: string;
  readonly family: string;
  readonly club: string;
  readonly note: string;
}

export interface Arrivals {
  /** Who came at this desk, the latest first. */
  readonly latest: readonly string[];
  readonly everybody: readonly Candidate[];
  /** The person is there, and paid if said so. */
  arrive(one: Candidate, paid: boolean): Promise<boolean>;
  /** Adds somebody nobody knows yet to the address book and registers him. Answers what was refused. */
  register(person: NewPerson, presence: 'expected' | 'present', paid: boolean): ReturnType<ReturnType<typeof useSending>['execute']>;
}

/** What arriving does, for the big field, the list and the dialogs alike. */
export function useArrivals(tournament: string, entrants: EntrantsView | undefined, people: PeopleView | undefined): Arrivals {
  const client = useClient();
  const { report } = useNotices();
  const { t } = useTexts();
  const announce = useAnnounce();
  const { execute } = useSending(tournament, entrants?.seq ?? 0);
  const [latest, setLatest] = useDraft<readonly string[]>(`arrivals.${tournament}`, NOBODY, isList);
  const note = (person: string, name: string): void => {
    setLatest([person, ...latest.filter((one) => one !== person)].slice(0, 500));
    announce(t('desk.registration.arrived', { name }));
  };
  return {
    latest,
    everybody: entrants && people ? candidates(entrants, people) : [],
    async arrive(one, paid) {
      const { entrant, person, name } = one;
      if (!entrant) {
        if (!report(await execute({ type: 'register', person, presence: 'present', paid }))) return false;
      } else {
        if (entrant.presence !== 'present' && !report(await execute({ type: 'setPresence', person, presence: 'present' }))) return false;
        if (paid && !entrant.paid && !report(await execute({ type: 'setPaid', person, paid: true }))) return false;
      }
      note(person, name);
      return true;
    },
    async register({ given, family, club, note: remark }, presence, paid) {
      const person = crypto.randomUUID();
      const added = await client.send(null, people?.seq ?? 0, { type: 'addPerson', person, given, family, club, note: remark });
      if (!added.ok) return added;
      const registered = await execute({ type: 'register', person, presence, paid });
      if (registered.ok && presence === 'present') note(person, `${given} ${family}`.trim());
      return registered;
    },
  };
}
