import type { KeyboardEvent } from 'react';
import './Stepper.css';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Stands in a row or grid that has one tab stop for all. */
  readonly rove?: boolean;
}

/** A small count. Plus, minus and digits change it; the arrow keys belong to the grid it stands in. */
export function Stepper({ label, value, max, onChange, rove }: Props) {
  const set = (next: number): void => {
    if (next >= 0 && next <= max && next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') set(value + 1);
    else if (event.key === '-' || event.key === 'Backspace' || event.key === 'Delete') set(value - 1);
    else if (event.key === ' ') set(value < max ? value + 1 : 0);
    else if (/^\d$/.test(event.key)) set(Number(event.key));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className={value > 0 ? 'stepper stepper-on' : 'stepper'}
      role="spinbutton"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      tabIndex={rove ? -1 : 0}
      data-rove={rove}
      onKeyDown={onKeyDown}
    >
      <button type="button" className="stepper-less" tabIndex={-1} aria-hidden="true" data-off={value === 0} onClick={() => set(value - 1)}>
        −
      </button>
      <span className="stepper-value">{value}</span>
      <button
        type="button"
        className="stepper-more"
        tabIndex={-1}
        aria-hidden="true"
        data-off={value >= max}
        onClick={() => set(value + 1)}
      >
        +
      </button>
    </div>
  );
}
