import { useState } from 'react';
import type { TableCardView } from '../../../../electron/contract/views.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Field, TextField } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { go } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';

interface Props {
  readonly session: number;
  readonly open: readonly TableCardView[];
  readonly onClose: () => void;
}

/** The evening must go on: the session ends, its open tables as they stand. */
export function CloseSessionDialog({ session, open, onClose }: Props) {
  const { t, refusal } = useTexts();
  const { id, view, frame } = useTournament();
  const [reason, setReason] = useState('');
  const [counts, setCounts] = useState<'played' | 'nothing'>('played');
  const { refused, busy, send } = frame;
  const save = async (): Promise<void> => {
    if (busy || !(await send({ type: 'closeSession', session, reason, counts }))) return;
    onClose();
    go(session >= view.settings.formatSettings.sessions ? { at: 'closing', tournament: id } : { at: 'draw', tournament: id });
  };
  return (
    <Dialog
      title={t('desk.closeSession.title', { session })}
      onClose={onClose}
      onSubmit={() => void save()}
      buttons={
        <>
          <Button kind="primary" submit shortcut="enter" busy={busy}>
            {t('desk.next.closeSession', { session })}
          </Button>
          <Button kind="quiet" shortcut="escape" onPress={onClose}>
            {t('desk.cancel')}
          </Button>
        </>
      }
    >
      <p>
        {t('desk.closeSession.about', {
          tables: open.map((card) => `${t('desk.table', { table: card.number })} ${t('desk.next.missing', { missing: card.missing })}`),
        })}
      </p>
      <Field label={t('desk.counts.which')}>
        {() => (
          <Segments
            label={t('desk.counts.which')}
            value={counts}
            segments={[
              { value: 'played', label: t('desk.counts.played') },
              { value: 'nothing', label: t('desk.counts.nothing') },
            ]}
            onChange={setCounts}
          />
        )}
      </Field>
      <TextField
        label={t('desk.reason')}
        value={reason}
        autoFocus
        maxLength={200}
        refused={refused && refusal(refused)}
        onChange={setReason}
      />
    </Dialog>
  );
}
