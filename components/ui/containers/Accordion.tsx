import { type ReactNode, useId } from 'react';
import styles from './Accordion.module.css';

export type AccordionItem = { title: ReactNode; content: ReactNode };

type Props = {
  items: readonly AccordionItem[];
  /** Whether the first item is initially open. */
  openFirst?: boolean;
  /** Whether opening an item closes the others. */
  exclusive?: boolean;
  /** Whether the content takes the full width instead of the width of a text column. */
  wide?: boolean;
};

/** An accordion of `details` elements that works without JavaScript. */
export function Accordion({ items, openFirst = true, exclusive = true, wide = false }: Props) {
  const group = useId();
  return (
    <div className={wide ? `${styles.accordion} ${styles.wide}` : styles.accordion}>
      {items.map(({ title, content }, index) => (
        <details key={index} name={exclusive ? group : undefined} open={openFirst && index === 0}>
          <summary>{title}</summary>
          <div className="stack stack--s">{content}</div>
        </details>
      ))}
    </div>
  );
}
