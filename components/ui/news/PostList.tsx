import { Children, type ReactNode } from 'react';
import ledger from '#components/ui/text/RuledEntry.module.css';
import styles from './PostList.module.css';

/** Set on what stands in the margin of an entry: dates, terms, names. */
export const marginProps = { 'data-aside': '' } as const;

type Props = {
  /** So many side by side where there is room; otherwise rows, one below the other. */
  columns?: number | null | undefined;
  className?: string | undefined;
  /** What is said of each, in one element a post. */
  children: ReactNode;
};

/** Posts: as ruled rows, what dates and files them in the margin; or as a grid whose pictures run from line to line. */
export function PostList({ columns, className, children }: Props) {
  const isGrid = Boolean(columns && columns > 1);
  const layout = isGrid ? [styles.grid, columns === 3 && styles.three, columns && columns > 3 && styles.four] : [styles.rows];
  return (
    <div className={[styles.list, className].filter(Boolean).join(' ')} data-list="">
      <ul className={layout.filter(Boolean).join(' ')} data-list="">
        {Children.map(children, (post) => (
          <li className={isGrid ? undefined : ledger.entry}>{post}</li>
        ))}
      </ul>
    </div>
  );
}
