import type { ReactNode } from 'react';
import styles from './Form.module.css';

type Props = { id: string; title: string; level: 2 | 3 | 4; children: ReactNode };

/** A message above a form that has to be sent again. */
export function FormAlert({ id, title, level, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.alert} id={id} role="alert" tabIndex={-1} aria-labelledby={`${id}-note`}>
      <Heading className={styles.heading} id={`${id}-note`}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
