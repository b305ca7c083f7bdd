import type { ReactNode } from 'react';
import styles from './TeamMemberCard.module.css';

/** A grid of `TeamMemberCard`s. */
export function TeamMemberGrid({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}
