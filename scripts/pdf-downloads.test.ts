import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getPdfFileName, pdfDownloads } from '../content/seed/downloads/pdf-downloads.ts';
import { renderPdf } from './pdf-downloads.ts';

test('there are at least thirty downloads, each with its own slug', () => {
  expect(pdfDownloads.length).toBeGreaterThanOrEqual(30);
  expect(new Set(pdfDownloads.map(({ slug }) => slug)).size).toBe(pdfDownloads.length);
});

test.each(pdfDownloads.map((download) => [download.slug, download] as const))(
  '%s in content/seed/media is up to date (update it with node scripts/pdf-downloads.ts)',
  async (_slug, download) => {
    const stored = await readFile(join(import.meta.dirname, '../content/seed/media', getPdfFileName(download)));
    expect(stored.equals(await renderPdf(download))).toBe(true);
  },
);

test('a PDF is tagged for screen readers and declares its title and language', async () => {
  const [download] = pdfDownloads;
  if (!download) throw new Error('The list of PDF downloads is empty.');
  const text = (await renderPdf(download)).toString('latin1');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (en-US)');
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/S /H1');
});
