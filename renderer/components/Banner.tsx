import type { ReactNode } from 'react';
import './Banner.css';
import { Icon } from './Icon.tsx';

interface Props {
  readonly kind: 'warn' | 'loss';
  readonly children: ReactNode;
  /** Ways out. */
  readonly buttons?: ReactNode;
}

/** Something a person must look at; it stays until it is solved. */
export const Banner = ({ kind, children, buttons }: Props) => (
  <div className={`banner banner-${kind}`} role={kind === 'loss' ? 'alert' : 'status'}>
    <Icon name="warning" />
    <p className="banner-words">{children}</p>
    {buttons && <div className="banner-buttons">{buttons}</div>}
  </div>
);
