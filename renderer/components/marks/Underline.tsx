import { memo, type ReactNode, useMemo } from 'react';
import './marks.css';
import { UNDERLINE_BOX, underlinePath } from './shapes.ts';

interface Props {
  readonly children: ReactNode;
  readonly seed?: number;
  readonly written?: boolean;
}

/** Brush underline of a title; one per window. */
export const Underline = memo(function Underline({ children, seed = 3, written = false }: Props) {
  return (
    <span className="underlined">
      {children}
      <UnderlineStroke seed={seed} written={written} />
    </span>
  );
});

/** The stroke alone, for a positioned parent of any width. */
export const UnderlineStroke = memo(function UnderlineStroke({ seed = 3, written = false }: Omit<Props, 'children'>) {
  const path = useMemo(() => underlinePath(seed), [seed]);
  return (
    <svg
      className={written ? 'underline written' : 'underline'}
      viewBox={`0 0 ${UNDERLINE_BOX.width} ${UNDERLINE_BOX.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
});
