import type { ReactNode } from 'react';
import styles from './MapLegend.module.css';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

export type LegendItem = {
  href: string;
  name: ReactNode;
  /** The number of the building's marker on the map. */
  number: string;
  fact?: ReactNode;
};

/** The legend of a map: the buildings with the numbers of their markers. */
export function MapLegend({ items, label }: { items: readonly LegendItem[]; label?: string | undefined }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ href, name, number, fact }) => (
        <li key={number}>
          <SmartLink href={href}>
            <span className={styles.number}>{number}</span>
            <span>{name}</span>
            {fact && <span className={styles.fact}>{fact}</span>}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
