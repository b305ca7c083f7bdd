import type { ReactNode } from 'react';
import styles from './OverlappingCard.module.css';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';

type Props = {
  ground?: string | null | undefined;
  /** Corner of the card. */
  position: 'start' | 'end';
  image: ReactNode;
  /** What the image shows, where and when. */
  caption?: ReactNode;
  children: ReactNode;
};

const backgrounds = ['paper', 'sunk', 'night'] as const;

/** An image from edge to edge with a card that overlaps its lower corner. Without an image, only the card is shown. */
export function OverlappingCard({ ground, position, image, caption, children }: Props) {
  return (
    <PageSheet ground={backgrounds.find((name) => name === ground) ?? 'paper'} lessPadding className={image ? styles.section : undefined}>
      <div className={image ? `${styles.overlap} ${styles[position]}` : undefined}>
        {image && (
          <figure className={styles.image}>
            {image}
            {caption && <figcaption className={`${styles.caption} label`}>{caption}</figcaption>}
          </figure>
        )}
        <div className={styles.card}>{children}</div>
      </div>
    </PageSheet>
  );
}
