import type { ReactNode } from 'react';
import styles from './LeadershipCard.module.css';

/** `Leader`s side by side. */
export function LeadershipGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.container}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}
