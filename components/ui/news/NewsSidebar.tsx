import type { ReactNode } from 'react';
import styles from './NewsCard.module.css';

/** The quarter of a `NewsGrid` next to the lead story, with `NewsCard`s stacked in it. */
export function NewsSidebar({ children }: { children: ReactNode }) {
  return <div className={styles.aside}>{children}</div>;
}
