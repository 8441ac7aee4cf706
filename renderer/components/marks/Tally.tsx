import { memo, useMemo } from 'react';
import './marks.css';
import { TALLY_HEIGHT, tallyStroke, tallyWidth } from './shapes.ts';

/** More strokes than this nobody counts: then the label itself stands there. */
export const TALLY_LIMIT = 30;

interface Props {
  /** Strokes made. */
  readonly count: number;
  /** Strokes there will be; the missing ones are ghosts. */
  readonly of?: number;
  /** What it says, "5 von 8". Read out, and shown instead of more than 30 strokes. */
  readonly label: string;
  readonly seed?: number;
  readonly className?: string;
}

/** Strichliste: counted, played, present. Its height is 1.5em; set another with `--tally`. */
export const Tally = memo(function Tally({ count, of = count, label, seed = 21, className = '' }: Props) {
  const total = Math.max(count, of);
  const strokes = useMemo(() => {
    const paths = Array.from({ length: Math.min(total, TALLY_LIMIT) }, (_, i) => tallyStroke(i, seed));
    return { made: paths.slice(0, count).join(''), missing: paths.slice(count).join('') };
  }, [count, total, seed]);
  if (total > TALLY_LIMIT) return <span className={`tally-number ${className}`}>{label}</span>;
  const width = tallyWidth(total);
  return (
    <svg
      className={`tally ${className}`}
      viewBox={`-2 0 ${width} ${TALLY_HEIGHT}`}
      style={{ aspectRatio: `${width} / ${TALLY_HEIGHT}` }}
      role="img"
      aria-label={label}
    >
      {strokes.missing !== '' && <path className="tally-ghost" d={strokes.missing} />}
      {strokes.made !== '' && <path d={strokes.made} />}
    </svg>
  );
});
