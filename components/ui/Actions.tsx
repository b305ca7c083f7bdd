import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** What can be done next, in a row: at most one of it a signal. */
export function Actions({ hang, children }: { hang?: boolean; children: ReactNode }) {
  return <div className={hang ? `${styles.actions} hang` : styles.actions}>{children}</div>;
}
