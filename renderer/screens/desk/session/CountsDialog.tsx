import { useState } from 'react';
import type { TableView } from '../../../../electron/contract/views.ts';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { type CorrectedSeats, Later } from '../entry/Later.tsx';
import { MovedPlaces } from '../entry/MovedPlaces.tsx';
import { useTournament } from '../TournamentContext.tsx';

interface Props {
  readonly view: TableView;
  readonly onClose: () => void;
}

/** Decides afterwards what a table that is closed counts. */
export function CountsDialog({ view, onClose }: Props) {
  const { t, refusal } = useTexts();
  const { id } = useTournament();
  const { send, busy, refused } = useSending(id, view.seq);
  const [reason, setReason] = useState('');
  const [seats, setSeats] = useState<CorrectedSeats>('keep');
  const [counts, setCounts] = useState(view.counts);
  const { session, table } = view;
  const command = { type: 'setTableCounts', session, table, counts } as const;
  const { view: moves } = useQuery(
    'whatIf',
    counts === view.counts ? null : { tournament: id, command: { ...command, reason: reason.trim() || '-' } },
  );
  const save = async (): Promise<void> => {
    if (!busy && (await send({ ...command, reason, seats }))) onClose();
  };
  return (
    <Dialog
      title={t('wrong.counts.title', { table })}
      onClose={onClose}
      onSubmit={() => void save()}
      buttons={
        <>
          <Button kind="primary" submit shortcut="enter" busy={busy}>
            {t('desk.save')}
          </Button>
          <Button kind="quiet" shortcut="escape" onPress={onClose}>
            {t('desk.cancel')}
          </Button>
        </>
      }
    >
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
      {moves && !moves.refused && <MovedPlaces view={moves} />}
      {moves && <Later view={moves} seats={seats} onSeats={setSeats} />}
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
