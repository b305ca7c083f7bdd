import type { ReactNode } from 'react';
import styles from './NewsCard.module.css';

/** The quarter of a `NewsGrid` beside its lead: `NewsCard`s below each other. */
export function NewsSidebar({ children }: { children: ReactNode }) {
  return <div className={styles.aside}>{children}</div>;
}
