/** Places on a page: the full width between the margins, or one of several columns. */
import { CONTENT_WIDTH, PAGE, type PdfBox } from './pdf-document.ts';

export type ColumnBox = Omit<PdfBox, 'height'>;

/** The full width between the margins, from `y`. */
export function fullWidth(y: number): ColumnBox {
  return { x: PAGE.margin, y, width: CONTENT_WIDTH };
}

/** Splits the content width into columns. @param gap between the columns */
export function getColumn(y: number, index: number, count: number, gap = 18): ColumnBox {
  const width = (CONTENT_WIDTH - gap * (count - 1)) / count;
  return { x: PAGE.margin + index * (width + gap), y, width };
}
