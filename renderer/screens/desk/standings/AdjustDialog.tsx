import { useState } from 'react';
import type { StandingRowView, StandingsView } from '../../../../electron/contract/views.ts';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField, Why } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { parseWhole } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { MovedPlaces } from '../entry/MovedPlaces.tsx';
import { useTournament } from '../TournamentContext.tsx';

interface Props {
  readonly row: StandingRowView;
  readonly standings: StandingsView;
  readonly onClose: () => void;
}

/** Points given or taken by the organizer, with a reason; they stay apart from the games. */
export function AdjustDialog({ row, standings, onClose }: Props) {
  const { t, refusal } = useTexts();
  const { id } = useTournament();
  const { send, busy, refused } = useSending(id, standings.seq);
  const [points, setPoints] = useState('');
  const [session, setSession] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const command = { type: 'adjust', person: row.person, session, points: parseWhole(points) ?? 0 } as const;
  const { view: moves } = useQuery('whatIf', command.points === 0 ? null : { tournament: id, command: { ...command, reason: '-' } });
  const save = async (): Promise<void> => {
    if (!busy && (await send({ ...command, reason }))) onClose();
  };
  const why = (field: string): string | null => (refused?.field === field ? refusal(refused) : null);
  return (
    <Dialog
      title={t('desk.adjust.title', { name: row.name })}
      onClose={onClose}
      onSubmit={() => void save()}
      buttons={
        <>
          <Button kind="primary" submit shortcut="enter" busy={busy}>
            {t('desk.adjust.save')}
          </Button>
          <Button kind="quiet" shortcut="escape" onPress={onClose}>
            {t('desk.cancel')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('desk.adjust.points')}
        hint={t('desk.adjust.hint')}
        value={points}
        inputMode="numeric"
        autoFocus
        refused={why('points')}
        onChange={setPoints}
      />
      <div>
        <p className="field-label">{t('desk.adjust.session')}</p>
        <Segments
          label={t('desk.adjust.session')}
          value={session}
          segments={[
            { value: null, label: t('desk.adjust.evening') },
            ...row.sessions.flatMap((cell, i) => (cell ? [{ value: i + 1, label: t('desk.session.title', { session: i + 1 }) }] : [])),
          ]}
          onChange={setSession}
        />
      </div>
      {moves && !moves.refused && <MovedPlaces view={moves} />}
      <TextField label={t('desk.reason')} value={reason} maxLength={200} refused={why('reason')} onChange={setReason} />
      {refused && refused.field !== 'points' && refused.field !== 'reason' && <Why>{refusal(refused)}</Why>}
    </Dialog>
  );
}

interface WithdrawProps {
  readonly adjustment: StandingsView['adjustments'][number];
  readonly seq: number;
  readonly onClose: () => void;
}

/** Takes such points back; the entry stays readable. */
export function WithdrawDialog({ adjustment, seq, onClose }: WithdrawProps) {
  const { t, refusal } = useTexts();
  const { id } = useTournament();
  const { send, busy, refused } = useSending(id, seq);
  const [reason, setReason] = useState('');
  const command = { type: 'withdrawAdjustment', adjustment: adjustment.adjustment } as const;
  const { view: moves } = useQuery('whatIf', { tournament: id, command: { ...command, reason: '-' } });
  const save = async (): Promise<void> => {
    if (!busy && (await send({ ...command, reason }))) onClose();
  };
  return (
    <Dialog
      title={t('desk.adjust.withdrawTitle')}
      onClose={onClose}
      onSubmit={() => void save()}
      buttons={
        <>
          <Button kind="primary" submit shortcut="enter" busy={busy}>
            {t('desk.adjust.withdraw')}
          </Button>
          <Button kind="quiet" shortcut="escape" onPress={onClose}>
            {t('desk.cancel')}
          </Button>
        </>
      }
    >
      {moves && !moves.refused && <MovedPlaces view={moves} />}
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
