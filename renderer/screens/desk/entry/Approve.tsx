import { useState } from 'react';
import type { TableView } from '../../../../electron/contract/views.ts';
import { useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { clock } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { useTournament } from '../TournamentContext.tsx';
import './Approve.css';

/** The director's approvals for the next game of a table, where the rule sheet has them (Tarock): what there is, and one more. */
export function Approve({ view }: { readonly view: TableView }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const { approvals, next } = view;
  const possible = approvals !== null && next !== null;
  useActions(
    possible ? [{ id: 'approve', label: t('desk.approve'), group: 'table', shortcut: 'alt+v', perform: () => setOpen(true) }] : [],
  );
  if (!possible) return null;
  return (
    <>
      <Button shortcut="alt+v" onPress={() => setOpen(true)}>
        {t('desk.approve')}
      </Button>
      {open && <ApproveDialog view={view} next={next} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What is approved for game `game`, as a quiet line. */
export function Approved({ view, game }: { readonly view: TableView; readonly game: number }) {
  const { t, language } = useTexts();
  const approved = view.approvals?.filter((one) => one.game === game) ?? [];
  if (approved.length === 0) return null;
  const list = approved.map(({ name, against, time }) =>
    t('desk.approve.one', { name, against: against ? 'yes' : 'no', time: clock(language, time) }),
  );
  return <p className="approved">{t('desk.approve.list', { list })}</p>;
}

interface Props {
  readonly view: TableView;
  readonly next: NonNullable<TableView['next']>;
  readonly onClose: () => void;
}

function ApproveDialog({ view, next, onClose }: Props) {
  const { t, refusal } = useTexts();
  const { id } = useTournament();
  const { send, busy, refused } = useSending(id, view.seq);
  const [against, setAgainst] = useState(false);
  const [seat, setSeat] = useState<number | undefined>(undefined);
  const { session, table } = view;
  const save = async (): Promise<void> => {
    if (busy || seat === undefined) return;
    if (await send({ type: 'approve', session, table, seat, against })) onClose();
  };
  const playing = view.seats.flatMap(({ name, plays }, i) =>
    plays && i !== next.sitsOut ? [{ value: i, label: `${i + 1} ${name}` }] : [],
  );
  return (
    <Dialog
      title={t('desk.approve.title', { table, game: next.game })}
      onClose={onClose}
      onSubmit={() => void save()}
      note={t('desk.approve.note')}
      wide
      buttons={
        <>
          <Button kind="primary" submit shortcut="enter" busy={busy} blocked={seat === undefined ? t('desk.approve.who') : null}>
            {t('desk.approve.save')}
          </Button>
          <Button kind="quiet" shortcut="escape" onPress={onClose}>
            {t('desk.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('desk.approve.about')}</p>
      <p className="approve-question">{t('desk.approve.what')}</p>
      <Segments
        label={t('desk.approve.what')}
        value={against}
        segments={[
          { value: false, label: t('desk.approve.valat') },
          { value: true, label: t('desk.approve.against') },
        ]}
        onChange={setAgainst}
      />
      <p className="approve-question">{t('desk.approve.who')}</p>
      <Segments label={t('desk.approve.who')} value={seat} segments={playing} onChange={setSeat} />
      {refused && <p className="loss">{refusal(refused)}</p>}
    </Dialog>
  );
}
