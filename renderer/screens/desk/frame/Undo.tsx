import type { TournamentView } from '../../../../electron/contract/views.ts';
import { useAnnounce } from '../../../components/Announcer.tsx';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { useNotices } from '../Notices.tsx';
import { useTournament } from '../TournamentContext.tsx';

/** The left half of the foot: what would be taken back, by its name. */
export function Undo({ view }: { readonly view: TournamentView }) {
  const { t, label } = useTexts();
  const { frame } = useTournament();
  const { report } = useNotices();
  const announce = useAnnounce();
  const { undo, redo } = view;
  const nothing = t('desk.undo.nothing');
  const take = async (): Promise<void> => {
    if (!undo) return;
    if (report(await frame.execute({ type: 'undo', commandId: undo.commandId })))
      announce(t('desk.undo.done', { label: label(undo.label) }));
  };
  const again = async (): Promise<void> => {
    if (!redo) return;
    if (report(await frame.execute({ type: 'redo', commandId: redo.commandId })))
      announce(t('desk.redo.done', { label: label(redo.label) }));
  };
  useActions([
    {
      id: 'undo',
      label: undo ? t('desk.undo.of', { label: label(undo.label) }) : t('desk.undo'),
      group: 'program',
      shortcut: 'ctrl+z',
      blocked: undo ? null : nothing,
      perform: () => void take(),
    },
    {
      id: 'redo',
      label: redo ? t('desk.redo.of', { label: label(redo.label) }) : t('desk.redo'),
      group: 'program',
      shortcut: 'ctrl+shift+z',
      blocked: redo ? null : t('desk.redo.nothing'),
      perform: () => void again(),
    },
  ]);
  return (
    <div className="undo">
      {undo ? (
        <Button kind="quiet" shortcut="ctrl+z" onPress={() => void take()}>
          <Icon name="undo" /> {t('desk.undo.word')} <b>{label(undo.label)}</b>
        </Button>
      ) : (
        <span className="muted small">{nothing}</span>
      )}
      {redo && (
        <Button kind="quiet" shortcut="ctrl+shift+z" label={t('desk.redo.of', { label: label(redo.label) })} onPress={() => void again()}>
          {t('desk.redo')}
        </Button>
      )}
    </div>
  );
}
