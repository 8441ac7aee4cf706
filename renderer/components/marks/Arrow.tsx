import { memo, useMemo } from 'react';
import './marks.css';
import { arrowPath, type Direction } from './shapes.ts';

/** Movement up, down or none. Always beside a number and a word, so it is hidden from screen readers. */
export const Arrow = memo(function Arrow({ to, seed = 2 }: { readonly to: Direction; readonly seed?: number }) {
  const path = useMemo(() => arrowPath(to, seed), [to, seed]);
  return (
    <svg className="arrow" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
});
