import type { ReactNode } from 'react';
import styles from './TitleBlock.module.css';

export type TitleBlockEntry = { term: string; value: ReactNode };

/** A list of terms and values, styled like the title block of an architectural drawing: sheet, project and revision date of the page. */
export function TitleBlock({ entries }: { entries: readonly TitleBlockEntry[] }) {
  return (
    <dl className={styles.block}>
      {entries.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
