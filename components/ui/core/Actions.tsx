import type { ReactNode } from 'react';
import styles from './Actions.module.css';

type Props = {
  /** Indents the row, so that it lines up with the text of the section. */
  inset?: boolean;
  /** How to use the space that is left in the row. The default is `start`. */
  justify?: 'center' | 'end' | 'between' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A row of buttons and links. At most one of them has the `signal` variant. */
export function Actions({ inset, justify, className, children }: Props) {
  return (
    <div className={[styles.actions, inset && 'inset', justify && styles[justify], className].filter(Boolean).join(' ')}>{children}</div>
  );
}
