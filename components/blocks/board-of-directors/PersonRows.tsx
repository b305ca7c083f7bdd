import type { ReactNode } from 'react';
import type { Portrait_image$key } from '#generated/Portrait_image.graphql.ts';
import styles from './PersonRows.module.css';
import { Portrait } from '#components/ui/people/Portrait.tsx';

type Row = {
  /** A heading's words: a link where the person has a page. */
  name: ReactNode;
  role: ReactNode;
  portrait: Portrait_image$key | null | undefined;
  /** A few words, and ways on. */
  children: ReactNode;
};

/** People below each other: portrait from line to line, name and office, then what is to be said of them. */
export function PersonRows({ rows, level = 3 }: { rows: readonly Row[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.rows}>
      {rows.map(({ name, role, portrait, children }, index) => (
        <li key={index}>
          {portrait && <Portrait image={portrait} sizes="(width >= 48rem) 25vw, 33vw" />}
          <div className={styles.who}>
            <Heading className={styles.name}>{name}</Heading>
            {role && <p className="label">{role}</p>}
          </div>
          <div className={styles.words}>{children}</div>
        </li>
      ))}
    </ul>
  );
}
