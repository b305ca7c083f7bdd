import type { ReactNode } from 'react';
import styles from './Island.module.css';

/**
 * Wraps a client component, so that its script is loaded at the visitor's first interaction with it. Until then, visitors use the markup that the server has
 * rendered, so that must be complete.
 */
export function Island({ children }: { children: ReactNode }) {
  return (
    <div className={styles.island} data-island="">
      {children}
    </div>
  );
}
