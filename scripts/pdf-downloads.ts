/**
 * `node scripts/pdf-downloads.ts` writes the PDF downloads of the seed to content/seed/media, in the layout of the documents that the site makes
 * (components/documents).
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDocument } from '../components/documents/document-frame.ts';
import { PageFlow, SECTION_GAP } from '../components/documents/page-flow.ts';
import { getPdfFileName, pdfDownloads, type PdfDownload } from '../content/seed/downloads/pdf-downloads.ts';
import { formatDate } from '../lib/format/date.ts';
import { CONTENT_WIDTH, PAGE } from '../lib/pdf/pdf-document.ts';
import { textStyles } from '../lib/pdf/text-styles.ts';

const ORGANIZATION = 'Causeway Logistics';
const URL = 'https://www.causeway.example/';
const BLANK_FIELD = '____________________';

const columns = [
  { title: '', share: 0.36 },
  { title: '', share: 0.64 },
];

/** Renders the same bytes each time. */
export async function renderPdf({ title, subject, date, sections }: PdfDownload): Promise<Buffer> {
  const document = createDocument(
    { title, subject, date: new Date(`${date}T12:00:00Z`), isCompressed: false },
    { organization: ORGANIZATION, kind: formatDate(date) ?? '', url: URL, note: title },
  );
  const flow = new PageFlow(document);
  const place = { x: PAGE.margin, width: CONTENT_WIDTH * 0.8 };
  flow.y += document.addText('H1', title, textStyles.title, { ...place, y: flow.y - 2 }) + 4;
  flow.y += document.addText('P', subject, textStyles.lead, { ...place, y: flow.y }) + SECTION_GAP;
  for (const { heading, paragraphs = [], rows = [] } of sections) {
    const cells = rows.map(([name, value]) => [{ text: name }, { text: value === '' ? BLANK_FIELD : value }]);
    if (cells.length > 0) flow.addTable(heading, columns, cells, paragraphs);
    else flow.addTexts(heading, paragraphs);
    flow.y += SECTION_GAP / 2;
  }
  return await document.end();
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../content/seed/media');
  for (const download of pdfDownloads) await writeFile(join(folder, getPdfFileName(download)), await renderPdf(download));
  console.log(`${pdfDownloads.length} PDF files written to ${folder}`);
}
