/** Lists of short texts with titles. */
import { getColumn } from './columns.ts';
import type { PdfDocument } from './pdf-document.ts';
import { textStyles } from './text-styles.ts';

export type TitledText = { title: string; text: string };

const ITEM_GAP = 9;

/** Longer texts are cut off. */
const itemLines = { title: 2, text: 4 } as const;

function measureItem(document: PdfDocument, { title, text }: TitledText, width: number): number {
  return (
    document.measureText(title, textStyles.itemTitle, width, itemLines.title) +
    document.measureText(text, textStyles.text, width, itemLines.text) +
    ITEM_GAP
  );
}

function getItemRows(document: PdfDocument, items: readonly TitledText[], columns: number) {
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, index) => items.slice(index * columns, (index + 1) * columns));
  const { width } = getColumn(0, 0, columns);
  return rows.map((row) => ({ row, height: Math.max(...row.map((item) => measureItem(document, item, width))) }));
}

export function measureItems(document: PdfDocument, items: readonly TitledText[], columns: number): number {
  return getItemRows(document, items, columns).reduce((sum, { height }) => sum + height, 0);
}

/** A list of short texts with titles, in columns over the full width. */
export function addItems(document: PdfDocument, items: readonly TitledText[], y: number, columns: number): number {
  let top = y;
  document.addElement('L', () => {
    for (const { row, height } of getItemRows(document, items, columns)) {
      for (const [index, { title, text }] of row.entries()) {
        const { x, width } = getColumn(top, index, columns);
        document.addElement('LI', () => {
          const titleHeight = document.addText('Lbl', title, textStyles.itemTitle, { x, y: top, width, maxLines: itemLines.title });
          document.addText('LBody', text, textStyles.text, { x, y: top + titleHeight, width, maxLines: itemLines.text });
        });
      }
      top += height;
    }
  });
  return top - y;
}
