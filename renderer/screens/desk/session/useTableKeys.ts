import { useEffect, useRef } from 'react';
import { shortcutOf, takesText } from '../../../components/keys.ts';
import { tableTyped } from './tableTyped.ts';

const PATIENCE_MS = 600;

/** Digits open a table, Shift with them its totals. With more than nine tables a digit waits a moment for a second one. */
export function useTableKeys(tables: readonly number[], open: (table: number, totals: boolean) => void): void {
  const latest = useRef({ tables, open });
  latest.current = { tables, open };
  useEffect(() => {
    let typed = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (shift: boolean): void => {
      const { table } = tableTyped(typed, latest.current.tables);
      typed = '';
      if (table !== null) latest.current.open(table, shift);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || takesText(event.target) || document.querySelector('dialog[open]')) return;
      const found = /^(shift\+)?(\d)$/.exec(shortcutOf(event));
      if (!found) return;
      event.preventDefault();
      clearTimeout(timer);
      typed += found[2] ?? '';
      const shift = found[1] !== undefined;
      const { table, wait } = tableTyped(typed, latest.current.tables);
      if (table === null && !wait) typed = '';
      else if (wait) timer = setTimeout(() => take(shift), PATIENCE_MS);
      else take(shift);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
