import type { ReactNode } from 'react';
import styles from './SideBySide.module.css';

type Props = {
  media: ReactNode;
  /** Content next to the media. */
  children: ReactNode;
  /** Places the media after the content. */
  mediaLast?: boolean;
  /** Width of the media in sixths. */
  sixths?: 1 | 2 | 3 | 4 | 5;
  /** Crops the media to fill its half. */
  fill?: boolean;
  /** Keeps both next to each other on phones too. */
  neverStack?: boolean;
  vertical?: 'top' | 'center' | 'bottom';
  className?: string | undefined;
  id?: string | undefined;
};

/** An image or a video next to text, or above the text on narrow screens. */
export function SideBySide({ media, children, mediaLast, sixths = 3, fill, neverStack, vertical = 'center', className, id }: Props) {
  const classes = [
    styles.pair,
    styles[`sixths-${sixths}`],
    mediaLast && styles.last,
    fill && styles.fill,
    neverStack && styles['never-stack'],
    vertical !== 'center' && styles[vertical],
    className,
  ];
  return (
    <div className={styles.frame} id={id}>
      <div className={classes.filter(Boolean).join(' ')}>
        <div className={styles.media}>{media}</div>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
