import { createContext, type ReactNode, use, useEffect, useId, useLayoutEffect, useMemo } from 'react';
import { useAnnounce } from '../../components/Announcer.tsx';
import { actsWhileTyping, shortcutOf, takesText } from '../../components/keys.ts';

export const ACTION_GROUPS = ['now', 'table', 'go', 'hall', 'person', 'program'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/**
 * Something the organizer can do. One list of them is behind the palette, the foot and the keyboard, so that none of the three
 * can do what the others do not know.
 */
export interface Action {
  readonly id: string;
  readonly label: string;
  /** What more there is to say, shown beside the label. */
  readonly detail?: string;
  readonly group: ActionGroup;
  readonly shortcut?: string;
  /** Why it is not possible now, as a sentence. */
  readonly blocked?: string | null;
  readonly perform: () => void;
}

interface Registry {
  set(owner: string, actions: readonly Action[]): void;
  remove(owner: string): void;
  /** All actions, those of the innermost screen first. */
  all(): readonly Action[];
}

function makeRegistry(): Registry {
  const lists = new Map<string, readonly Action[]>();
  return {
    set: (owner, actions) => lists.set(owner, actions),
    remove: (owner) => lists.delete(owner),
    all: () => [...lists.values()].reverse().flat(),
  };
}

const Context = createContext<Registry | null>(null);

/** Holds the list of actions and lets their keys act: letters and digits only outside text fields, nothing behind a dialog. */
export function Actions({ children }: { readonly children: ReactNode }) {
  const registry = useMemo(makeRegistry, []);
  const announce = useAnnounce();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
      const shortcut = shortcutOf(event);
      if (takesText(event.target) && !actsWhileTyping(shortcut) && !(shortcut === 'enter' && isLooseField(event.target))) return;
      if (shortcut === 'enter' && event.target instanceof Element && event.target.closest('button, a, summary')) return;
      const action = registry.all().find((one) => one.shortcut === shortcut);
      if (!action) return;
      event.preventDefault();
      if (action.blocked) announce(action.blocked, 'assertive');
      else action.perform();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [registry, announce]);
  return <Context value={registry}>{children}</Context>;
}

/** A field outside any form: Enter in it saves the screen. */
const isLooseField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.closest('form, [role=combobox]') === null;

function useRegistry(): Registry {
  const registry = use(Context);
  if (!registry) throw new Error('outside <Actions>');
  return registry;
}

/** Offers actions as long as the component is on the screen. */
export function useActions(actions: readonly Action[]): void {
  const registry = useRegistry();
  const owner = useId();
  // Every render: what an action does depends on what the screen shows now.
  useLayoutEffect(() => {
    registry.set(owner, actions);
  });
  useLayoutEffect(() => () => registry.remove(owner), [registry, owner]);
}

/** All actions as they are now; read when a list of them is drawn. */
export const useAllActions = (): (() => readonly Action[]) => useRegistry().all;
