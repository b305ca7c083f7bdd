import type { ReactNode } from 'react';
import styles from './CountedLinks.module.css';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

export type CountedLink = {
  key: string | number;
  href: string | null | undefined;
  name: string | null | undefined;
  /** The number of items behind the link. */
  count?: number | null | undefined;
  /** A nested list of links. */
  children?: ReactNode;
};

type Props = {
  links: readonly CountedLink[];
  /** The summary of the collapsed list. Without it the list is not collapsible. */
  summary?: string | undefined;
};

/** A list of links, each with the number of items behind it. */
export function CountedLinks({ links, summary }: Props) {
  const list = (
    <ul className={styles.list}>
      {links.map(({ key, href, name, count, children }) => (
        <li key={key}>
          <SmartLink className={styles.link} href={href}>
            {name} {typeof count === 'number' && <span className="label">{count}</span>}
          </SmartLink>
          {children}
        </li>
      ))}
    </ul>
  );
  if (!summary) return list;
  return (
    <details className={styles.collapsible}>
      <summary>{summary}</summary>
      {list}
    </details>
  );
}
