import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteBlocks, seoBlocks, standardBlocks } from '../../tests/support/spec-blocks.ts';
import { blockCatalogue } from './catalogue.generated.ts';

const folders = [...Object.values(siteBlocks), ...standardBlocks.map((name) => `core-${name}`), ...seoBlocks];

const toPascalCase = (folder: string) => folder.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Lists what is missing from a block folder. */
async function findMissingParts(folder: string): Promise<string[]> {
  const directory = path.join(import.meta.dirname, folder);
  if (!existsSync(directory)) return [`${folder}: the folder`];
  const name = toPascalCase(folder);
  const files = ['block.json', `${name}.tsx`, `${name}.samples.ts`, `${name}.test.tsx`];
  const missing = files.filter((file) => !existsSync(path.join(directory, file))).map((file) => `${folder}: ${file}`);
  const entry = blockCatalogue.find((item) => item.folder === folder);
  if (!entry) return [...missing, `${folder}: the catalogue entry`];
  const samples = ['rich', 'sparse', 'extreme'].filter((sample, index) => entry.samples[index]?.name !== sample);
  const tests =
    missing.length === 0 ? ((await readFile(path.join(directory, `${name}.test.tsx`), 'utf8')).match(/^\s*test\b/gm) ?? []).length : 0;
  return [
    ...missing,
    ...samples.map((sample) => `${folder}: sample ${sample}`),
    ...(missing.length === 0 && tests === 0 ? [`${folder}: a test`] : []),
  ];
}

test('the list of blocks has no duplicates', () => {
  expect(new Set(folders).size).toBe(folders.length);
  expect(Object.keys(siteBlocks)).toHaveLength(69);
});

test('every block of the specification has a folder, samples, and tests', async () => {
  const missing = (await Promise.all(folders.map(findMissingParts))).flat();
  const incomplete = new Set(missing.map((text) => text.split(':')[0]));
  const additionalBlocks = blockCatalogue.filter(({ folder }) => !folders.includes(folder)).length;
  process.stdout.write(
    `${folders.length - incomplete.size} of ${folders.length} blocks of the specification are complete. There are ${additionalBlocks} additional blocks.`,
  );
  expect(missing).toEqual([]);
});
