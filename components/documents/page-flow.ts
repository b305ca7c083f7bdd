/** Sections from top to bottom, on as many pages as they need. */
import { fullWidth } from '#lib/pdf/columns.ts';
import { addSectionTitle, SECTION_TITLE_HEIGHT } from '#lib/pdf/section-title.ts';
import { addTable, measureTable, type TableColumn, type TableRows } from '#lib/pdf/table.ts';
import { CONTENT_WIDTH, PAGE, type PdfDocument } from '#lib/pdf/pdf-document.ts';
import { textStyles } from '#lib/pdf/text-styles.ts';
import { CONTENT_BOTTOM, CONTENT_TOP } from './document-frame.ts';

export const SECTION_GAP = 14;

/** A table does not begin at the end of a page with fewer rows than this. */
const MIN_ROWS = 3;

/** Lines of text are not as wide as the page. */
const TEXT_WIDTH = 430;
const PARAGRAPH_GAP = 6;

export class PageFlow {
  readonly document: PdfDocument;
  /** Where the next section begins. */
  y = CONTENT_TOP;

  constructor(document: PdfDocument) {
    this.document = document;
    document.addPage();
  }

  get available(): number {
    return CONTENT_BOTTOM - this.y;
  }

  /** Begins a new page if less than this height is left. */
  reserve(height: number): void {
    if (this.available >= height || this.y === CONTENT_TOP) return;
    this.document.addPage();
    this.y = CONTENT_TOP;
  }

  /** A title with paragraphs below it. */
  addTexts(title: string, paragraphs: readonly string[]): void {
    const heights = paragraphs.map((text) => this.document.measureText(text, textStyles.lead, TEXT_WIDTH) + PARAGRAPH_GAP);
    this.reserve(SECTION_TITLE_HEIGHT + (heights[0] ?? 0));
    this.y += addSectionTitle(this.document, title, fullWidth(this.y));
    for (const [index, text] of paragraphs.entries()) {
      this.reserve(heights[index] ?? 0);
      this.document.addText('P', text, textStyles.lead, { x: PAGE.margin, y: this.y, width: TEXT_WIDTH });
      this.y += heights[index] ?? 0;
    }
  }

  /** A table that continues on the next page, with its title and its column heads again. @param paragraphs between the title and the table */
  addTable(title: string, columns: readonly TableColumn[], rows: TableRows, paragraphs: readonly string[] = []): void {
    let rest = rows;
    while (rest.length > 0) {
      this.reserve(SECTION_TITLE_HEIGHT + measureTable(this.document, { columns, rows: rest.slice(0, MIN_ROWS), width: CONTENT_WIDTH }));
      if (rest.length === rows.length) this.addTexts(title, paragraphs);
      else this.y += addSectionTitle(this.document, `${title}, continued`, fullWidth(this.y));
      const { height, rowCount } = addTable(this.document, { columns, rows: rest }, fullWidth(this.y), CONTENT_BOTTOM);
      this.y += height + SECTION_GAP;
      if (rowCount === 0) return;
      rest = rest.slice(rowCount);
    }
  }
}
