/** What all documents of the company have in common: the name at the top, and the address of the page and the page number at the bottom. */
import { colors } from '#lib/pdf/colors.ts';
import { CONTENT_WIDTH, type DocumentInfo, PAGE, PdfDocument } from '#lib/pdf/pdf-document.ts';
import { textStyles } from '#lib/pdf/text-styles.ts';

export type DocumentFrame = {
  /** Name of the company. */
  organization: string;
  /** What the document is: `Property brochure`. */
  kind: string;
  /** Address of the page with current information. */
  url: string;
  /** The note at the bottom of each page. */
  note: string;
};

/** Where the content of a page starts and ends. */
export const CONTENT_TOP = 66;
export const CONTENT_BOTTOM = PAGE.height - 46;

export function createDocument(info: Omit<DocumentInfo, 'author'>, frame: DocumentFrame): PdfDocument {
  return new PdfDocument({ ...info, author: frame.organization }, (document) => drawPageFrame(document, frame));
}

/** The date of a document whose contents have none. */
const NO_DATE = '2000-01-01T00:00:00';

/** The date of a document: the last change of its contents, so that the same content gives the same file. @param modified in UTC, without an offset */
export function getContentDate(modified: readonly (string | null)[]): Date {
  return new Date(`${findLatest(modified) ?? NO_DATE}Z`);
}

/** The latest of several dates or times in the same format. */
export function findLatest(times: readonly (string | null)[]): string | undefined {
  return times
    .flatMap((time) => time || [])
    .toSorted()
    .at(-1);
}

function drawPageFrame(document: PdfDocument, { organization, kind, url, note }: DocumentFrame): void {
  const right = PAGE.width - PAGE.margin;
  document.drawLabel(organization, textStyles.brand, PAGE.margin, 46, 'start');
  document.drawLabel(kind, textStyles.label, right, 46, 'end');
  document.drawLine({ x: PAGE.margin, y: 54 }, { x: right, y: 54 }, 0.8, colors.ink);
  const footer = PAGE.height - 26;
  document.drawLine({ x: PAGE.margin, y: footer - 11 }, { x: right, y: footer - 11 }, 0.4, colors.rule);
  const place = { x: PAGE.margin, y: footer - 6, width: CONTENT_WIDTH };
  document.addText(
    'P',
    `${formatUrl(url)} · ${note}`,
    { ...textStyles.label, size: 6.8 },
    { ...place, width: CONTENT_WIDTH - 60, maxLines: 1 },
  );
  document.addText('P', `Page ${document.pageCount}`, { ...textStyles.label, size: 6.8 }, { ...place, align: 'right' });
}

/** `https://www.example.com/a/` → `www.example.com/a` */
export function formatUrl(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
