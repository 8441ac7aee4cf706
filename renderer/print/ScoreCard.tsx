import type { ReactElement } from 'react';
import type { ScoreCardsView } from '../../electron/contract/views.ts';
import { Rich } from '../components/Rich.tsx';
import { longDate } from '../i18n/format.ts';
import { type Texts, useTexts } from '../i18n/I18n.tsx';
import { CardTable } from './CardTable.tsx';
import { type CardLayout, type CardSheet, layoutCard } from './cardLayout.ts';
import './print.css';

export type Card = ScoreCardsView['cards'][number];
export type CardRow = Card['rows'][number];

/**
 * May the table still choose its first dealer? Then the card has a box for each seat. Its rows are printed as for seat 1 all the same, as the
 * program takes seat 1 unless told otherwise (eselstall.md "Format").
 */
export const dealerOpen = (view: ScoreCardsView, card: Card): boolean => view.firstDealerAtTable && card.firstDealer === 0;

/** The sheets of one table's card; `key` tells it from the others. */
export function cardSheets(view: ScoreCardsView, card: Card, sheet: CardSheet, { say }: Texts, key: string): ReactElement[] {
  const open = dealerOpen(view, card);
  const layout: CardLayout<CardRow> = layoutCard({
    sheet,
    seats: card.seats.map(({ name }) => name),
    rows: card.rows,
    columns: view.columns.map((column) => say(column)),
    dealerLine: open,
  });
  return layout.pages.map((rows, page) => (
    <Sheet key={`${key}.${rows[0]?.game ?? page}`} view={view} card={card} layout={layout} page={page} open={open} sheet={sheet} />
  ));
}

interface SheetProps {
  readonly view: ScoreCardsView;
  readonly card: Card;
  readonly layout: CardLayout<CardRow>;
  readonly page: number;
  readonly open: boolean;
  readonly sheet: CardSheet;
}

function Sheet({ view, card, layout, page, open, sheet }: SheetProps) {
  const { t, language } = useTexts();
  const { tournament, session, sessions } = view;
  const pages = layout.pages.length;
  const last = page === pages - 1;
  const games = card.rows.length;
  return (
    <section className={sheet === 'a5' ? 'paper-sheet paper-a5' : 'paper-sheet'} lang={language === 'en' ? 'en' : 'de'}>
      <header className="paper-head">
        <div>
          <h1>
            {card.table === 0 ? (
              <>
                {t('paper.tableWord')} <span className="paper-blank" />
              </>
            ) : (
              t('paper.table', { table: card.table })
            )}{' '}
            <small>{t('paper.session', { session, sessions })}</small>
          </h1>
          <p>
            {card.card === 0 ? t('paper.cardBlank', { games }) : t('paper.card', { card: card.card, games })}
            {pages > 1 && <>, {t('paper.page', { page: page + 1, pages })}</>}
          </p>
        </div>
        <div className="paper-where">
          <b>{tournament.name}</b>
          {tournament.place !== '' && <span>{tournament.place}</span>}
          <span>{longDate(language, tournament.date)}</span>
        </div>
      </header>
      {open && <FirstDealer seats={card.seats.length} />}
      <CardTable view={view} card={card} layout={layout} page={page} />
      <div className="paper-notes">
        {view.zeroSum && <Note text={t('paper.note.zeroSum')} />}
        <Note text={dealerNote()} />
      </div>
      <footer className="paper-foot">
        {last ? <span className="paper-sign">{t('paper.signature')}</span> : <span>{t('paper.turnOver', { page: page + 2 })}</span>}
        <span>{t('paper.handIn')}</span>
      </footer>
    </section>
  );

  function dealerNote(): string {
    const sitting = card.rows.some(({ sitsOut }) => sitsOut !== null) ? ` ${t('paper.note.sitsOut')}` : '';
    const again = view.dealsAgain ? ` ${t('paper.note.again')}` : '';
    const first = t(open ? 'paper.note.dealerAtTable' : 'paper.note.dealer', { seat: card.firstDealer + 1 });
    return first + sitting + again;
  }
}

function Note({ text }: { readonly text: string }) {
  return (
    <p>
      <Rich text={text} />
    </p>
  );
}

/** A box for each seat, to tick the one that deals first. */
function FirstDealer({ seats }: { readonly seats: number }) {
  const { t } = useTexts();
  return (
    <div className="paper-dealer">
      <b>{t('paper.firstDealer')}</b>
      {Array.from({ length: seats }, (_, i) => `${i + 1}`).map((seat) => (
        <span key={seat} className="paper-box">
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <rect x="0.5" y="0.5" width="9" height="9" />
          </svg>
          {t('paper.seat', { seat })}
        </span>
      ))}
    </div>
  );
}
