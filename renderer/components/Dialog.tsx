import { type ReactNode, useEffect, useId, useRef } from 'react';
import './Dialog.css';

interface Props {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons, the primary one first. */
  readonly buttons?: ReactNode;
  /** A quiet line at the foot. */
  readonly note?: ReactNode;
  readonly kind?: 'plain' | 'alert';
  readonly wide?: boolean;
  readonly onClose: () => void;
  /** Enter in the dialog. */
  readonly onSubmit?: () => void;
}

/** A question that has to be answered first. Escape closes it; what was typed stays with whoever opened it. */
export function Dialog({ title, children, buttons, note, kind = 'plain', wide, onClose, onSubmit }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    // showModal looks for the attribute, which React does not write.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <form
        className="dialog-form"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <h2 className="dialog-title" id={id}>
          {title}
        </h2>
        <div className="dialog-body">{children}</div>
        {buttons && <div className="dialog-buttons">{buttons}</div>}
        {note && <p className="dialog-note">{note}</p>}
      </form>
    </dialog>
  );
}
