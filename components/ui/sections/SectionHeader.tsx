import type { ReactNode } from 'react';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { DetailMark } from '#components/ui/drawings/DetailMark.tsx';
import styles from './SectionHeader.module.css';

type Props = {
  title: ReactNode;
  /** Level in the page's outline; a section below another one takes 3. */
  level?: 2 | 3;
  note?: ReactNode;
  more?: { url: string; title: string } | null | undefined;
  /** Id of the heading, for `labelledBy` of the section. */
  id?: string | undefined;
};

/** Opens a section: tick rule, detail mark, heading on column 4, optional note and link. */
export function SectionHeader({ title, level = 2, note, more, id }: Props) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.head}>
      <DetailMark className={styles.mark} />
      <Heading className={styles.title} id={id}>
        {title}
      </Heading>
      {note && <div className={`${styles.note} lead`}>{note}</div>}
      {more && (
        <p className={styles.more}>
          <ArrowLink href={more.url}>{more.title}</ArrowLink>
        </p>
      )}
    </header>
  );
}
