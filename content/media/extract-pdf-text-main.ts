/**
 * Extracts the text of a PDF file: `node extract-pdf-text-main.ts <file>` writes it to the standard output. It is a process of its own, without access to other
 * files, because a hostile file can make it slow, large or end.
 */
import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { MAX_PDF_PAGES, MAX_PDF_TEXT } from './pdf-text-limits.ts';

const [, , path = ''] = process.argv;

const document = await getDocumentProxy(new Uint8Array(await readFile(path)), {
  useSystemFonts: false,
  verbosity: 0,
});
let text = '';
for (let number = 1; number <= Math.min(document.numPages, MAX_PDF_PAGES) && text.length < MAX_PDF_TEXT; number += 1) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
  text += '\n';
  page.cleanup();
}
process.stdout.write(text.slice(0, MAX_PDF_TEXT));
