import type { ReactNode, Ref } from 'react';
import './print.css';

/** The sheets on the screen, as wide as there is room, exactly as they will be printed. `ref` goes to the printer. */
export function SheetPreview({
  children,
  sheets,
  label,
}: {
  readonly children: ReactNode;
  readonly sheets: Ref<HTMLDivElement>;
  readonly label: string;
}) {
  return (
    <section className="paper-preview" aria-label={label}>
      <div className="paper-scaled">
        <div ref={sheets}>{children}</div>
      </div>
    </section>
  );
}
