import type { ReactNode } from 'react';
import './Card.css';

/** A sheet on the table: something one can act on. `list`: its content cuts at the edge and scrolls. */
export function Card({
  title,
  children,
  kind = 'plain',
  list,
}: {
  readonly title?: ReactNode;
  readonly children: ReactNode;
  readonly kind?: 'plain' | 'warn' | 'loss';
  readonly list?: boolean;
}) {
  return (
    <section className={`card card-${kind} ${list ? 'card-list' : 'card-pad'}`}>
      {title && <h2 className="card-title">{title}</h2>}
      {children}
    </section>
  );
}
