/**
 * `node scripts/pdf-downloads.ts` writes the seed's downloads: PDFs that are tagged, so that they can be read aloud (title, language, headings, paragraphs and tables are
 * marked as such).
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { getPdfFileName, pdfDownloads, type PdfDownload, type PdfSection } from '../content/seed/downloads/pdf-downloads.ts';

const MARGIN = 64;
const COLUMN = 210;

/** The same bytes each time: no compression that a version of zlib decides on, no time of day. */
export async function renderPdf({ title, subject, date, sections }: PdfDownload): Promise<Buffer> {
  const at = new Date(`${date}T12:00:00Z`);
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    compress: false,
    info: { Title: title, Subject: subject, Author: 'Causeway Logistics', CreationDate: at, ModDate: at },
  });
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const addText = (tag: string, text: string, style: () => void) =>
    root.add(
      doc.struct(tag, {}, () => {
        style();
        doc.text(text);
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

function renderSection(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { heading, paragraphs = [], rows = [] }: PdfSection,
): void {
  root.add(doc.struct('H2', {}, () => void doc.moveDown(1).font('Helvetica-Bold').fontSize(14).text(heading, MARGIN)));
  for (const paragraph of paragraphs)
    root.add(doc.struct('P', {}, () => void doc.moveDown(0.4).font('Helvetica').fontSize(10.5).text(paragraph, MARGIN)));
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
            .text(name, MARGIN, top, { width: COLUMN - 12 }),
      ),
    );
    const afterName = doc.y;
    row.add(
      doc.struct(
        'TD',
        {},
        () =>
          void doc
            .font('Helvetica')
            .fontSize(9.5)
            .text(value === '' ? '____________________' : value, MARGIN + COLUMN, top),
      ),
    );
    doc.y = Math.max(afterName, doc.y) + 3;
    row.end();
  }
  table.end();
  doc.x = MARGIN;
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../content/seed/media');
  for (const paper of pdfDownloads) await writeFile(join(folder, getPdfFileName(paper)), await renderPdf(paper));
  console.log(`${pdfDownloads.length} papers`);
}
