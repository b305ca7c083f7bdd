import type { ReactNode } from 'react';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { keepNamesUnbroken } from '#components/ui/core/unbroken-names.tsx';
import { DetailMark } from '#components/ui/drawings/DetailMark.tsx';
import styles from './SectionHeader.module.css';

type Props = {
  title: ReactNode;
  /** Heading level. Use 3 for a section inside another one. */
  level?: 2 | 3;
  note?: ReactNode;
  moreLink?: { url: string; title: string } | null | undefined;
  /** A control for the section, in the place of the link. */
  control?: ReactNode;
  /** The id of the heading, for `labelledBy` of the section. */
  id?: string | undefined;
};

/** The header of a section: a rule with ticks, the detail mark, the heading in column 4, and an optional note and link or control. */
export function SectionHeader({ title, level = 2, note, moreLink, control, id }: Props) {
  const Heading = `h${level}` as const;
  return (
    <header className={`${styles.head} tick-rule`}>
      <DetailMark className={styles.mark} />
      <Heading className={styles.title} id={id}>
        {keepNamesUnbroken(title)}
      </Heading>
      {note && <div className={`${styles.note} lead`}>{note}</div>}
      {moreLink && (
        <p className={styles.more}>
          <ArrowLink href={moreLink.url}>{moreLink.title}</ArrowLink>
        </p>
      )}
      {control && <div className={styles.more}>{control}</div>}
    </header>
  );
}
