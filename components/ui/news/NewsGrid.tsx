import type { ReactNode } from 'react';
import styles from './NewsCard.module.css';

/** `NewsCard`s on the grid's twelve columns. */
export function NewsGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
