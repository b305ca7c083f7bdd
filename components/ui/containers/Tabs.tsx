import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

/** Views of one thing, behind tabs where there is room for them and one below the other where there is not. */
export function Tabs({ children }: { children: ReactNode }) {
  return <div className={styles.views}>{children}</div>;
}

type Props = {
  /** Opening one view closes the others of its group. */
  group: string;
  label: ReactNode;
  open: boolean;
  children: ReactNode;
};

/**
 * One view and its tab. `details` rather than radios: a search in the page opens the view that holds the words, a link to something inside opens it
 * too, assistive technology says what is open, and nothing needs script. Browsers that cannot lay the tabs side by side show an accordion.
 */
export function Tab({ group, label, open, children }: Props) {
  return (
    <details className={styles.view} name={group} open={open}>
      <summary className={styles.tab}>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
