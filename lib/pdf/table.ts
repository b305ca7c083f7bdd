/** Tables whose first column names the row. */
import { colors } from './colors.ts';
import type { ColumnBox } from './columns.ts';
import type { PdfDocument, TextStyle } from './pdf-document.ts';
import { textStyles } from './text-styles.ts';

export type TableColumn = {
  title: string;
  /** Width as a share of the table. */
  share: number;
  isNumeric?: boolean;
};

export type TableCell = { text: string; link?: string | undefined };

export type TableRows = ReadonlyArray<readonly TableCell[]>;

/** A longer cell is cut off. */
const MAX_CELL_LINES = 2;

const cellStyles: readonly TextStyle[] = [textStyles.strong, textStyles.text];
const ROW_PADDING = 3;
const CELL_GAP = 6;

function getRowHeight(document: PdfDocument, columns: readonly TableColumn[], row: readonly TableCell[], width: number): number {
  const heights = columns.map(({ share }, index) =>
    document.measureText(
      row[index]?.text ?? '',
      cellStyles[Math.min(index, 1)] ?? textStyles.text,
      width * share - CELL_GAP,
      MAX_CELL_LINES,
    ),
  );
  return Math.max(...heights) + 2 * ROW_PADDING;
}

export function measureTable(
  document: PdfDocument,
  { columns, rows, width }: { columns: readonly TableColumn[]; rows: TableRows; width: number },
): number {
  return getHeadHeight(columns) + rows.reduce((sum, row) => sum + getRowHeight(document, columns, row, width), 0);
}

const HEAD_HEIGHT = 16;

/** A table of names and values needs no titles of its columns. */
const getHeadHeight = (columns: readonly TableColumn[]) => (columns.some(({ title }) => title !== '') ? HEAD_HEIGHT : 3);

/** A table whose first column names the row. Rows that do not fit above `bottom` are not drawn. Returns the height and the number of rows. */
export function addTable(
  document: PdfDocument,
  { columns, rows }: { columns: readonly TableColumn[]; rows: TableRows },
  { x, y, width }: ColumnBox,
  bottom = Infinity,
): { height: number; rowCount: number } {
  let top = y;
  let rowCount = 0;
  const getCell = (index: number) => {
    const before = columns.slice(0, index).reduce((sum, { share }) => sum + share, 0);
    const share = columns[index]?.share ?? 0;
    const isNumeric = columns[index]?.isNumeric === true;
    return {
      x: x + width * before,
      width: width * share - (isNumeric && index === columns.length - 1 ? 0 : CELL_GAP),
      align: isNumeric ? ('right' as const) : ('left' as const),
    };
  };
  document.addElement('Table', () => {
    if (getHeadHeight(columns) === HEAD_HEIGHT)
      document.addElement('TR', () => {
        for (const [index, { title }] of columns.entries())
          document.addText('TH', title, textStyles.label, { ...getCell(index), y: top, scope: 'Column' });
      });
    top += getHeadHeight(columns);
    document.addArtifact(() => document.drawLine({ x, y: top - 3 }, { x: x + width, y: top - 3 }, 0.8, colors.ink));
    for (const row of rows) {
      const height = getRowHeight(document, columns, row, width);
      if (top + height > bottom) break;
      document.addElement('TR', () => {
        for (const [index, { text, link }] of row.entries()) {
          const cell = {
            ...getCell(index),
            y: top + ROW_PADDING - 2,
            link,
            maxLines: MAX_CELL_LINES,
            isTabular: columns[index]?.isNumeric === true,
          };
          const style = cellStyles[Math.min(index, 1)] ?? textStyles.text;
          document.addText(index === 0 ? 'TH' : 'TD', text === '' ? '–' : text, style, index === 0 ? { ...cell, scope: 'Row' } : cell);
        }
      });
      top += height;
      rowCount++;
      document.addArtifact(() => document.drawLine({ x, y: top - 3 }, { x: x + width, y: top - 3 }, 0.4, colors.rule));
    }
  });
  return { height: top - y, rowCount };
}
