import type { ReactNode } from 'react';
import styles from './FigureFrame.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';

/** Where a plate stands on the sheet, as editors call it. */
export const figureAligns = ['none', 'wide', 'full', 'left', 'right'] as const;
export type FigureAlign = (typeof figureAligns)[number];

/** How wide the picture of a plate stands, as in HTML's `sizes`. */
export const figureSizes: Readonly<Record<FigureAlign, string>> = {
  none: '(width >= 60rem) 70vw, 100vw',
  wide: '100vw',
  full: '100vw',
  left: '(width >= 60rem) 55vw, 100vw',
  right: '(width >= 60rem) 55vw, 100vw',
};

export function parseFigureAlign(value: string | null | undefined): FigureAlign {
  return figureAligns.find((align) => align === value) ?? 'none';
}

type Props = {
  align?: FigureAlign;
  /** Markup: what is shown. */
  caption?: string | null | undefined;
  /** Where and when. */
  detail?: ReactNode;
  /** More beside what is shown: a dimension, a link. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A plate of the drawing set: something to look at, and its words in the columns it leaves free. */
export function FigureFrame({ align = 'none', caption, detail, aside, children }: Props) {
  const hasWords = Boolean(caption || detail || aside);
  return (
    <figure className={`${styles.frame} ${styles[align]}`}>
      <div className={styles.content}>{children}</div>
      {hasWords && (
        <figcaption className={styles.caption}>
          <RichText as="p" profile="inline" html={caption} />
          {detail && <p className="label">{detail}</p>}
          {aside}
        </figcaption>
      )}
    </figure>
  );
}
