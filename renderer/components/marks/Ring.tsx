import { memo, type ReactNode, useMemo } from 'react';
import './marks.css';
import { RING_BOX, ringPath } from './shapes.ts';

interface Props {
  readonly children: ReactNode;
  readonly seed?: number;
  /** Being drawn now, because something just happened; never on first paint. */
  readonly written?: boolean;
}

/** Ring around the first; once per sheet. */
export const Ring = memo(function Ring({ children, seed = 5, written = false }: Props) {
  const path = useMemo(() => ringPath(seed), [seed]);
  return (
    <span className="ringed">
      <svg
        className={written ? 'ring written' : 'ring'}
        viewBox={`0 0 ${RING_BOX.width} ${RING_BOX.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      {children}
    </span>
  );
});
