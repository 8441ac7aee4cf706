import { type ReactElement, useMemo } from 'react';
import type { PrintOrder } from '../../electron/contract/contract.ts';
import type { ScoreCardsView } from '../../electron/contract/views.ts';
import { useTexts } from '../i18n/I18n.tsx';
import type { CardSheet } from './cardLayout.ts';
import { cardSheets } from './ScoreCard.tsx';
import { stacked } from './stacked.ts';

export const CARD_PAPERS = ['a4', 'a5', 'twoA5'] as const;
export type CardPaper = (typeof CARD_PAPERS)[number];
/** What a printer is to be given for it. */
export const PAPER_OF = { a4: 'a4', a5: 'a5', twoA5: 'a4Landscape' } as const satisfies {
  readonly [paper in CardPaper]: PrintOrder['paper'];
};

interface Props {
  readonly view: ScoreCardsView;
  readonly paper?: CardPaper;
}

/** The cards of a session, table by table: what goes to the printer. Two A5 on A4 are sorted so that the cut stacks are in order. */
export function ScoreCards({ view, paper = 'a4' }: Props) {
  const texts = useTexts();
  const sheet: CardSheet = paper === 'a4' ? 'a4' : 'a5';
  const sheets = useMemo(() => view.cards.flatMap((card, at) => cardSheets(view, card, sheet, texts, `${at}`)), [view, sheet, texts]);
  return <div className="paper">{paper === 'twoA5' ? stacked(sheets).map(side) : sheets}</div>;
}

/** Two small sheets side by side, with a line to cut along. */
function side([left, right]: readonly [ReactElement, ReactElement | null]) {
  return (
    <div key={left.key} className="paper-pair">
      {left}
      <svg className="paper-cut" viewBox="0 0 2 2095" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1 80V2015" />
      </svg>
      {right}
    </div>
  );
}
