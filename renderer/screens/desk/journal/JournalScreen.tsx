import { useState } from 'react';
import type { JournalView } from '../../../../electron/contract/views.ts';
import { useQuery } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Chip } from '../../../components/Chip.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Strike } from '../../../components/marks/Strike.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { clock } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { NextFoot } from '../frame/NextFoot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { useNotices } from '../Notices.tsx';
import { fits } from '../search.ts';
import { useTournament } from '../TournamentContext.tsx';
import { JournalEntryDialog } from './JournalEntryDialog.tsx';
import './JournalScreen.css';
import { JOURNAL_KINDS, type JournalKind, kindOf } from './journalKind.ts';

type Entry = JournalView['entries'][number];
const PAGE = 150;

/** Everything that was decided, newest first; what was undone stays readable. */
export function JournalScreen() {
  const { t, language, label, say } = useTexts();
  const { id, view, frame } = useTournament();
  const { report } = useNotices();
  const [shown, setShown] = useState<number | null>(null);
  const [limit, setLimit] = useState(PAGE);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<JournalKind>('all');
  const { view: journal } = useQuery('journal', { tournament: id, limit });
  const take = async (entry: Entry): Promise<void> => {
    report(await frame.execute({ type: 'undo', commandId: entry.commandId }));
  };
  const wanted = (entry: Entry): boolean =>
    (kind === 'all' || kindOf(entry.label.code) === kind) && (typed.trim() === '' || fits(typed, label(entry.label)));
  const entries = journal?.entries.filter(wanted) ?? [];
  return (
    <Screen
      title={t('desk.journal')}
      name={t('desk.journal')}
      sub={t('desk.journal.sub')}
      buttons={
        <>
          <span className="journal-find">
            <Icon name="search" />
            <input
              className="input"
              type="search"
              aria-label={t('desk.journal.find')}
              placeholder={t('desk.journal.findExample')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </span>
          <Segments
            label={t('desk.journal.which')}
            value={kind}
            segments={JOURNAL_KINDS.map((value) => ({ value, label: t(`desk.journal.kind.${value}`) }))}
            onChange={setKind}
          />
        </>
      }
    >
      <div className="card card-list journal">
        {journal ? (
          <table className="table">
            <thead>
              <tr>
                <th>{t('desk.journal.time')}</th>
                <th>{t('desk.journal.where')}</th>
                <th>{t('desk.journal.what')}</th>
                <th>{t('desk.journal.why')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => {
                const next = entry.commandId === view.undo?.commandId;
                const { facts } = entry.label;
                return (
                  <tr key={entry.seq} className={next ? 'row-chosen' : ''}>
                    <td>{clock(language, entry.time)}</td>
                    <td className="soft">
                      {typeof facts.table === 'number'
                        ? t('desk.table', { table: facts.table })
                        : say(`desk.journal.kind.${kindOf(entry.label.code)}`)}
                    </td>
                    <td>
                      <button
                        type="button"
                        className="journal-open"
                        title={t('wrong.journal.show', { label: label(entry.label) })}
                        onClick={() => setShown(entry.seq)}
                      >
                        {entry.undone ? <Strike>{label(entry.label)}</Strike> : <b>{label(entry.label)}</b>}
                      </button>
                    </td>
                    <td className="soft">{[facts.reason, facts.line].filter((one) => typeof one === 'string').join(', ')}</td>
                    <td className="number">
                      {entry.undone && <Chip>{t('desk.journal.undone')}</Chip>}
                      {entry.undoable && !entry.undone && (
                        <Button
                          size="small"
                          {...(next ? { shortcut: 'ctrl+z' } : {})}
                          label={t('desk.undo.of', { label: label(entry.label) })}
                          onPress={() => void take(entry)}
                        >
                          {t('desk.undo')}
                        </Button>
                      )}
                    </td>
                  </tr>
                );
              })}
              {entries.length === 0 && (
                <tr>
                  <td colSpan={5} className="table-empty">
                    {t('desk.journal.empty')}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        ) : (
          <Loading />
        )}
        {journal?.more && (
          <p className="journal-more">
            <Button onPress={() => setLimit(Math.min(1000, limit + PAGE))}>{t('desk.journal.more')}</Button>
          </p>
        )}
      </div>
      <p className="muted small">{t('desk.journal.note')}</p>
      {shown !== null && <JournalEntryDialog seq={shown} onClose={() => setShown(null)} />}
      <NextFoot />
    </Screen>
  );
}
