import type { ReactNode } from 'react';
import styles from './OverlappingCard.module.css';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';

type Props = {
  ground?: string | null | undefined;
  /** Corner the words stand in. */
  position: 'start' | 'end';
  picture: ReactNode;
  /** What the picture shows, where and when. */
  caption?: ReactNode;
  children: ReactNode;
};

const grounds = ['paper', 'sunk', 'night'] as const;

/** A picture from edge to edge, and words on a plate that overlaps its lower corner. Without the picture the plate stands alone. */
export function OverlappingCard({ ground, position, picture, caption, children }: Props) {
  return (
    <PageSheet ground={grounds.find((name) => name === ground) ?? 'paper'} lessPadding className={picture ? styles.section : undefined}>
      <div className={picture ? `${styles.overlap} ${styles[position]}` : undefined}>
        {picture && (
          <figure className={styles.picture}>
            {picture}
            {caption && <figcaption className={`${styles.caption} label`}>{caption}</figcaption>}
          </figure>
        )}
        <div className={styles.plate}>{children}</div>
      </div>
    </PageSheet>
  );
}
