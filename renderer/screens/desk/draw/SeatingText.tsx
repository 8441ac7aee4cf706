import { useState } from 'react';
import type { DrawSheet, Refused } from '../../../../electron/contract/views.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Field } from '../../../components/Field.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';

interface Props {
  readonly sheet: DrawSheet;
  /** Seats as the text says; answers why not, or null. Absent where the seats stand. */
  readonly onTake: ((text: string) => Promise<Refused | null>) | null;
  readonly onClose: () => void;
}

/** The tables as text, a line per table, to copy into another program and to paste from one. */
export function SeatingText({ sheet, onTake, onClose }: Props) {
  const { t, refusal } = useTexts();
  const [text, setText] = useState(sheet.text);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [copied, setCopied] = useState(false);
  const take = async (): Promise<void> => {
    if (!onTake) return;
    const answer = await onTake(text);
    if (answer) setRefused(answer);
    else onClose();
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Dialog
      title={t('desk.hand.text')}
      onClose={onClose}
      buttons={
        <>
          {onTake && (
            <Button kind="primary" onPress={() => void take()}>
              {t('desk.hand.takeText')}
            </Button>
          )}
          <Button onPress={() => void copy()}>{t(copied ? 'desk.hand.copied' : 'desk.hand.copy')}</Button>
          <Button onPress={onClose}>{t('desk.wish.cancel')}</Button>
        </>
      }
    >
      <Field label={t('desk.hand.textField')} hint={t('desk.hand.textHint')} refused={refused && refusal(refused)}>
        {(ids) => (
          <textarea
            {...ids}
            className="seating-text"
            data-autofocus
            spellCheck={false}
            readOnly={!onTake}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setRefused(null);
              setCopied(false);
            }}
          />
        )}
      </Field>
    </Dialog>
  );
}
