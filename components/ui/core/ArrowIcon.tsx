import type { ReactNode } from 'react';
import styles from './ArrowLink.module.css';
import { Icon } from './Icon.tsx';

/**
 * Text and an arrow that look like an {@link ArrowLink}, for a card whose heading is the link. It is hidden from assistive technology, because
 * a second link to the same page would only be read twice.
 */
export function ArrowIcon({ children }: { children: ReactNode }) {
  return (
    <span className={styles.arrowLink} data-arrow="" aria-hidden="true">
      {children} <Icon name="arrow" />
    </span>
  );
}
