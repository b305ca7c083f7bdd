import type { ReactNode } from 'react';
import styles from './Island.module.css';

type Props = {
  /** When its script is loaded: as it nears the view, once the page is at rest, or at the first touch. */
  on: 'visible' | 'idle' | 'interaction';
  children: ReactNode;
};

/**
 * Marks what a client component works on, so that its script can be loaded when it is wanted. What is waited for to become visible are the
 * children's boxes: put the server's markup around the client component inside as well, or one that renders nothing yet would never start.
 */
export function Island({ on, children }: Props) {
  return (
    <div className={styles.island} data-island={on}>
      {children}
    </div>
  );
}
