import { Children, type ReactNode } from 'react';
import styles from './CellGrid.module.css';

type Props = {
  /** Maximum number of columns. Narrow containers have fewer. */
  columns: 1 | 2 | 3 | 4;
  /** Whether there are lines between the columns and above the rows. */
  ruled?: boolean;
  /** Accessible name of the list. */
  label?: string | undefined;
  /** One child per cell. */
  children: ReactNode;
};

const columnClassNames = { 1: 'one', 2: 'two', 3: 'three', 4: 'four' } as const;

/** A grid of cells that share their lines, with as many columns as fit the container. */
export function CellGrid({ columns, ruled = true, label, children }: Props) {
  const classes = [styles.cells, styles[columnClassNames[columns]], ruled && styles.ruled].filter(Boolean).join(' ');
  return (
    <div className={styles.container}>
      <ul className={classes} aria-label={label}>
        {Children.toArray(children).map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
