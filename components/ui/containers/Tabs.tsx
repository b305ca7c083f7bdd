import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

/** Tabs on wide screens, an accordion on narrow ones. Takes `Tab`s. */
export function Tabs({ children }: { children: ReactNode }) {
  return <div className={styles.tabs}>{children}</div>;
}

type Props = {
  /** The `name` that the tabs of one group share. Opening one closes the others. */
  group: string;
  label: ReactNode;
  open: boolean;
  children: ReactNode;
};

/**
 * One tab and its content. It is a `details` element rather than a radio button, so that find-in-page and links to an element inside open it,
 * assistive technology announces whether it is open, and no script is needed. Browsers without `::details-content` show an accordion.
 */
export function Tab({ group, label, open, children }: Props) {
  return (
    <details className={styles.item} name={group} open={open}>
      <summary className={styles.tab}>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
