'use client';
import { useCallback, useSyncExternalStore } from 'react';
import styles from './CarouselButtons.module.css';

export type CarouselProps = {
  /** Id of the scrolling element. */
  scroller: string;
};

type Ends = 'start' | 'end' | 'both' | 'none' | 'native';

/**
 * Previous and Next for a scrolling list. The list is the server's and scrolls without this; a browser that draws `::scroll-button`s is left to
 * draw them. State is the scroll position itself, so the buttons agree with whatever moved the list.
 */
export function CarouselButtons({ scroller }: CarouselProps) {
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
  const at = useSyncExternalStore<Ends>(
    subscribe,
    () => readEnds(document.getElementById(scroller)),
    () => 'native',
  );
  if (at === 'native' || at === 'both') return null;
  // Not `disabled`: whoever pressed the last one with the keyboard would lose their place on the page.
  return (
    <p className={styles.buttons}>
      <button type="button" aria-controls={scroller} aria-disabled={at === 'start'} onClick={() => move(scroller, -1)}>
        Previous
      </button>
      <button type="button" aria-controls={scroller} aria-disabled={at === 'end'} onClick={() => move(scroller, 1)}>
        Next
      </button>
    </p>
  );
}

function readEnds(element: HTMLElement | null): Ends {
  if (!element || CSS.supports('selector(::scroll-button(*))')) return 'native';
  // In right-to-left writing positions run below zero.
  const position = Math.abs(element.scrollLeft);
  const atStart = position < 2;
  const atEnd = position > element.scrollWidth - element.clientWidth - 2;
  if (atStart && atEnd) return 'both';
  if (atStart) return 'start';
  return atEnd ? 'end' : 'none';
}

/** Moves by one item: snapping settles it on the next one whatever its width. */
function move(scroller: string, step: 1 | -1): void {
  const element = document.getElementById(scroller);
  const item = element?.querySelector('li');
  if (!element || !item) return;
  const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollBy({ left: item.getBoundingClientRect().width * step * direction, behavior: calm ? 'instant' : 'smooth' });
}
