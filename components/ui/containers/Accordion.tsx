import { type ReactNode, useId } from 'react';
import styles from './Accordion.module.css';

export type AccordionItem = { question: ReactNode; answer: ReactNode };

type Props = {
  items: readonly AccordionItem[];
  /** The first one stands open. */
  openFirst?: boolean;
  /** Opening one closes the others. */
  exclusive?: boolean;
  /** The answers are more than text: they take the whole width. */
  wide?: boolean;
};

/** Questions that open, without script. */
export function Accordion({ items, openFirst = true, exclusive = true, wide = false }: Props) {
  const group = useId();
  return (
    <div className={wide ? `${styles.accordion} ${styles.wide}` : styles.accordion}>
      {items.map(({ question, answer }, index) => (
        <details key={index} name={exclusive ? group : undefined} open={openFirst && index === 0}>
          <summary>{question}</summary>
          <div className="stack stack--s">{answer}</div>
        </details>
      ))}
    </div>
  );
}
