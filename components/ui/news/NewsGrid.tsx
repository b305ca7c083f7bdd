import type { ReactNode } from 'react';
import styles from './NewsCard.module.css';

/** Arranges `NewsCard`s on the twelve columns of the grid. */
export function NewsGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
