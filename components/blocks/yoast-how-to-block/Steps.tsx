import type { ReactNode } from 'react';
import styles from './Steps.module.css';

export type Step = { title?: ReactNode; text?: ReactNode };

/** A list of steps, numbered if their order matters. */
export function Steps({ items, ordered = true }: { items: readonly Step[]; ordered?: boolean }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={ordered ? `${styles.steps} ${styles.ordered}` : styles.steps}>
      {items.map(({ title, text }, index) => (
        <li key={index}>
          {title && <p className={styles.title}>{title}</p>}
          {text}
        </li>
      ))}
    </Tag>
  );
}
