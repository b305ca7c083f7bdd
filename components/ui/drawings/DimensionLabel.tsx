import type { ReactNode } from 'react';
import styles from './DimensionLabel.module.css';

/**
 * The dimension line of an architectural drawing: a length between two slashes. Use it only for real lengths. `value` includes its unit
 * (`1,690 ft`); `note` is the same length in the other system of units, or what was measured.
 */
export function DimensionLabel({ value, note }: { value: ReactNode; note?: ReactNode }) {
  return (
    <p className={styles.dimension}>
      <span>
        {value}
        {note && (
          <>
            {' '}
            <small>{note}</small>
          </>
        )}
      </span>
    </p>
  );
}
