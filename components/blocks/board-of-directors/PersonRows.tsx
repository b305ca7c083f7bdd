import type { ReactNode } from 'react';
import type { Portrait_image$key } from '#generated/Portrait_image.graphql.ts';
import styles from './PersonRows.module.css';
import { Portrait } from '#components/ui/people/Portrait.tsx';

type Row = {
  /** Content of the heading: a link if the person has a profile page. */
  name: ReactNode;
  role: ReactNode;
  portrait: Portrait_image$key | null | undefined;
  /** Biography and links. */
  children: ReactNode;
};

/** A list of people, one per row: portrait, name and role, and biography. */
export function PersonRows({ rows, level = 3 }: { rows: readonly Row[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.rows}>
      {rows.map(({ name, role, portrait, children }, index) => (
        <li key={index}>
          {portrait && <Portrait image={portrait} sizes="(width >= 48rem) 9.5rem, 33vw" />}
          <div className={styles.identity}>
            <Heading className={styles.name}>{name}</Heading>
            {role && <p className="label">{role}</p>}
          </div>
          <div className={styles.biography}>{children}</div>
        </li>
      ))}
    </ul>
  );
}
