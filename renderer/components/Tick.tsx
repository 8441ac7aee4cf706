import type { ReactNode } from 'react';
import { Kbd } from './Kbd.tsx';
import { Check } from './marks/Check.tsx';
import './Tick.css';

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  /** Name for screen readers where the visible words are not enough ("Käthe Lütkehaus ist da"). */
  readonly label?: string;
  readonly shortcut?: string | undefined;
  readonly blocked?: string | undefined;
}

/** Yes or no, with a word beside the box. */
export function Tick({ checked, onChange, children, label, shortcut, blocked }: Props) {
  return (
    <label className={checked ? 'tick tick-on' : 'tick'} title={blocked}>
      <input
        type="checkbox"
        className="tick-input"
        checked={checked}
        aria-label={label}
        aria-disabled={blocked !== undefined || undefined}
        onChange={(event) => {
          if (blocked === undefined) onChange(event.target.checked);
        }}
      />
      <span className="tick-box">{checked && <Check />}</span>
      <span className="tick-words">{children}</span>
      {shortcut && <Kbd keys={shortcut} />}
    </label>
  );
}
