import type { ReactNode } from 'react';
import styles from './Island.module.css';

type Props = {
  /** When its script is loaded: as it nears the view, once the page is at rest, or at the first touch. */
  on: 'visible' | 'idle' | 'interaction';
  children: ReactNode;
};

/** Marks where a client component begins, so that the document server can load its script when it is wanted. */
export function Island({ on, children }: Props) {
  return (
    <div className={styles.island} data-island={on}>
      {children}
    </div>
  );
}
