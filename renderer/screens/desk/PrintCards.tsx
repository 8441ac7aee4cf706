import { useState } from 'react';
import type { ScoreCardsView } from '../../../electron/contract/views.ts';
import { useQuery, useSending } from '../../api/ClientContext.tsx';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Why } from '../../components/Field.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Segments } from '../../components/Segments.tsx';
import { useTexts } from '../../i18n/I18n.tsx';
import { CARD_PAPERS, type CardPaper, PAPER_OF, ScoreCards } from '../../print/ScoreCards.tsx';
import { SheetPreview } from '../../print/SheetPreview.tsx';
import { usePrint } from '../../print/usePrint.ts';
import { useActions } from './actions.tsx';
import './PrintCards.css';
import { useTournament } from './TournamentContext.tsx';

interface Props {
  readonly session: number;
  /** One table's list; all tables without it. */
  readonly table?: number;
}

/** The button to the score cards: looked at on the screen, then printed. */
export function PrintCards({ session, table }: Props) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const label = table === undefined ? t('desk.print.cards') : t('desk.print.cardsOf');
  useActions([{ id: 'print', label, group: 'table', shortcut: 'p', perform: () => setOpen(true) }]);
  return (
    <>
      <Button shortcut="p" onPress={() => setOpen(true)}>
        {label}
      </Button>
      {open && <PrintDialog session={session} {...(table === undefined ? {} : { table })} onClose={() => setOpen(false)} />}
    </>
  );
}

function PrintDialog({ session, table, onClose }: Props & { readonly onClose: () => void }) {
  const { t, refusal } = useTexts();
  const { id } = useTournament();
  const { view, refused } = useQuery('scoreCards', { tournament: id, session, ...(table === undefined ? {} : { table }) });
  if (view) return <Cards view={view} table={table} onClose={onClose} />;
  return (
    <Dialog title={t('desk.print.cards')} onClose={onClose} onSubmit={onClose} buttons={<Button submit>{t('desk.close')}</Button>}>
      {refused ? <Why>{refusal(refused)}</Why> : <Loading />}
    </Dialog>
  );
}

interface CardsProps {
  readonly view: ScoreCardsView;
  readonly table: number | undefined;
  readonly onClose: () => void;
}

function Cards({ view, table, onClose }: CardsProps) {
  const { t, refusal } = useTexts();
  const { session, tournament } = view;
  const title =
    table === undefined
      ? t('paper.title', { session, tournament: tournament.name })
      : t('paper.title.table', { session, table, tournament: tournament.name });
  const { sheets, print, toPdf, busy, failed } = usePrint(title);
  const { execute, refused } = useSending(null, 0);
  const [paper, setPaper] = useState<CardPaper>('a4');
  const pdf = async (): Promise<void> => {
    const done = await toPdf((name) => execute({ type: 'savePdf', name }));
    if (done?.ok) onClose();
  };
  const printIt = async (): Promise<void> => {
    if (!window.turnierabend) return print();
    const order = { type: 'printPage', paper: PAPER_OF[paper], silent: false } as const;
    const done = await toPdf(() => execute(order));
    if (done?.ok) onClose();
  };
  return (
    <Dialog
      wide
      title={title}
      onClose={onClose}
      onSubmit={() => void printIt()}
      note={window.turnierabend ? undefined : t('desk.print.pdfHint')}
      buttons={
        <>
          <Button kind="primary" submit shortcut="enter" autoFocus busy={busy}>
            {t('desk.print.print')}
          </Button>
          {window.turnierabend && (
            <Button busy={busy} onPress={() => void pdf()}>
              {t('desk.print.pdf')}
            </Button>
          )}
          <Button kind="quiet" shortcut="escape" onPress={onClose}>
            {t('desk.close')}
          </Button>
        </>
      }
    >
      <Segments
        label={t('print.size')}
        value={paper}
        segments={CARD_PAPERS.map((one) => ({ value: one, label: t(`print.size.${one}`) }))}
        onChange={setPaper}
      />
      {paper === 'twoA5' && <p className="soft small">{t('print.size.hint')}</p>}
      {failed && <Why>{t('desk.print.failed')}</Why>}
      {refused && refused.code !== 'pdfCancelled' && <Why>{refusal(refused)}</Why>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys */}
      <section className="print-sheets" tabIndex={0} aria-label={t('paper.preview')}>
        <SheetPreview sheets={sheets} label={t('paper.preview')}>
          <ScoreCards view={view} paper={paper} />
        </SheetPreview>
      </section>
    </Dialog>
  );
}
