import { type ReactNode, useEffect, useRef } from 'react';
import './Screen.css';

interface Props {
  readonly title: ReactNode;
  /** Plain words of the title for the window. */
  readonly name: string;
  /** The state in words, beside the title. */
  readonly sub?: ReactNode;
  /** Actions on the right. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
}

/** One screen: its title, a line of state, its actions, its content. */
export function Screen({ title, name, sub, buttons, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${name} – Turnierabend`;
    // A new screen is read out from its title, unless a field of it asked for the focus.
    const at = document.activeElement;
    if (at === null || at === document.body || !at.isConnected || at.closest('.phases')) heading.current?.focus();
  }, [name]);
  return (
    <>
      <div className="screen-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {sub && <p className="screen-sub">{sub}</p>}
        {buttons && <div className="screen-buttons">{buttons}</div>}
      </div>
      {children}
    </>
  );
}
