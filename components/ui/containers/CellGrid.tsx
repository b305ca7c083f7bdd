import { Children, type ReactNode } from 'react';
import styles from './CellGrid.module.css';

type Props = {
  /** Columns where the widest room is; fewer where there is less. */
  columns: 1 | 2 | 3 | 4;
  /** Lines between the columns and above the rows. */
  ruled?: boolean;
  /** Accessible name of the list. */
  label?: string | undefined;
  /** One child for each cell. */
  children: ReactNode;
};

const names = { 1: 'one', 2: 'two', 3: 'three', 4: 'four' } as const;

/** A ruled grid: cells share their lines, as fields of a title block do, and as many stand on a line as the room allows. */
export function CellGrid({ columns, ruled = true, label, children }: Props) {
  const classes = [styles.cells, styles[names[columns]], ruled && styles.ruled].filter(Boolean).join(' ');
  return (
    <div className={styles.room}>
      <ul className={classes} aria-label={label}>
        {Children.toArray(children).map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
