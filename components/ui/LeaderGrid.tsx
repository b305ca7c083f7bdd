import type { ReactNode } from 'react';
import styles from './Leader.module.css';

/** `Leader`s side by side. */
export function LeaderGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.results}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}
