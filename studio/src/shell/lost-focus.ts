/**
 * Where the focus goes when its element has been removed: an action of a list opens a dialog from a menu, and may remove the row of the menu. Browsers then
 * start again at the top of the page.
 */
import { useEffect, useRef } from 'react';

const ROW = '.studio-table tr, .studio-table [role="row"], .studio-table .dataviews-view-grid__card';

/** What had the focus last, and the row of the list in which it was last. */
export type FocusHistory = { last: Element | null; row: Element | null };

export function recordFocus(history: FocusHistory, { target }: Pick<Event, 'target'>): void {
  if (!(target instanceof Element)) return;
  history.last = target;
  history.row = target.closest(ROW) ?? history.row;
}

/** Moves a lost focus to the row, or to the heading of the screen if there is no such row any more. */
export function restoreFocus({ last, row }: FocusHistory): void {
  const isLost = last !== null && !last.isConnected && document.activeElement === document.body;
  if (!isLost) return;
  const control = row?.isConnected ? row.querySelector<HTMLElement>('a[href], button') : null;
  (control ?? document.querySelector<HTMLElement>('#screen h1'))?.focus();
}

/** @param isLoading whether the rows are about to change */
export function useRestoredFocus(isLoading: boolean): void {
  const history = useRef<FocusHistory>({ last: null, row: null });
  useEffect(() => {
    const record = (event: FocusEvent) => recordFocus(history.current, event);
    document.addEventListener('focusin', record);
    return () => document.removeEventListener('focusin', record);
  }, []);
  // After each render, because any of them may have removed the element.
  useEffect(() => {
    if (!isLoading) restoreFocus(history.current);
  });
}
