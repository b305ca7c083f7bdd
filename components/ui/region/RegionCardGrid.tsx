import type { ReactNode } from 'react';
import styles from './RegionCard.module.css';

/** A grid of `RegionCard`s with as many columns as fit. */
export function RegionCardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
