import type { ReactNode } from 'react';
import type { Refused } from '../../../../electron/contract/views.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';

/** Refusals that say nothing about what was typed: the program, the disk, another window. */
const OUTSIDE = new Set(['stale', 'readOnly', 'diskFull', 'storageFailed', 'internal', 'disconnected', 'badCommand', 'forbidden']);
export const isOutside = (refused: Refused | null): refused is Refused => refused !== null && OUTSIDE.has(refused.code);

interface Props {
  readonly title: string;
  readonly refused: Refused;
  /** What was typed, in words. */
  readonly typed: ReactNode;
  readonly onAgain: () => void;
  readonly onBack: () => void;
}

/** What was typed could not be saved. It is kept, and it can be tried again. */
export function Unsaved({ title, refused, typed, onAgain, onBack }: Props) {
  const { t, refusal } = useTexts();
  return (
    <Dialog
      kind="alert"
      title={title}
      onClose={onBack}
      onSubmit={onAgain}
      note={t('desk.unsaved.code', { code: refused.code })}
      buttons={
        <>
          <Button kind="primary" submit shortcut="enter" autoFocus>
            {t('desk.unsaved.again')}
          </Button>
          <Button kind="quiet" shortcut="escape" onPress={onBack}>
            {t('desk.unsaved.back')}
          </Button>
        </>
      }
    >
      <p>{refusal(refused)}</p>
      <p className="soft">{t('desk.unsaved.kept')}</p>
      <div className="unsaved-typed">{typed}</div>
    </Dialog>
  );
}
