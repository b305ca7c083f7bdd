import type { ReactNode } from 'react';
import styles from './RegionCard.module.css';

/** `RegionCard`s side by side, as many as there is room for. */
export function RegionCardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
