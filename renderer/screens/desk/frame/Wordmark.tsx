import { useMemo } from 'react';
import { tallyStroke } from '../../../components/marks/shapes.ts';
import './Wordmark.css';

/** The name of the program in the hand, after five strokes of which the fifth crosses in marker blue. */
export function Wordmark() {
  const strokes = useMemo(() => [0, 1, 2, 3, 4].map((i) => tallyStroke(i, 3)), []);
  return (
    <span className="wordmark">
      <svg className="wordmark-strokes" viewBox="-2 0 40 25" aria-hidden="true">
        <path d={strokes.slice(0, 4).join('')} />
        <path className="wordmark-fifth" d={strokes[4]} />
      </svg>
      Turnierabend
    </span>
  );
}
