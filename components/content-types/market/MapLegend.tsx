import type { ReactNode } from 'react';
import styles from './MapLegend.module.css';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

export type LegendItem = {
  href: string;
  name: ReactNode;
  /** What the same thing is called in the drawing beside the list. */
  bubble: string;
  fact?: ReactNode;
};

/** Key of a drawing: what each of its bubbles stands for. */
export function MapLegend({ items, label }: { items: readonly LegendItem[]; label?: string | undefined }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ href, name, bubble, fact }) => (
        <li key={bubble}>
          <SmartLink href={href}>
            <span className={styles.bubble}>{bubble}</span>
            <span>{name}</span>
            {fact && <span className={styles.fact}>{fact}</span>}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
