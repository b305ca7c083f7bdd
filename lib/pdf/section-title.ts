/** The titles of sections. */
import { colors } from './colors.ts';
import type { ColumnBox } from './columns.ts';
import { CONTENT_WIDTH, type PdfDocument } from './pdf-document.ts';
import { textStyles } from './text-styles.ts';

const TICKS = 12;
const TICK = 4;

export const SECTION_TITLE_HEIGHT = 28;

/** The title of a section below its rule with ticks. */
export function addSectionTitle(document: PdfDocument, title: string, { x, y, width }: ColumnBox): number {
  document.addArtifact(() => {
    document.drawLine({ x, y }, { x: x + width, y }, 1.2, colors.ink);
    const count = Math.max(2, Math.round((TICKS * width) / CONTENT_WIDTH));
    for (let index = 0; index <= count; index++) {
      const at = x + (width * index) / count;
      document.drawLine({ x: at, y }, { x: at, y: y + TICK }, 0.6, colors.ink);
    }
  });
  document.addText('H2', title, textStyles.sectionTitle, { x, y: y + 7, width, maxLines: 1 });
  return SECTION_TITLE_HEIGHT;
}
