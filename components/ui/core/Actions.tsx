import type { ReactNode } from 'react';
import styles from './Actions.module.css';

type Props = {
  hang?: boolean;
  /** Where they stand when there is room left; at the start where nothing is said. */
  justify?: 'center' | 'end' | 'between' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** What can be done next, in a row: at most one of it a signal. */
export function Actions({ hang, justify, className, children }: Props) {
  return (
    <div className={[styles.actions, hang && 'hang', justify && styles[justify], className].filter(Boolean).join(' ')}>{children}</div>
  );
}
