import { memo, type ReactNode, useMemo } from 'react';
import './marks.css';
import { SWIPE_BOX, swipePath } from './shapes.ts';

interface StrokeProps {
  readonly seed?: number;
  readonly written?: boolean;
  readonly className?: string;
}

/** Leuchtstrich behind words: this just changed, or the letters typed. The words stay in --ink. */
export const Swipe = memo(function Swipe({ children, ...stroke }: StrokeProps & { readonly children: ReactNode }) {
  return (
    <span className="swiped">
      <SwipeStroke {...stroke} />
      {children}
    </span>
  );
});

/** The stroke alone. It lies behind its parent, which needs `position: relative; isolation: isolate`. */
export const SwipeStroke = memo(function SwipeStroke({ seed = 11, written = false, className = '' }: StrokeProps) {
  const path = useMemo(() => swipePath(seed), [seed]);
  return (
    <svg
      className={`swipe ${written ? 'written' : ''} ${className}`}
      viewBox={`0 0 ${SWIPE_BOX.width} ${SWIPE_BOX.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
});
