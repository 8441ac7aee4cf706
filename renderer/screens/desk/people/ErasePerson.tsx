import { useState } from 'react';
import type { PeopleView } from '../../../../electron/contract/views.ts';
import { useSending } from '../../../api/ClientContext.tsx';
import { useAnnounce } from '../../../components/Announcer.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Why } from '../../../components/Field.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';

interface Props {
  readonly person: PeopleView['people'][number];
  readonly seq: number;
}

/** A name goes when its owner asks for it; the question says what stays. */
export function ErasePerson({ person, seq }: Props) {
  const { t, refusal } = useTexts();
  const announce = useAnnounce();
  const { send, busy, refused } = useSending(null, seq);
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const erase = async (): Promise<void> => {
    if (busy || !(await send({ type: 'erasePerson', person: person.person }))) return;
    close();
    announce(t('people.eraseDone'));
  };
  return (
    <>
      <span>
        <Button kind="bad" onPress={() => setAsking(true)}>
          {t('people.erase')}
        </Button>
      </span>
      {asking && (
        <Dialog
          kind="alert"
          title={t('people.eraseTitle', { name: person.name })}
          note={t('people.eraseNote')}
          onClose={close}
          buttons={
            <>
              <Button kind="bad" busy={busy} onPress={() => void erase()}>
                {t('people.eraseDo')}
              </Button>
              <Button kind="quiet" shortcut="escape" autoFocus onPress={close}>
                {t('desk.cancel')}
              </Button>
            </>
          }
        >
          <p>{t('people.eraseAbout')}</p>
          {refused && <Why>{refusal(refused)}</Why>}
        </Dialog>
      )}
    </>
  );
}
