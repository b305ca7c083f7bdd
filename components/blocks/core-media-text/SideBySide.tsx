import type { ReactNode } from 'react';
import styles from './SideBySide.module.css';

type Props = {
  media: ReactNode;
  /** What stands beside it. */
  children: ReactNode;
  /** The media stands at the end of the line. */
  mediaLast?: boolean;
  /** Width of the media in sixths. */
  sixths?: 1 | 2 | 3 | 4 | 5;
  /** The media fills its half, cut where it has to be. */
  fill?: boolean;
  /** Beside each other on a phone too. */
  always?: boolean;
  vertical?: 'top' | 'center' | 'bottom';
  className?: string | undefined;
  id?: string | undefined;
};

/** An image or a video next to text, or above the text on narrow screens. */
export function SideBySide({ media, children, mediaLast, sixths = 3, fill, always, vertical = 'center', className, id }: Props) {
  const classes = [
    styles.pair,
    styles[`sixths-${sixths}`],
    mediaLast && styles.last,
    fill && styles.fill,
    always && styles.always,
    vertical !== 'center' && styles[vertical],
    className,
  ];
  return (
    <div className={styles.frame} id={id}>
      <div className={classes.filter(Boolean).join(' ')}>
        <div className={styles.media}>{media}</div>
        <div className={styles.words}>{children}</div>
      </div>
    </div>
  );
}
