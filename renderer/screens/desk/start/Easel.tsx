import { useMemo } from 'react';
import { tallyStroke, underlinePath } from '../../../components/marks/shapes.ts';
import './Easel.css';

/** The flipchart nothing is written on yet. */
export function Easel() {
  const strokes = useMemo(() => [0, 1, 2, 3, 4].map((i) => tallyStroke(i, 9)).join(''), []);
  const line = useMemo(() => underlinePath(8), []);
  const squares = Array.from({ length: 12 }, (_, i) => i);
  return (
    <svg className="easel" viewBox="0 0 340 470" aria-hidden="true">
      <path className="easel-leg" d="M31 300 17 440M309 300l14 140M170 394v64" />
      <rect className="easel-sheet" x="24" y="14" width="292" height="378" rx="3" />
      {squares.map((i) => (
        <path key={i} className="easel-square" d={`M24 ${66 + i * 29.2}h292${i < 9 ? `M${53.2 + i * 29.2} 36v356` : ''}`} />
      ))}
      <rect className="easel-bar" x="24" y="0" width="292" height="22" rx="3" />
      <svg x="56" y="70" width="184" height="18" viewBox="0 0 400 14" preserveAspectRatio="none" aria-hidden="true">
        <path className="easel-underline" d={line} />
      </svg>
      <svg x="56" y="130" width="118" height="78" viewBox="-2 0 40 25" aria-hidden="true">
        <path className="easel-tally" d={strokes} />
      </svg>
    </svg>
  );
}
