import { type AriaAttributes, type ReactNode, type Ref, useId } from 'react';
import './Button.css';
import { Kbd } from './Kbd.tsx';
import { ariaShortcut } from './keys.ts';

interface Props {
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  /** primary: the one next step of a window or dialog. */
  readonly kind?: 'plain' | 'primary' | 'quiet' | 'bad';
  readonly size?: 'normal' | 'small' | 'big';
  readonly shortcut?: string | undefined;
  /** Not possible now: the sentence says why. The button stays reachable. */
  readonly blocked?: string | null | undefined;
  readonly busy?: boolean;
  readonly submit?: boolean;
  readonly label?: string;
  readonly pressed?: AriaAttributes['aria-pressed'];
  readonly controls?: string;
  readonly tabIndex?: number;
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A thing to press, named by its result. */
export function Button({
  children,
  onPress,
  kind = 'plain',
  size = 'normal',
  shortcut,
  blocked,
  busy = false,
  submit,
  label,
  ...rest
}: Props) {
  const why = useId();
  const off = typeof blocked === 'string' || busy;
  return (
    <>
      <button
        ref={rest.ref}
        type={submit ? 'submit' : 'button'}
        className={`button button-${kind} button-${size}`}
        aria-disabled={off || undefined}
        aria-busy={busy || undefined}
        aria-label={label}
        aria-pressed={rest.pressed}
        aria-controls={rest.controls}
        aria-keyshortcuts={shortcut ? ariaShortcut(shortcut) : undefined}
        aria-describedby={blocked ? why : undefined}
        title={blocked ?? undefined}
        tabIndex={rest.tabIndex}
        // biome-ignore lint/a11y/noAutofocus: in dialogs the first thing to do has the focus
        autoFocus={rest.autoFocus}
        data-autofocus={rest.autoFocus || undefined}
        onClick={(event) => {
          if (off) event.preventDefault();
          else onPress?.();
        }}
      >
        <span className="button-words">
          {children}
          {busy && ' …'}
        </span>
        {shortcut && <Kbd keys={shortcut} />}
      </button>
      {blocked && (
        <span id={why} className="hidden">
          {blocked}
        </span>
      )}
    </>
  );
}
