import type { ReactNode } from 'react';
import styles from './CountedLinks.module.css';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

export type CountedLink = {
  key: string | number;
  href: string | null | undefined;
  name: string | null | undefined;
  /** How many there are behind the link; not shown when it is missing. */
  count?: number | null | undefined;
  /** Links below this one. */
  below?: ReactNode;
};

type Props = {
  links: readonly CountedLink[];
  /** Words of the line the list opens from; without them it stands open. */
  folded?: string | undefined;
};

/** Links below each other, each with the number of what is behind it at the end of its line. */
export function CountedLinks({ links, folded }: Props) {
  const list = (
    <ul className={styles.list}>
      {links.map(({ key, href, name, count, below }) => (
        <li key={key}>
          <SmartLink className={styles.link} href={href}>
            {name} {typeof count === 'number' && <span className="label">{count}</span>}
          </SmartLink>
          {below}
        </li>
      ))}
    </ul>
  );
  if (!folded) return list;
  return (
    <details className={styles.collapsible}>
      <summary>{folded}</summary>
      {list}
    </details>
  );
}
