import { type RefObject, useEffect, useState } from 'react';
import { lookAgain, pageAt, schedule } from './paging.ts';
import { useStage } from './Stage.ts';

/**
 * The page to show, from 0. It turns by the clock, never while rows move (`busyUntil`, in clock time), or stays where the
 * organizer holds it or was when he kept the picture.
 */
export function usePage(rowsPerPage: readonly number[], firstTwice: boolean, busyUntil?: RefObject<number>): number {
  const { clock, held, stoppedAt, onPage } = useStage();
  const key = rowsPerPage.join(' ');
  const turnsOf = (): ReturnType<typeof schedule> => schedule(key === '' ? [] : key.split(' ').map(Number), firstTwice);
  const [turned, setTurned] = useState(() => pageAt(turnsOf(), stoppedAt ?? clock()).page);
  const pages = rowsPerPage.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the rows
  useEffect(() => {
    if (held !== undefined || pages < 2) return;
    const turns = turnsOf();
    if (stoppedAt !== null) {
      setTurned(pageAt(turns, stoppedAt).page);
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const next = lookAgain(turns, clock(), busyUntil?.current ?? 0);
      if (next.page !== null) setTurned(next.page);
      timer = setTimeout(look, next.wait);
    };
    look();
    return () => clearTimeout(timer);
  }, [key, firstTwice, held, stoppedAt, pages, clock, busyUntil]);

  const page = Math.max(0, Math.min(held ?? turned, pages - 1));
  useEffect(() => onPage?.({ page, pages }), [onPage, page, pages]);
  return page;
}
