import { useState } from 'react';
import type { Executed } from '../../../../electron/contract/contract.ts';
import { useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Why } from '../../../components/Field.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { SheetPreview } from '../../../print/SheetPreview.tsx';
import { usePrint } from '../../../print/usePrint.ts';
import { useActions } from '../actions.tsx';
import { Foot } from '../frame/Foot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { Link } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { CertificateForm } from './CertificateForm.tsx';
import { Choices } from './Choices.tsx';
import { PrizeForm } from './PrizeForm.tsx';
import './PrintScreen.css';
import { PAPER_GROUPS, type PaperChoices, type PaperGroup, type PaperName } from './papers.ts';
import { usePaper } from './usePaper.tsx';

const GROUPS = ['tables', 'hall', 'desk', 'end'] as const satisfies readonly PaperGroup[];

/** Everything that is printed on a night: chosen on the left, looked at on the right. */
export function PrintScreen({ paper: name = 'cards' }: { readonly paper?: PaperName }) {
  const { t, refusal } = useTexts();
  const { id, view } = useTournament();
  const [choices, setChoices] = useState<PaperChoices>({
    session: Math.max(1, view.session),
    size: 'a4',
    fours: String(view.sizes?.filter((size) => size === 4).length ?? ''),
    fives: String(view.sizes?.filter((size) => size === 5).length ?? ''),
    list: 'allTime',
    person: null,
  });
  const { sheets, why, loading, title, paper } = usePaper(name, choices);
  const printing = usePrint(title);
  const { execute } = useSending(null, 0);
  const [said, setSaid] = useState<{ readonly of: string; readonly text: string; readonly bad: boolean } | null>(null);
  const inShell = window.turnierabend !== undefined;
  const blocked = why ?? (loading ? t('desk.loading') : null);

  const say = (done: Executed | undefined, well: string): void => {
    if (!done) return;
    setSaid({ of: name, text: done.ok ? well : refusal(done.error), bad: !done.ok });
  };
  const print = async (silent: boolean): Promise<void> => {
    setSaid(null);
    if (!inShell) return printing.print();
    say(await printing.toPdf(() => execute({ type: 'printPage', paper, silent })), t('print.printed'));
  };
  const pdf = async (): Promise<void> => {
    setSaid(null);
    say(await printing.toPdf((file) => execute({ type: 'savePdf', name: file })), t('print.pdfSaved'));
  };
  useActions(
    inShell
      ? [
          { id: 'pdf', label: t('desk.print.pdf'), group: 'now', blocked, perform: () => void pdf() },
          { id: 'silent', label: t('print.silent'), group: 'now', blocked, perform: () => void print(true) },
        ]
      : [],
  );
  const message = said?.of === name ? said.text : printing.failed ? t('desk.print.failed') : printing.sent ? t('print.sent') : null;
  const bad = said?.of === name ? said.bad : printing.failed;
  return (
    <Screen
      title={t('print.desk')}
      name={t('print.desk')}
      sub={t('print.desk.sub')}
      buttons={
        inShell && (
          <>
            <Button blocked={blocked} busy={printing.busy} onPress={() => void pdf()}>
              {t('desk.print.pdf')}
            </Button>
            <Button kind="quiet" blocked={blocked} busy={printing.busy} onPress={() => void print(true)}>
              {t('print.silent')}
            </Button>
          </>
        )
      }
    >
      <div className="print-place">
        <div className="print-left">
          <nav className="card card-list print-list" aria-label={t('print.desk.documents')}>
            {GROUPS.map((group) => (
              <section key={group}>
                <h2>{t(`print.group.${group}`)}</h2>
                {PAPER_GROUPS[group].map((one) => (
                  <Link
                    key={one}
                    to={{ at: 'print', tournament: id, paper: one }}
                    current={one === name}
                    className={one === name ? 'print-doc print-doc-on' : 'print-doc'}
                  >
                    {t(`print.doc.${one}`)}
                  </Link>
                ))}
              </section>
            ))}
          </nav>
        </div>
        <div className="print-right">
          <Choices name={name} choices={choices} onChange={setChoices} />
          {name === 'prizes' && <PrizeForm />}
          {name === 'certificates' && <CertificateForm />}
          {bad && message && <Why>{message}</Why>}
          {why !== null && <p className="soft">{why}</p>}
          {loading && <Loading />}
          {sheets && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys
            <section className="print-preview" tabIndex={0} aria-label={t('print.preview')}>
              <SheetPreview key={name} sheets={printing.sheets} label={t('print.preview')}>
                {sheets}
              </SheetPreview>
            </section>
          )}
        </div>
      </div>
      <Foot
        sentence={(!bad && message) || (inShell ? '' : t('desk.print.pdfHint'))}
        step={{ label: t('desk.print.print'), shortcut: 'ctrl+enter', blocked, busy: printing.busy, perform: () => void print(false) }}
      />
    </Screen>
  );
}
