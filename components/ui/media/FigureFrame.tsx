import type { ReactNode } from 'react';
import styles from './FigureFrame.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';

/** The alignments that editors can choose for a figure. */
export const figureAligns = ['none', 'wide', 'full', 'left', 'right'] as const;
export type FigureAlign = (typeof figureAligns)[number];

/** The `sizes` attribute of the picture for each alignment. */
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
  /** HTML that says what the figure shows. */
  caption?: string | null | undefined;
  /** Place and date. */
  detail?: ReactNode;
  /** Further content of the caption: a dimension or a link. */
  extra?: ReactNode;
  children: ReactNode;
};

/** A figure with its caption, which fills the grid columns that the picture leaves free. */
export function FigureFrame({ align = 'none', caption, detail, extra, children }: Props) {
  const hasCaption = Boolean(caption || detail || extra);
  return (
    <figure className={`${styles.frame} ${styles[align]}`}>
      <div className={styles.content}>{children}</div>
      {hasCaption && (
        <figcaption className={styles.caption}>
          <RichText as="p" profile="inline" html={caption} />
          {detail && <p className="label">{detail}</p>}
          {extra}
        </figcaption>
      )}
    </figure>
  );
}
