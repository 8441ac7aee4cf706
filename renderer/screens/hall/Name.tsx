import { memo } from 'react';
import type { Fitted } from './fit.ts';
import { u } from './Stage.ts';

/** A name as it was fitted into its column. */
export const Name = memo(function Name({ fitted, className = '' }: { readonly fitted: Fitted; readonly className?: string }) {
  const { size, lines } = fitted;
  return (
    <span className={`hall-name ${className}`} style={{ fontSize: u(size) }}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its number
        <span key={i} className="hall-line">
          {line.map(({ text, face }) => (face === 'bold' ? <b key={text}>{text}</b> : text))}
          {i < lines.length - 1 ? ' ' : ''}
        </span>
      ))}
    </span>
  );
});
