import type { ReactNode } from 'react';
import styles from './FileGroups.module.css';
import { type FileRow, FileRows } from './FileRows.tsx';

export type FileGroup = {
  title?: string | null | undefined;
  text?: ReactNode;
  files: readonly FileRow[];
};

type Props = {
  groups: readonly FileGroup[];
  level?: 2 | 3;
  /** Whether the titles are numbers, such as years, in the size of large numbers. */
  figures?: boolean;
};

/** Groups of files: title and description in the first columns, the files in the others. */
export function FileGroups({ groups, level = 3, figures }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.groups}>
      {groups.map(({ title, text, files }, index) => (
        <section className={styles.group} key={index}>
          <div className={styles.intro}>
            {title && <Heading className={figures ? `${styles.figure} num` : styles.title}>{title}</Heading>}
            {text}
          </div>
          <div className={styles.files}>
            <FileRows files={files} />
          </div>
        </section>
      ))}
    </div>
  );
}
