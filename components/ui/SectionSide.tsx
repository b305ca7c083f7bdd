import type { ReactNode } from 'react';
import { GoLink } from './GoLink.tsx';
import { Mark } from './Mark.tsx';
import styles from './SectionSide.module.css';

type Props = {
  title: ReactNode;
  note?: ReactNode;
  more?: { url: string; title: string } | undefined;
  children: ReactNode;
};

/** A section whose heading stands beside a long list and stays in view while the list goes by. */
export function SectionSide({ title, note, more, children }: Props) {
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <Mark />
        <h2 className={styles.title}>{title}</h2>
        {note && <div className={`${styles.note} lead`}>{note}</div>}
        {more && (
          <p>
            <GoLink href={more.url}>{more.title}</GoLink>
          </p>
        )}
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
