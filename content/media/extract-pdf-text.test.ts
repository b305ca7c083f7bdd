import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
