import type { ReactNode } from 'react';
import { Underline } from '../../components/marks/Underline.tsx';
import { Rich } from '../../components/Rich.tsx';
import { fitName } from './fit.ts';
import { Name } from './Name.tsx';
import { type PageState, useStage } from './Stage.ts';
import { Ticker } from './Ticker.tsx';

interface Props {
  readonly title: string;
  /** Right in the head, two lines: what and when. The first is plain words (a tournament's name may be long), the second may stress with <b>. */
  readonly what: string;
  readonly when: string;
  /** The free line to the hall, or empty. */
  readonly line: string;
  /** Right in the foot, the most important first. */
  readonly notes?: readonly string[];
  /** Right in the foot: page. */
  readonly page?: PageState;
  /** A moment: its title is the news. */
  readonly big?: boolean;
  readonly children: ReactNode;
}

const TITLE = { usual: 2.6, big: 4 };

/** Head, body, foot: the same on every sheet, so that nothing jumps when the scene changes. */
export function Frame({ title, what, when, line, notes = [], page, big = false, children }: Props) {
  const { box, measure, live } = useStage();
  const titleSize = Math.min(TITLE[big ? 'big' : 'usual'], (box.width * 0.62) / measure(title, 'hand'));
  const room = box.width - measure(title, 'hand') * titleSize - 2.4;
  const heading = fitName([{ text: what, face: 'plain' }], { width: room, base: 1.12, wrapped: 1 }, measure);
  return (
    <div className={big ? 'hall-frame hall-big' : 'hall-frame'}>
      <header>
        <h1 style={{ fontSize: `calc(${titleSize.toFixed(2)} * var(--u))` }}>
          <Underline written={live}>{title}</Underline>
        </h1>
        <div className="hall-meta">
          <Name fitted={heading} />
          <div>
            <Rich text={when} />
          </div>
        </div>
      </header>
      <main>{children}</main>
      <Ticker line={line} notes={notes} page={page ?? null} />
    </div>
  );
}
