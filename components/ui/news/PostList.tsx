import { Children, type ReactNode } from 'react';
import entryStyles from '#components/ui/text/RuledEntry.module.css';
import styles from './PostList.module.css';

/** Props for elements in the margin of an entry: dates, terms and names. */
export const marginProps = { 'data-margin': '' } as const;

type Props = {
  /** Maximum number of columns. With 1 or without a number, the posts are rows. */
  columns?: number | null | undefined;
  className?: string | undefined;
  /** One element per post. */
  children: ReactNode;
};

/** A list of posts: rows with dates and terms in the margin, or a grid in which pictures fill the cells. */
export function PostList({ columns, className, children }: Props) {
  const isGrid = Boolean(columns && columns > 1);
  const layout = isGrid ? [styles.grid, columns === 3 && styles.three, columns && columns > 3 && styles.four] : [styles.rows];
  return (
    <div className={[styles.list, className].filter(Boolean).join(' ')} data-list="">
      <ul className={layout.filter(Boolean).join(' ')} data-list="">
        {Children.map(children, (post) => (
          <li className={isGrid ? undefined : entryStyles.entry}>{post}</li>
        ))}
      </ul>
    </div>
  );
}
