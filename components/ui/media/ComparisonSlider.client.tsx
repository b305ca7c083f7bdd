'use client';
import { useEffect, useRef } from 'react';
import styles from './ComparisonSlider.module.css';

/**
 * A range input over both pictures, which works with mouse, touch and keyboard. Styles hide it in browsers without JavaScript. A visitor may move it before it is
 * hydrated, so the line follows the value that it has then.
 */
export function ComparisonRange() {
  const range = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (range.current) move(range.current);
  }, []);
  return (
    <input
      ref={range}
      className={styles.range}
      type="range"
      min="0"
      max="100"
      defaultValue="50"
      aria-label="Move the line between the two pictures"
      onInput={(event) => move(event.currentTarget)}
    />
  );
}

/** Sets a custom property by script, because the content security policy blocks `style` attributes. */
function move(range: HTMLInputElement): void {
  range.closest<HTMLElement>('[data-compare]')?.style.setProperty('--at', `${range.value}%`);
}
