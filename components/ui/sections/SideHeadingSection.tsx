import type { ReactNode } from 'react';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { keepNamesUnbroken } from '#components/ui/core/unbroken-names.tsx';
import { DetailMark } from '#components/ui/drawings/DetailMark.tsx';
import styles from './SideHeadingSection.module.css';

type Props = {
  title: ReactNode;
  note?: ReactNode;
  moreLink?: { url: string; title: string } | undefined;
  children: ReactNode;
};

/** A section whose heading is next to a long list and stays in view (sticky) while the list scrolls. */
export function SideHeadingSection({ title, note, moreLink, children }: Props) {
  return (
    <div className={`${styles.section} tick-rule`}>
      <header className={styles.head}>
        <DetailMark />
        <h2 className={styles.title}>{keepNamesUnbroken(title)}</h2>
        {note && <div className={`${styles.note} lead`}>{note}</div>}
        {moreLink && (
          <p>
            <ArrowLink href={moreLink.url}>{moreLink.title}</ArrowLink>
          </p>
        )}
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
