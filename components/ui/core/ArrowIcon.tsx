import type { ReactNode } from 'react';
import styles from './ArrowLink.module.css';
import { Icon } from './Icon.tsx';

/** Looks as {@link GoLink} does, inside a card whose heading is the link: a second one to the same place would only be read twice. */
export function ArrowIcon({ children }: { children: ReactNode }) {
  return (
    <span className={styles.go} data-go="" aria-hidden="true">
      {children} <Icon name="arrow" />
    </span>
  );
}
