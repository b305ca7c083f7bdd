import type { ReactNode } from 'react';
import styles from './TeamMemberCard.module.css';

/** `Member`s side by side. */
export function TeamMemberGrid({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}
