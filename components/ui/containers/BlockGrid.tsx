import type { ReactNode } from 'react';
import styles from './BlockGrid.module.css';

/** A grid has one column unless a class says otherwise. */
const columnNames: Readonly<Record<number, string | undefined>> = { 1: '', 2: styles.two, 3: styles.three, 4: styles.four };
const spanNames: Readonly<Record<number, string | undefined>> = { 2: styles.span2, 3: styles.span3, 4: styles.span4 };

type Props = {
  /** Maximum number of columns: 1 to 4. Narrow containers have fewer. */
  columns?: number | null | undefined;
  /** Whether there is a line at the start of each cell. */
  ruled?: boolean;
  children: ReactNode;
};

/** Arranges blocks of any kind in columns. */
export function BlockGrid({ columns, ruled, children }: Props) {
  const classes = [styles.grid, columnNames[columns ?? 3] ?? styles.three, ruled && styles.ruled].filter(Boolean).join(' ');
  return (
    <div className={styles.container}>
      <div className={classes}>{children}</div>
    </div>
  );
}

/** A cell of a `BlockGrid` that may span columns. Its blocks are spaced like the blocks in a text column. */
export function BlockCell({ span, children }: { span?: number | null | undefined; children: ReactNode }) {
  const classes = ['prose', styles.cell, spanNames[span ?? 1]].filter(Boolean).join(' ');
  return <div className={classes}>{children}</div>;
}
