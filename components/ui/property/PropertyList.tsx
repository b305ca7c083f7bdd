import type { ReactNode } from 'react';
import styles from './PropertyList.module.css';

/** A list of buildings. Takes `PropertyRow`s. */
export function PropertyList({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <div className={styles.container}>
      <ul className={styles.list} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
