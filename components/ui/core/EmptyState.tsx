import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type Props = {
  /** What is not there, in a sentence. */
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  level?: 2 | 3;
};

/** A list with nothing in it, and ways on. */
export function EmptyState({ title, children, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}
