/**
 * `node scripts/pdf-downloads.ts` renders the seed's downloads to content/seed/media. The PDFs are tagged for screen readers: title, language,
 * headings, paragraphs and tables are marked as such.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { getPdfFileName, pdfDownloads, type PdfDownload, type PdfSection } from '../content/seed/downloads/pdf-downloads.ts';

const MARGIN = 64;
const NAME_COLUMN_WIDTH = 210;
const BLANK_FIELD = '____________________';

/** Renders the same bytes each time: without compression, whose output depends on the version of zlib, and with a fixed time of day. */
export async function renderPdf({ title, subject, date, sections }: PdfDownload): Promise<Buffer> {
  const createdAt = new Date(`${date}T12:00:00Z`);
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    compress: false,
    info: { Title: title, Subject: subject, Author: 'Causeway Logistics', CreationDate: createdAt, ModDate: createdAt },
  });
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const addText = (tag: string, text: string, applyStyle: () => void) =>
    root.add(
      doc.struct(tag, {}, () => {
        applyStyle();
        doc.text(toStandardFontText(text));
      }),
    );
  addText('P', 'CAUSEWAY LOGISTICS', () => doc.font('Helvetica-Bold').fontSize(9));
  addText('H1', title, () => doc.moveDown(0.5).font('Helvetica-Bold').fontSize(22));
  addText('P', subject, () => doc.moveDown(0.3).font('Helvetica').fontSize(11));
  for (const section of sections) renderSection(doc, root, section);
  root.end();
  doc.end();
  return bytes;
}

/** Replaces characters that the standard PDF fonts do not contain. */
function toStandardFontText(text: string): string {
  return text.replaceAll('₂', '2').replaceAll('−', '–');
}

function renderSection(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { heading, paragraphs = [], rows = [] }: PdfSection,
): void {
  root.add(doc.struct('H2', {}, () => void doc.moveDown(1).font('Helvetica-Bold').fontSize(14).text(heading, MARGIN)));
  for (const paragraph of paragraphs)
    root.add(
      doc.struct('P', {}, () => void doc.moveDown(0.4).font('Helvetica').fontSize(10.5).text(toStandardFontText(paragraph), MARGIN)),
    );
  if (rows.length === 0) return;
  const table = doc.struct('Table');
  root.add(table);
  doc.moveDown(0.4);
  for (const [name, value] of rows) {
    if (doc.y > doc.page.height - MARGIN - 24) doc.addPage();
    const top = doc.y;
    const row = doc.struct('TR');
    table.add(row);
    row.add(
      doc.struct(
        'TH',
        {},
        () =>
          void doc
            .font('Helvetica-Bold')
            .fontSize(9.5)
            .text(toStandardFontText(name), MARGIN, top, { width: NAME_COLUMN_WIDTH - 12 }),
      ),
    );
    const nameBottom = doc.y;
    row.add(
      doc.struct(
        'TD',
        {},
        () =>
          void doc
            .font('Helvetica')
            .fontSize(9.5)
            .text(value === '' ? BLANK_FIELD : toStandardFontText(value), MARGIN + NAME_COLUMN_WIDTH, top),
      ),
    );
    doc.y = Math.max(nameBottom, doc.y) + 3;
    row.end();
  }
  table.end();
  doc.x = MARGIN;
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../content/seed/media');
  for (const download of pdfDownloads) await writeFile(join(folder, getPdfFileName(download)), await renderPdf(download));
  console.log(`${pdfDownloads.length} PDF files written to ${folder}`);
}
