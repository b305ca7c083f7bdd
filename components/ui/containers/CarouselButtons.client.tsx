'use client';
import { useCallback, useSyncExternalStore } from 'react';
import styles from './CarouselButtons.module.css';

export type CarouselButtonsProps = {
  /** The id of the scrolling element. */
  scroller: string;
};

type ScrollEdge = 'start' | 'end' | 'both' | 'none';

/**
 * Previous and Next buttons for a scrolling list. The list also scrolls without JavaScript. Styles hide the buttons in browsers that draw their own
 * (`::scroll-button`), so that no script is loaded there. The scroll position is the only state, so the buttons stay correct however the list was scrolled.
 */
export function CarouselButtons({ scroller }: CarouselButtonsProps) {
  const subscribe = useCallback(
    (notify: () => void) => {
      const element = document.getElementById(scroller);
      element?.addEventListener('scroll', notify, { passive: true });
      globalThis.addEventListener('resize', notify, { passive: true });
      return () => {
        element?.removeEventListener('scroll', notify);
        globalThis.removeEventListener('resize', notify);
      };
    },
    [scroller],
  );
  const edge = useSyncExternalStore<ScrollEdge>(
    subscribe,
    () => readScrollEdge(document.getElementById(scroller)),
    () => 'start',
  );
  if (edge === 'both') return null;
  // `aria-disabled` instead of `disabled`, because a disabled button loses the keyboard focus.
  return (
    <p className={styles.buttons} data-carousel-buttons="">
      <button type="button" aria-controls={scroller} aria-disabled={edge === 'start'} onClick={() => scrollByOneItem(scroller, -1)}>
        Previous
      </button>
      <button type="button" aria-controls={scroller} aria-disabled={edge === 'end'} onClick={() => scrollByOneItem(scroller, 1)}>
        Next
      </button>
    </p>
  );
}

function readScrollEdge(element: HTMLElement | null): ScrollEdge {
  if (!element) return 'both';
  // In right-to-left text, scroll positions are negative.
  const position = Math.abs(element.scrollLeft);
  const atStart = position < 2;
  const atEnd = position > element.scrollWidth - element.clientWidth - 2;
  if (atStart && atEnd) return 'both';
  if (atStart) return 'start';
  return atEnd ? 'end' : 'none';
}

/** Scrolls by the width of one item. Scroll snapping then aligns the next item. */
function scrollByOneItem(scroller: string, step: 1 | -1): void {
  const element = document.getElementById(scroller);
  const item = element?.querySelector('li');
  if (!element || !item) return;
  const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollBy({ left: item.getBoundingClientRect().width * step * direction, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}
