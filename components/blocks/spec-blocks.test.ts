import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ownBlocks, seoBlocks, standardBlocks } from '../../tests/support/spec-blocks.ts';
import { blockCatalogue } from './catalogue.generated.ts';

const folders = [...Object.values(ownBlocks), ...standardBlocks.map((name) => `core-${name}`), ...seoBlocks];

const pascal = (folder: string) => folder.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** What a block folder lacks of what makes it complete. */
async function lacking(folder: string): Promise<string[]> {
  const here = path.join(import.meta.dirname, folder);
  if (!existsSync(here)) return [`${folder}: the folder`];
  const name = pascal(folder);
  const files = ['block.json', `${name}.tsx`, `${name}.samples.ts`, `${name}.test.tsx`];
  const missing = files.filter((file) => !existsSync(path.join(here, file))).map((file) => `${folder}: ${file}`);
  const entry = blockCatalogue.find((one) => one.folder === folder);
  if (!entry) return [...missing, `${folder}: its place in the catalogue`];
  const samples = ['rich', 'sparse', 'extreme'].filter((sample, index) => entry.samples[index]?.name !== sample);
  const tests =
    missing.length === 0 ? ((await readFile(path.join(here, `${name}.test.tsx`), 'utf8')).match(/^\s*test\b/gm) ?? []).length : 0;
  return [
    ...missing,
    ...samples.map((sample) => `${folder}: sample ${sample}`),
    ...(missing.length === 0 && tests === 0 ? [`${folder}: a test`] : []),
  ];
}

test('the list names every block once', () => {
  expect(new Set(folders).size).toBe(folders.length);
  expect(Object.keys(ownBlocks)).toHaveLength(69);
});

test('every block of the specification has its folder, samples and tests', async () => {
  const missing = (await Promise.all(folders.map(lacking))).flat();
  const incomplete = new Set(missing.map((text) => text.split(':')[0]));
  const others = blockCatalogue.filter(({ folder }) => !folders.includes(folder)).length;
  process.stdout.write(
    `${folders.length - incomplete.size} of ${folders.length} blocks of the specification are complete; ${others} more are there besides.`,
  );
  expect(missing).toEqual([]);
});
