import { type RefObject, useLayoutEffect, useState } from 'react';

/** The hall's picture in sheet units (1/30 of its height). */
export interface Box {
  /** Width of the sheet. */
  readonly width: number;
  /** Room for two columns; a 4:3 projector has not. */
  readonly wide: boolean;
}

const MOST = 50;
const TWO_COLUMNS = 46;

/** The box of a picture so many pixels wide and high. */
export function boxOf(width: number, height: number): Box {
  const units = Math.round((width / height) * 3000) / 100;
  return { width: Math.min(MOST, units - 2), wide: units >= TWO_COLUMNS };
}

/** Follows the size of an element; null before it is known. */
export function useBox(ref: RefObject<HTMLElement | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = (): void => {
      const { clientWidth, clientHeight } = element;
      if (clientHeight === 0) return;
      const next = boxOf(clientWidth, clientHeight);
      setBox((last) => (last?.width === next.width && last.wide === next.wide ? last : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return box;
}
