import type { ReactNode } from 'react';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { DetailMark } from '#components/ui/drawings/DetailMark.tsx';
import styles from './SideHeadingSection.module.css';

type Props = {
  title: ReactNode;
  note?: ReactNode;
  more?: { url: string; title: string } | undefined;
  children: ReactNode;
};

/** A section whose heading stands beside a long list and stays in view while the list goes by. */
export function SideHeadingSection({ title, note, more, children }: Props) {
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <DetailMark />
        <h2 className={styles.title}>{title}</h2>
        {note && <div className={`${styles.note} lead`}>{note}</div>}
        {more && (
          <p>
            <ArrowLink href={more.url}>{more.title}</ArrowLink>
          </p>
        )}
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
