import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type Props = {
  /** One sentence that says what is missing. */
  title: ReactNode;
  /** What the visitor can do instead. */
  children?: ReactNode;
  level?: 2 | 3;
};

/** Takes the place of a list that has no items. */
export function EmptyState({ title, children, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}
