import type { ReactNode } from 'react';
import styles from './LinkRow.module.css';

type Props = { id?: string | undefined; className?: string | undefined; children: ReactNode };

/** A row of short links, separated by rules, that wraps. Takes list items. */
export function LinkRow({ id, className, children }: Props) {
  return (
    <ul className={className ? `${styles.row} ${className}` : styles.row} id={id}>
      {children}
    </ul>
  );
}
