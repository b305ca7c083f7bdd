import { type ReactNode, useId } from 'react';
import { CarouselButtons } from './CarouselButtons.island.tsx';
import { Island } from '#components/ui/core/Island.client.tsx';
import styles from './CardScroller.module.css';

type Props = {
  /** Accessible name of the scrolling list. */
  label: string;
  /** The cards, each with a `key`. */
  children: ReactNode[];
};

/** A row of cards that scrolls horizontally and extends to both edges of the page. */
export function CardScroller({ label, children }: Props) {
  const id = useId();
  return (
    <div className={styles.wrapper}>
      {children.length > 1 && (
        <Island>
          <CarouselButtons scroller={id} />
        </Island>
      )}
      <div className={styles.scroller} id={id} role="group" aria-label={label} tabIndex={0} data-drag-scroll="">
        <ul className={styles.list}>
          {children.map((child, index) => (
            <li key={index}>{child}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
