import { memo, useMemo } from 'react';
import './marks.css';
import { checkPath } from './shapes.ts';

/** Tick: done. Without a label it stands beside the word that says so. */
export const Check = memo(function Check({ label, seed = 4 }: { readonly label?: string; readonly seed?: number }) {
  const path = useMemo(() => checkPath(seed), [seed]);
  return (
    <svg className="check" viewBox="0 0 24 24" role="img" aria-label={label} aria-hidden={label === undefined}>
      <path d={path} />
    </svg>
  );
});
