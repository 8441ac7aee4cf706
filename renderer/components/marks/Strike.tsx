import { memo, type ReactNode, useMemo } from 'react';
import './marks.css';
import { STRIKE_BOX, strikePath } from './shapes.ts';

/** Durchstrich: replaced or undone. The old value stays readable; `<s>` says so to a screen reader. */
export const Strike = memo(function Strike({ children, seed = 7 }: { readonly children: ReactNode; readonly seed?: number }) {
  const path = useMemo(() => strikePath(seed), [seed]);
  return (
    <s className="struck">
      {children}
      <svg className="strike" viewBox={`0 0 ${STRIKE_BOX.width} ${STRIKE_BOX.height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
    </s>
  );
});
