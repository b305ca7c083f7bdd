/** Figures in columns: the number large, and below it what it counts and where it comes from. */
import { colors } from './colors.ts';
import { fullWidth, getColumn } from './columns.ts';
import { type PdfDocument, PAGE } from './pdf-document.ts';
import { textStyles } from './text-styles.ts';

export type DocumentFigure = { value: string; label: string; source: string };

const COLUMN_GAP = 14;
const ROW_GAP = 12;

/** Returns the height. */
export function addFigures(document: PdfDocument, figures: readonly DocumentFigure[], y: number, columns: number): number {
  let top = y;
  document.addElement('L', () => {
    for (let first = 0; first < figures.length; first += columns) {
      const row = figures.slice(first, first + columns);
      if (first > 0) addRule(document, top - ROW_GAP / 2);
      const heights = row.map((figure, index) => addFigure(document, figure, getColumn(top, index, columns, COLUMN_GAP)));
      top += Math.max(...heights) + ROW_GAP;
    }
  });
  return top - y;
}

function addRule(document: PdfDocument, y: number): void {
  const { x, width } = fullWidth(y);
  document.addArtifact(() => document.drawLine({ x: PAGE.margin, y }, { x: x + width, y }, 0.4, colors.rule));
}

function addFigure(
  document: PdfDocument,
  { value, label, source }: DocumentFigure,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  let height = 0;
  document.addElement('LI', () => {
    height += document.addText('Lbl', value, textStyles.number, { x, y, width });
    document.addElement('LBody', () => {
      height += document.addText('P', label, textStyles.text, { x, y: y + height, width }) + 1;
      height += document.addText('P', source, textStyles.label, { x, y: y + height, width });
    });
  });
  return height;
}
