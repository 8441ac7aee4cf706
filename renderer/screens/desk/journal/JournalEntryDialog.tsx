import type { JournalEntryView, ValueView } from '../../../../electron/contract/nightViews.ts';
import { useQuery } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Chip } from '../../../components/Chip.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Strike } from '../../../components/marks/Strike.tsx';
import { clock, signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useTournament } from '../TournamentContext.tsx';

/** One line of the journal in full: old value, new value, reason and time. */
export function JournalEntryDialog({ seq, onClose }: { readonly seq: number; readonly onClose: () => void }) {
  const { t, language, label, refusal } = useTexts();
  const { id } = useTournament();
  const { view, refused } = useQuery('journalEntry', { tournament: id, seq });
  return (
    <Dialog
      wide
      title={view ? label(view.label) : t('desk.journal')}
      onClose={onClose}
      buttons={
        <Button kind="quiet" shortcut="escape" autoFocus onPress={onClose}>
          {t('desk.close')}
        </Button>
      }
    >
      {refused ? <p>{refusal(refused)}</p> : !view && <Loading />}
      {view && (
        <>
          <dl className="journal-facts">
            <dt>{t('wrong.journal.time')}</dt>
            <dd>{clock(language, view.time)}</dd>
            <dt>{t('wrong.journal.reason')}</dt>
            <dd>{view.reason ?? <span className="muted">{t('wrong.journal.noReason')}</span>}</dd>
          </dl>
          {view.undone && (
            <p>
              <Chip>{t('wrong.journal.undone')}</Chip>
            </p>
          )}
          {view.change && <Change change={view.change} />}
          {view.steps.length > 1 && (
            <>
              <h3>{t('wrong.journal.steps')}</h3>
              <ul className="journal-steps">
                {view.steps.map((step, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two events of one command may read alike, and none ever moves
                  <li key={`${i}-${step.code}`}>{label(step)}</li>
                ))}
              </ul>
            </>
          )}
          {view.undoRefused && !view.undone && <p className="muted small">{refusal(view.undoRefused)}</p>}
        </>
      )}
    </Dialog>
  );
}

/** The game or the totals, by seat, as they stood and as they became. */
function Change({ change }: { readonly change: NonNullable<JournalEntryView['change']> }) {
  const { t } = useTexts();
  const { seats, before, after, game } = change;
  const nothing = <span className="muted">{t('wrong.journal.nothing')}</span>;
  const nameOf = (seat: number | null | undefined) => (seat === null || seat === undefined ? undefined : seats[seat]?.name);
  const rows: readonly { readonly name: string; readonly of: (value: ValueView) => string | undefined }[] = [
    ...seats.map(({ name }, i) => ({ name, of: ({ points }: ValueView) => (points[i] === undefined ? undefined : signed(points[i])) })),
    ...(game === null
      ? []
      : [
          { name: t('wrong.journal.value'), of: ({ value }: ValueView) => signed(value) },
          { name: t('wrong.journal.dealer'), of: ({ dealer }: ValueView) => nameOf(dealer) },
          {
            name: t('wrong.journal.counts'),
            of: ({ voided }: ValueView) => (voided ? t('wrong.journal.voided') : t('desk.yes')),
          },
        ]),
  ];
  return (
    <table className="table journal-change">
      <thead>
        <tr>
          <th>{t('wrong.journal.seat')}</th>
          <th className="number">{t('wrong.journal.before')}</th>
          <th className="number">{t('wrong.journal.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, of }) => {
          const old = before ? of(before) : undefined;
          const now = after ? of(after) : undefined;
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="number">{old === undefined ? nothing : old === now ? old : <Strike>{old}</Strike>}</td>
              <td className="number">{now === undefined ? nothing : old === now ? now : <b>{now}</b>}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
