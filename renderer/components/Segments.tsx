import { useId } from 'react';
import './Segments.css';
import { Kbd } from './Kbd.tsx';
import { ariaShortcut } from './keys.ts';

export interface Segment<V> {
  readonly value: V;
  readonly label: string;
  readonly shortcut?: string | undefined;
  /** Not allowed now, and why. It stays visible and reachable. */
  readonly blocked?: string | undefined;
}

interface Props<V> {
  /** What is chosen here, for those who do not see the label beside it. */
  readonly label: string;
  readonly value: V | undefined;
  readonly segments: readonly Segment<V>[];
  readonly onChange: (value: V) => void;
  readonly describedBy?: string | undefined;
  readonly locked?: boolean;
}

/** One of several. The chosen one has a fill, a bar below and bold letters. */
export function Segments<V extends string | number | boolean | null>({ label, value, segments, onChange, describedBy, locked }: Props<V>) {
  const name = useId();
  return (
    <fieldset className="segments" aria-describedby={describedBy} aria-disabled={locked || undefined}>
      <legend className="hidden">{label}</legend>
      {segments.map((segment) => {
        const off = locked || segment.blocked !== undefined;
        const chosen = segment.value === value;
        return (
          <label
            key={String(segment.value)}
            className={chosen ? 'segment segment-on' : 'segment'}
            title={segment.blocked}
            data-off={off && !chosen}
          >
            <input
              type="radio"
              className="segment-input"
              name={name}
              checked={chosen}
              aria-disabled={off || undefined}
              aria-keyshortcuts={segment.shortcut ? ariaShortcut(segment.shortcut) : undefined}
              onChange={() => {
                if (!off) onChange(segment.value);
              }}
            />
            {segment.label}
            {segment.blocked && <span className="hidden">{segment.blocked}</span>}
            {segment.shortcut && <Kbd keys={segment.shortcut} />}
          </label>
        );
      })}
    </fieldset>
  );
}
