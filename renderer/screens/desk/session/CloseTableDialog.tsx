import { useState } from 'react';
import type { TableView } from '../../../../electron/contract/views.ts';
import { useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useTournament } from '../TournamentContext.tsx';

interface Props {
  readonly view: TableView;
  readonly missing: number;
  readonly onClose: () => void;
}

/** A table that ends before its list is full says why. */
export function CloseTableDialog({ view, missing, onClose }: Props) {
  const { t, refusal } = useTexts();
  const { id } = useTournament();
  const { send, busy, refused } = useSending(id, view.seq);
  const [reason, setReason] = useState('');
  const [counts, setCounts] = useState<'played' | 'nothing'>('played');
  const { session, table } = view;
  const save = async (): Promise<void> => {
    if (!busy && (await send({ type: 'closeTable', session, table, reason, counts }))) onClose();
  };
  return (
    <Dialog
      title={t('desk.closeTable.title', { table, missing })}
      onClose={onClose}
      onSubmit={() => void save()}
      note={t('desk.closeTable.note')}
      buttons={
        <>
          <Button kind="primary" submit shortcut="enter" busy={busy}>
            {t('desk.closeTable', { table })}
          </Button>
          <Button kind="quiet" shortcut="escape" onPress={onClose}>
            {t('desk.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('desk.closeTable.about', { missing })}</p>
      <div>
        <p className="field-label">{t('desk.counts.whichOne')}</p>
        <Segments
          label={t('desk.counts.whichOne')}
          value={counts}
          segments={[
            { value: 'played', label: t('desk.counts.played') },
            { value: 'nothing', label: t('desk.counts.nothing') },
          ]}
          onChange={setCounts}
        />
      </div>
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
