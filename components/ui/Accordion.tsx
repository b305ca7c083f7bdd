import { type ReactNode, useId } from 'react';
import styles from './Accordion.module.css';

export type Question = { question: ReactNode; answer: ReactNode };

type Props = {
  items: readonly Question[];
  /** The first one stands open. */
  openFirst?: boolean;
  /** Opening one closes the others. */
  exclusive?: boolean;
};

/** Questions that open, without script. */
export function Accordion({ items, openFirst = true, exclusive = true }: Props) {
  const group = useId();
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }, index) => (
        <details key={index} name={exclusive ? group : undefined} open={openFirst && index === 0}>
          <summary>{question}</summary>
          <div className="stack stack--s">{answer}</div>
        </details>
      ))}
    </div>
  );
}
