'use client';
import { type FormEvent, useSyncExternalStore } from 'react';
import styles from './ComparisonSlider.module.css';

const subscribeToNothing = () => () => undefined;

/**
 * A range input over both pictures, which works with mouse, touch and keyboard. It is rendered only in the browser, because it does nothing
 * without JavaScript.
 */
export function ComparisonRange() {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!isHydrated) return null;
  return (
    <input
      className={styles.range}
      type="range"
      min="0"
      max="100"
      defaultValue="50"
      aria-label="Move the line between the two pictures"
      onInput={move}
    />
  );
}

/** Sets a custom property by script, because the content security policy blocks `style` attributes. */
function move({ currentTarget }: FormEvent<HTMLInputElement>): void {
  currentTarget.closest<HTMLElement>('[data-compare]')?.style.setProperty('--at', `${currentTarget.value}%`);
}
