import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractPdfText } from './extract-pdf-text.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const guide = resolve('content/seed/media/guide-dock-safety.pdf');

test('extracts the words of a document as one line of text', async () => {
  const text = await extractPdfText(guide);
  expect(text).toContain('Chock the wheels');
  expect(text).not.toMatch(/\n|\p{Cc}/u);
});

test('ends with a document that takes too long', async () => {
  expect(await extractPdfText(guide, 0.001)).toBeNull();
});

test.each([
  ['not a document', 'plain text'],
  ['a document that refers to itself', '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]/Count 9>>endobj\ntrailer<</Root 1 0 R>>'],
])('finds no text in a damaged file: %s', async (_name, content) => {
  const path = join(folder, 'damaged.pdf');
  await writeFile(path, content);
  expect((await extractPdfText(path)) ?? '').toBe('');
});

test.runIf(process.platform === 'linux')('ends with a document that decompresses to more than the memory limit', async () => {
  // Compressed twice: a gigabyte of spaces takes three kilobytes.
  const compressed = deflateSync(deflateSync(Buffer.alloc(1024 ** 3, ' '), { level: 9 }), { level: 9 });
  const path = join(folder, 'bomb.pdf');
  await writeFile(path, createPdf(compressed));
  expect(compressed.length).toBeLessThan(10_000);
  expect(await extractPdfText(path)).toBeNull();
});

/** A document of one page with a content stream that is compressed twice. */
function createPdf(content: Buffer): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<<>>>>',
    `<</Length ${content.length}/Filter[/FlateDecode/FlateDecode]>>\nstream\n${content.toString('latin1')}\nendstream`,
  ];
  const body = objects.map((text, index) => `${index + 1} 0 obj\n${text}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer<</Size 5/Root 1 0 R>>\n%%EOF`, 'latin1');
}
