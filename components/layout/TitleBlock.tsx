import type { ReactNode } from 'react';
import styles from './TitleBlock.module.css';

export type TitleBlockEntry = { term: string; value: ReactNode };

/** What a drawing says about itself in its corner: sheet, project, revised, hours. */
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
