import type { ReactNode } from 'react';
import styles from './BlockGrid.module.css';

const columnNames: Readonly<Record<number, string | undefined>> = { 1: styles.one, 2: styles.two, 3: styles.three, 4: styles.four };
const spanNames: Readonly<Record<number, string | undefined>> = { 2: styles.span2, 3: styles.span3, 4: styles.span4 };

type Props = {
  /** 1 to 4, where there is room for them. */
  columns?: number | null | undefined;
  /** A line at the start of each cell. */
  ruled?: boolean;
  children: ReactNode;
};

/** Columns for blocks of any kind. */
export function BlockGrid({ columns, ruled, children }: Props) {
  const classes = [styles.grid, columnNames[columns ?? 3] ?? styles.three, ruled && styles.ruled].filter(Boolean).join(' ');
  return (
    <div className={styles.room}>
      <div className={classes}>{children}</div>
    </div>
  );
}

/** A cell that may take more than one column, never more than there are. Its blocks follow each other as in running text. */
export function BlockCell({ span, children }: { span?: number | null | undefined; children: ReactNode }) {
  const classes = ['prose', styles.cell, spanNames[span ?? 1]].filter(Boolean).join(' ');
  return <div className={classes}>{children}</div>;
}
