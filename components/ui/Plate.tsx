import type { ReactNode } from 'react';
import styles from './Plate.module.css';
import { RichText } from './RichText.tsx';

/** Where a plate stands on the sheet, as editors call it. */
export const plateAligns = ['none', 'wide', 'full', 'left', 'right'] as const;
export type PlateAlign = (typeof plateAligns)[number];

/** How wide the picture of a plate stands, as in HTML's `sizes`. */
export const plateSizes: Readonly<Record<PlateAlign, string>> = {
  none: '(width >= 60rem) 70vw, 100vw',
  wide: '100vw',
  full: '100vw',
  left: '(width >= 60rem) 55vw, 100vw',
  right: '(width >= 60rem) 55vw, 100vw',
};

export function toPlateAlign(value: string | null | undefined): PlateAlign {
  return plateAligns.find((align) => align === value) ?? 'none';
}

type Props = {
  align?: PlateAlign;
  /** Markup: what is shown. */
  caption?: string | null | undefined;
  /** Where and when. */
  detail?: ReactNode;
  /** More beside what is shown: a dimension, a link. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A plate of the drawing set: something to look at, and its words in the columns it leaves free. */
export function Plate({ align = 'none', caption, detail, aside, children }: Props) {
  const hasWords = Boolean(caption || detail || aside);
  return (
    <figure className={`${styles.plate} ${styles[align]}`}>
      <div className={styles.shown}>{children}</div>
      {hasWords && (
        <figcaption className={styles.words}>
          <RichText as="p" profile="inline" html={caption} />
          {detail && <p className="label">{detail}</p>}
          {aside}
        </figcaption>
      )}
    </figure>
  );
}
