import type { ReactNode } from 'react';
import styles from './DimensionLabel.module.css';

/**
 * Dimension string: a true length between two slashes. Nothing else is to be put here: a drawing that lies about a length is worthless.
 * `value` carries its unit (`1,690 ft`), `note` the same length in the other system, or whose length it is.
 */
export function DimensionLabel({ value, note }: { value: ReactNode; note?: ReactNode }) {
  return (
    <p className={styles.dim}>
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
