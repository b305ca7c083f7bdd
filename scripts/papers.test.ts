import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf, papers } from '../content/seed/downloads/documents.ts';
import { setPaper } from './papers.ts';

test('there are thirty papers, each with a name of its own', () => {
  expect(papers.length).toBeGreaterThanOrEqual(30);
  expect(new Set(papers.map(({ slug }) => slug)).size).toBe(papers.length);
});

test.each(papers.map((paper) => [paper.slug, paper] as const))(
  '%s is the file its program writes (run scripts/papers.ts)',
  async (_slug, paper) => {
    const kept = await readFile(join(import.meta.dirname, '../content/seed/media', fileOf(paper)));
    expect(kept.equals(await setPaper(paper))).toBe(true);
  },
);

test('a paper can be read aloud: it is tagged and tells its title and language', async () => {
  const [paper] = papers;
  if (!paper) throw new Error('There are no papers');
  const text = (await setPaper(paper)).toString('latin1');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (en-US)');
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/S /H1');
});
