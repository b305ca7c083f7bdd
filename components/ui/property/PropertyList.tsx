import type { ReactNode } from 'react';
import styles from './PropertyList.module.css';

type Props = {
  children: ReactNode;
  label?: string | undefined;
  /** Shows cards with large pictures instead of rows. */
  isCards?: boolean;
};

/** A list of buildings. Takes `PropertyRow`s. */
export function PropertyList({ children, label, isCards }: Props) {
  return (
    <div className={styles.container}>
      <ul className={`plain ${isCards ? styles.cards : styles.list}`} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
