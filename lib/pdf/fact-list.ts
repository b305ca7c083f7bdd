/** Lists of facts in columns. */
import { colors } from './colors.ts';
import type { ColumnBox } from './columns.ts';
import type { PdfBox, PdfDocument } from './pdf-document.ts';
import { textStyles } from './text-styles.ts';

export type DocumentFact = { name: string; value: string; note: string };

/** Facts in columns. The main fact takes the place of four of them. */
export type FactList = { main: DocumentFact | null; facts: readonly DocumentFact[]; columns?: number };

const FACT_COLUMNS = 5;
const FACT_GAP = 12;

/** Longer texts are cut off. */
const factLines = { name: 1, value: 2, note: 2 } as const;

function measureFact(document: PdfDocument, { name, value, note }: DocumentFact, width: number): number {
  return (
    document.measureText(name, textStyles.label, width, factLines.name) +
    document.measureText(value, textStyles.value, width, factLines.value) +
    document.measureText(note, textStyles.label, width, factLines.note)
  );
}

function arrangeFacts(document: PdfDocument, { main, facts, columns = FACT_COLUMNS }: FactList, width: number) {
  const columnWidth = (width + FACT_GAP) / columns;
  const cells: { fact: DocumentFact; column: number; row: number }[] = [];
  let row = 0;
  let column = main ? 2 : 0;
  for (const fact of facts) {
    if (column === columns) {
      row++;
      column = main && row < 2 ? 2 : 0;
    }
    cells.push({ fact, column, row });
    column++;
  }
  const rowCount = Math.max(row + 1, main ? 2 : 0);
  const heights = Array.from({ length: rowCount }, (_, index) => {
    const inRow = cells.filter((cell) => cell.row === index);
    return Math.max(28, ...inRow.map(({ fact }) => measureFact(document, fact, columnWidth - FACT_GAP))) + 11;
  });
  return { cells, heights, columnWidth };
}

export function measureFacts(document: PdfDocument, list: FactList, width: number): number {
  return arrangeFacts(document, list, width).heights.reduce((sum, height) => sum + height, 0);
}

/** The first facts, as many as fit the height. */
export function fitFacts(document: PdfDocument, list: FactList, width: number, maxHeight: number): FactList {
  const fits = (facts: FactList['facts']) => measureFacts(document, { ...list, facts }, width) <= maxHeight;
  let { facts } = list;
  while (facts.length > 0 && !fits(facts)) facts = facts.slice(0, -1);
  return { ...list, facts };
}

/** A list of facts, each with its name, its value and a note. */
export function addFacts(document: PdfDocument, list: FactList, { x, y, width }: ColumnBox): number {
  const { main } = list;
  const { cells, heights, columnWidth } = arrangeFacts(document, list, width);
  const tops = heights.map((_, index) => y + heights.slice(0, index).reduce((sum, height) => sum + height, 0));
  document.addElement('L', () => {
    if (main) addMainFact(document, main, { x, y, width: columnWidth * 2 - FACT_GAP, height: (heights[0] ?? 0) + (heights[1] ?? 0) });
    for (const { fact, column, row } of cells)
      addFact(document, fact, { x: x + column * columnWidth, y: tops[row] ?? y, width: columnWidth - FACT_GAP });
  });
  const bottom = y + heights.reduce((sum, height) => sum + height, 0);
  document.addArtifact(() => {
    for (const [index, top] of tops.entries()) {
      const left = main && index === 1 ? x + 2 * columnWidth : x;
      if (index > 0) document.drawLine({ x: left, y: top - 5 }, { x: x + width, y: top - 5 }, 0.4, colors.rule);
    }
    document.drawLine({ x, y: bottom - 5 }, { x: x + width, y: bottom - 5 }, 0.4, colors.rule);
  });
  return bottom - y;
}

function addFact(document: PdfDocument, { name, value, note }: DocumentFact, { x, y, width }: ColumnBox): void {
  document.addElement('LI', () => {
    const nameHeight = document.addText('Lbl', name, textStyles.label, { x, y, width, maxLines: factLines.name });
    document.addElement('LBody', () => {
      const valueHeight = document.addText('P', value, textStyles.value, { x, y: y + nameHeight, width, maxLines: factLines.value });
      document.addText('P', note, textStyles.label, { x, y: y + nameHeight + valueHeight, width, maxLines: factLines.note });
    });
  });
}

/** The value is as large as its width allows. */
function addMainFact(document: PdfDocument, { name, value, note }: DocumentFact, { x, y, width, height }: PdfBox): void {
  const { size } = textStyles.figure;
  const style = { ...textStyles.figure, size: Math.min(size, (size * width) / document.measureWidth(value, textStyles.figure)) };
  document.addElement('LI', () => {
    document.addText('Lbl', name, textStyles.label, { x, y, width });
    document.addElement('LBody', () => {
      const noteTop = y + height - 11 - document.measureText(note, textStyles.lead, width);
      document.addText('P', value, style, { x, y: noteTop - style.size * 1.02, width: width + 4 });
      document.addText('P', note, textStyles.lead, { x, y: noteTop, width });
    });
  });
}
