'use client';
import { type FormEvent, useSyncExternalStore } from 'react';
import styles from './ComparisonSlider.module.css';

const never = () => () => undefined;

/** A range over both pictures, so that it is moved by pointer, touch and keys alike. Not there before script is: it would do nothing. */
export function ComparisonRange() {
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!live) return null;
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

/** Set through the object model: a style attribute would be refused by the content security policy. */
function move({ currentTarget }: FormEvent<HTMLInputElement>): void {
  currentTarget.closest<HTMLElement>('[data-compare]')?.style.setProperty('--at', `${currentTarget.value}%`);
}
