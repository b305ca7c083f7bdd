import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getPdfFileName, pdfDownloads } from '../content/seed/downloads/pdf-downloads.ts';
import { renderPdf } from './pdf-downloads.ts';

test('each download has its own slug', () => {
  expect(new Set(pdfDownloads.map(({ slug }) => slug)).size).toBe(pdfDownloads.length);
});

test.each(pdfDownloads.map((download) => [download.slug, download] as const))(
  '%s in content/seed/media is up to date (update it with node scripts/pdf-downloads.ts)',
  async (_slug, download) => {
    const stored = await readFile(join(import.meta.dirname, '../content/seed/media', getPdfFileName(download)));
    expect(stored.equals(await renderPdf(download))).toBe(true);
  },
);
