import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const MOVES: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * One tab stop for a row or grid of things (elements marked `data-rove`), the arrow keys moving inside it. `columns`: things per
 * line, for up and down. Without a way up or down the key goes on to whoever listens outside.
 */
export function useRoving(columns: number) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(0);
  const things = (): HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>('[data-rove]') ?? [])];
  const settle = (): void => {
    const all = things();
    const at = Math.min(last.current, all.length - 1);
    all.forEach((thing, i) => {
      thing.tabIndex = i === at ? 0 : -1;
    });
  };
  useLayoutEffect(settle);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const all = things();
    const at = all.findIndex((thing) => thing.contains(document.activeElement));
    const step = MOVES[event.key] ?? (event.key === 'ArrowDown' ? columns : event.key === 'ArrowUp' ? -columns : 0);
    const next = all[at + step];
    if (at < 0 || step === 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  const onFocus = (event: FocusEvent): void => {
    const at = event.target instanceof HTMLElement ? things().indexOf(event.target) : -1;
    if (at >= 0) last.current = at;
    settle();
  };
  return { ref: box, onKeyDown, onFocus };
}
