import { useState } from 'react';
import type { PeopleView } from '../../../../electron/contract/views.ts';
import { useSending } from '../../../api/ClientContext.tsx';
import { useAnnounce } from '../../../components/Announcer.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { TextField, Why } from '../../../components/Field.tsx';
import { Tick } from '../../../components/Tick.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';

interface Props {
  /** Whom it changes, or null: somebody new. */
  readonly person: PeopleView['people'][number] | null;
  readonly seq: number;
  readonly onAdded: (person: string) => void;
}

const NOBODY = { given: '', family: '', club: '', note: '' };

/** Name, club and note of one person, and whether the name may be published. */
export function PersonForm({ person, seq, onAdded }: Props) {
  const { t, refusal } = useTexts();
  const announce = useAnnounce();
  const { send, busy, refused } = useSending(null, seq);
  const [typed, setTyped] = useState(() => {
    const { given, family, club, note } = person ?? NOBODY;
    return { given, family, club, note };
  });
  const save = async (): Promise<void> => {
    if (busy) return;
    const id = person?.person ?? crypto.randomUUID();
    if (!(await send({ type: person ? 'changePerson' : 'addPerson', person: id, ...typed }))) return;
    announce(t('people.saved', { name: `${typed.given} ${typed.family}`.trim() }));
    if (!person) onAdded(id);
  };
  return (
    <Card title={person?.name ?? t('people.new')}>
      <form
        className="people-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="people-names">
          <TextField
            label={t('people.given')}
            value={typed.given}
            autoFocus={!person}
            maxLength={80}
            onChange={(given) => setTyped({ ...typed, given })}
          />
          <TextField
            label={t('people.family')}
            value={typed.family}
            maxLength={80}
            refused={refused?.code === 'personNameMissing' ? refusal(refused) : null}
            onChange={(family) => setTyped({ ...typed, family })}
          />
        </div>
        <TextField label={t('people.club')} value={typed.club} maxLength={80} onChange={(club) => setTyped({ ...typed, club })} />
        <TextField
          label={t('people.note')}
          value={typed.note}
          placeholder={t('people.noteExample')}
          maxLength={80}
          onChange={(note) => setTyped({ ...typed, note })}
        />
        {person && person.sameName.length > 0 && (
          <p className="warn small">{t('people.sameNameAbout', { count: person.sameName.length })}</p>
        )}
        {refused && refused.code !== 'personNameMissing' && <Why>{refusal(refused)}</Why>}
        {person && <p className="muted small">{t('people.renameNote')}</p>}
        <span>
          <Button kind="primary" submit busy={busy}>
            {person ? t('people.save') : t('people.add')}
          </Button>
        </span>
      </form>
      {person && (
        <>
          <Tick checked={person.consent} onChange={(consent) => void send({ type: 'setConsent', person: person.person, consent })}>
            {t('people.consent')}
          </Tick>
          <p className="muted small">{t('people.consentHint')}</p>
        </>
      )}
    </Card>
  );
}
