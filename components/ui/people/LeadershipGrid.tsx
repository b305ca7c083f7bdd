import type { ReactNode } from 'react';
import styles from './LeadershipCard.module.css';

/** A grid of `LeadershipCard`s. */
export function LeadershipGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.container}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}
