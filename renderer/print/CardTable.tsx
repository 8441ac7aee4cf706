import type { ScoreCardsView } from '../../electron/contract/views.ts';
import { useTexts } from '../i18n/I18n.tsx';
import type { CardLayout } from './cardLayout.ts';
import type { Card, CardRow } from './ScoreCard.tsx';

interface Props {
  readonly view: ScoreCardsView;
  readonly card: Card;
  readonly layout: CardLayout<CardRow>;
  readonly page: number;
}

const mm = (length: number): string => `${length}mm`;

/** The ruled part of a card: seats beside each other, games below each other, the sum under them. */
export function CardTable({ view, card, layout, page }: Props) {
  const { t, say } = useTexts();
  const { width, rowHeight, sumHeight, headHeight, names, upright, pages } = layout;
  const rows = pages[page] ?? [];
  const last = page === pages.length - 1;
  const labels = view.columns.length + 1;
  const blank = (height: number, label: string, hint = '') => (
    <tr className="paper-sum" style={{ height: mm(height) }}>
      <th scope="row" colSpan={labels}>
        {label} {hint !== '' && <small>{hint}</small>}
      </th>
      {card.seats.map(({ person }) => (
        <td key={person} />
      ))}
    </tr>
  );
  return (
    <table className="paper-card">
      <colgroup>
        <col style={{ width: mm(width.game) }} />
        {view.columns.map((column, i) => (
          <col key={column} style={{ width: mm(width.columns[i] ?? 0) }} />
        ))}
        {card.seats.map(({ person }) => (
          <col key={person} style={{ width: mm(width.seat) }} />
        ))}
      </colgroup>
      <thead>
        <tr style={{ height: mm(headHeight) }}>
          <th scope="col" className={upright ? 'upright' : ''}>
            <span>{t('paper.game')}</span>
          </th>
          {view.columns.map((column) => (
            <th key={column} scope="col" className={upright ? 'upright' : ''}>
              <span>{say(column)}</span>
            </th>
          ))}
          {card.seats.map(({ person }, i) => (
            <th key={person} scope="col" className="paper-seat">
              <span>{t('paper.seat', { seat: i + 1 })}</span>
              <b style={{ fontSize: `${names[i]?.size ?? 9}pt` }}>{names[i]?.text}</b>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {page > 0 && blank(rowHeight, t('paper.carried', { page }))}
        {rows.map((row) => (
          <tr key={row.game} style={{ height: mm(rowHeight) }}>
            <th scope="row" className="paper-game">
              {row.game}
            </th>
            {view.columns.map((column) => (
              <td key={column} />
            ))}
            {card.seats.map(({ person }, seat) => (
              <Cell key={person} deals={row.dealer === seat} sits={row.sitsOut === seat} />
            ))}
          </tr>
        ))}
        {blank(sumHeight, last ? t('paper.sum') : t('paper.subtotal'), view.zeroSum ? t('paper.sum.zero') : '')}
        {last && blank(sumHeight, t('paper.place'))}
      </tbody>
    </table>
  );
}

function Cell({ deals, sits }: { readonly deals: boolean; readonly sits: boolean }) {
  const { t } = useTexts();
  if (sits) {
    return (
      <td className="paper-sits">
        <Hatching />
        <span>{deals ? t('paper.dealsAndSits') : t('paper.sits')}</span>
      </td>
    );
  }
  return <td>{deals && <span className="paper-deals">{t('paper.deals')}</span>}</td>;
}

const HATCHING = Array.from({ length: 14 }, (_, i) => `M${i * 14 - 60} 62L${i * 14 + 4} -2`).join('');

/** Drawn, because print dialogs leave out backgrounds. */
function Hatching() {
  return (
    <svg viewBox="0 0 120 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={HATCHING} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
