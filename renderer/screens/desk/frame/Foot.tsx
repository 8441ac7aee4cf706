import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../components/Button.tsx';
import { useActions } from '../actions.tsx';

const Slot = createContext<HTMLElement | null>(null);
export const FootSlot = Slot.Provider;

interface Props {
  /** What is missing, or who sees what. */
  readonly sentence?: ReactNode;
  /** The one next step, named by its result. */
  readonly step?: {
    readonly label: string;
    readonly shortcut: string;
    readonly blocked?: string | null;
    readonly busy?: boolean;
    readonly perform: () => void;
  } | null;
}

/** The right half of the foot: the promise. Drawn by the screen that knows what comes next. */
export function Foot({ sentence, step }: Props) {
  const slot = use(Slot);
  useActions(
    step
      ? [{ id: 'next', label: step.label, group: 'now', shortcut: step.shortcut, blocked: step.blocked ?? null, perform: step.perform }]
      : [],
  );
  if (!slot) return null;
  return createPortal(
    <>
      {sentence && <p className="foot-sentence">{sentence}</p>}
      {step && (
        <Button kind="primary" size="big" shortcut={step.shortcut} blocked={step.blocked} busy={step.busy ?? false} onPress={step.perform}>
          {step.label}
        </Button>
      )}
    </>,
    slot,
  );
}
