import type { ReactNode } from 'react';
import { Island } from '#components/ui/core/Island.client.tsx';
import { PopupItems } from './Popup.island.tsx';
import styles from './Popup.module.css';

export type PopupItem = {
  /** Unique on the page, so that links can open the item. */
  id: string;
  title: string;
  /** Content of the card: image, title, status. */
  card: ReactNode;
  /** Content below the title. */
  content: ReactNode;
};

type Props = {
  /** Accessible name of the popup. */
  label: string;
  items: readonly PopupItem[];
  level?: 3 | 4;
};

/**
 * Cards that open details: in a modal dialog below the tablet breakpoint, and inside the page from there on. Without scripts, the cards are links to the
 * details, which are then shown below the cards.
 */
export function Popup({ label, items, level = 3 }: Props) {
  if (items.length === 0) return null;
  return (
    <div className={styles.root}>
      <Island>
        <PopupItems label={label} items={items} level={level} />
      </Island>
    </div>
  );
}
