import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getPdfFileName, pdfDownloads } from '../content/seed/downloads/pdf-downloads.ts';
import { renderPdf } from './pdf-downloads.ts';

test('there are thirty papers, each with a name of its own', () => {
  expect(pdfDownloads.length).toBeGreaterThanOrEqual(30);
  expect(new Set(pdfDownloads.map(({ slug }) => slug)).size).toBe(pdfDownloads.length);
});

test.each(pdfDownloads.map((paper) => [paper.slug, paper] as const))(
  '%s is the file its program writes (run scripts/pdf-downloads.ts)',
  async (_slug, paper) => {
    const kept = await readFile(join(import.meta.dirname, '../content/seed/media', getPdfFileName(paper)));
    expect(kept.equals(await renderPdf(paper))).toBe(true);
  },
);

test('a paper can be read aloud: it is tagged and tells its title and language', async () => {
  const [paper] = pdfDownloads;
  if (!paper) throw new Error('There are no papers');
  const text = (await renderPdf(paper)).toString('latin1');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (en-US)');
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/S /H1');
});
