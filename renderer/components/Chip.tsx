import type { ReactNode } from 'react';
import './Chip.css';

interface Props {
  readonly kind?: 'neutral' | 'gain' | 'warn' | 'loss' | 'accent';
  /** Always a word, with a mark before it if need be. */
  readonly children: ReactNode;
}

export const Chip = ({ kind = 'neutral', children }: Props) => <span className={`chip chip-${kind}`}>{children}</span>;
