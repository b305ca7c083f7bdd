import type { ReactNode } from 'react';
import styles from './Island.module.css';

type Props = {
  /** When to load the script: when the island comes near the viewport, when the page is idle, or at the visitor's first interaction. */
  on: 'visible' | 'idle' | 'interaction';
  children: ReactNode;
};

/**
 * Wraps a client component, so that its script is loaded only when it is needed. With `visible`, the boxes of the children are observed, not
 * the wrapper's: include the server-rendered markup that belongs to the component, because a component that renders nothing at first would
 * otherwise never become visible.
 */
export function Island({ on, children }: Props) {
  return (
    <div className={styles.island} data-island={on}>
      {children}
    </div>
  );
}
