import { useState } from 'react';
import type { PeopleView } from '../../../../electron/contract/views.ts';
import { useSending } from '../../../api/ClientContext.tsx';
import { useAnnounce } from '../../../components/Announcer.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Field, Why } from '../../../components/Field.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';

interface Props {
  readonly person: PeopleView['people'][number];
  readonly view: PeopleView;
}

/** Two entries of one person become one, and two again. */
export function MergePeople({ person, view }: Props) {
  const { t, refusal } = useTexts();
  const announce = useAnnounce();
  const { send, busy, refused } = useSending(null, view.seq);
  const [other, setOther] = useState('');
  const namesake = (id: string): boolean => person.sameName.includes(id);
  const others = view.people
    .filter((one) => one.person !== person.person && !one.erased)
    .sort((a, b) => Number(namesake(b.person)) - Number(namesake(a.person)));
  const chosen = others.find((one) => one.person === other);
  const merge = async (): Promise<void> => {
    if (!chosen || busy || !(await send({ type: 'mergePeople', person: chosen.person, into: person.person }))) return;
    announce(t('people.merged', { name: chosen.name }));
    setOther('');
  };
  const split = async (one: { readonly person: string; readonly name: string }): Promise<void> => {
    if (!busy && (await send({ type: 'splitPerson', person: one.person }))) announce(t('people.splitDone', { name: one.name }));
  };
  return (
    <Card title={t('people.merge')}>
      {person.merged.length > 0 && (
        <>
          <h3>{t('people.mergedHere')}</h3>
          <ul className="people-merged">
            {person.merged.map((one) => (
              <li key={one.person}>
                {one.name}
                <Button size="small" label={t('people.splitOf', { name: one.name })} busy={busy} onPress={() => void split(one)}>
                  {t('people.split')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="soft small">{t('people.mergeAbout')}</p>
      <Field label={t('people.mergeWith')}>
        {(ids) => (
          <select {...ids} className="input" value={chosen ? other : ''} onChange={(event) => setOther(event.target.value)}>
            <option value="">{t('people.mergeChoose')}</option>
            {others.map((one) => (
              <option key={one.person} value={one.person}>
                {[one.name, one.club, one.note].filter(Boolean).join(', ')}
              </option>
            ))}
          </select>
        )}
      </Field>
      {refused && <Why>{refusal(refused)}</Why>}
      <span>
        <Button blocked={chosen ? null : t('people.mergeWhich')} busy={busy} onPress={() => void merge()}>
          {t('people.mergeDo')}
        </Button>
      </span>
    </Card>
  );
}
