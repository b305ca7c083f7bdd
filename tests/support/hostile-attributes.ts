/** Tests every block with random and malicious attributes. */
import { expect, test } from 'vitest';
import { blockCatalogue } from '../../components/blocks/catalogue.generated.ts';
import type { BlockDeclaration } from '../../lib/blocks/declaration.ts';
import { wrapInParents, getParameters, createRandomBlock, createSeededRandom } from './random-block.ts';
import { renderMarkup, renderLargeMarkup } from './render-block.tsx';
import { findUnsafeMarkup } from './unsafe-markup.ts';

type Entry = (typeof blockCatalogue)[number];
const declarations = blockCatalogue.map(({ declaration }): BlockDeclaration => declaration);

const CASE_COUNT = 1000;
/** Number of blocks per request to the content service. Batching reduces the cost of round trips. */
const BATCH_SIZE = 100;

/** Renders markup and returns its faults: an error, or unsafe HTML. Adds the length of the HTML to `total.htmlLength`. */
async function findFaults(name: string, markup: string, total?: { htmlLength: number }): Promise<string[]> {
  try {
    const html = await renderLargeMarkup(wrapInParents(name, declarations, markup), getParameters(name));
    if (total) total.htmlLength += html.length;
    return findUnsafeMarkup(html);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

/** Describes the first block that has a fault on its own, with its markup. If the fault only occurs in combination, describes all blocks. */
async function findCulprit(name: string, markups: readonly string[], faults: readonly string[]): Promise<string> {
  for (const markup of markups) {
    const [fault] = await findFaults(name, markup);
    if (fault !== undefined) return `${fault}\nof ${markup}`;
  }
  return `${faults[0]}\nin the combination of: ${markups.join('\n')}`;
}

/** Defines two tests per block, so that the catalogue can be split between parallel test files. */
export function testHostileAttributes(entries: readonly Entry[]): void {
  test.each(entries)('$folder renders safe HTML for any attributes', async ({ declaration }) => {
    const random = createSeededRandom(CASE_COUNT);
    const total = { htmlLength: 0 };
    for (let count = 0; count < CASE_COUNT; count += BATCH_SIZE) {
      const markups = Array.from({ length: BATCH_SIZE }, () => createRandomBlock(declaration, random));
      const faults = await findFaults(declaration.name, markups.join('\n'), total);
      if (faults.length > 0) throw new Error(`${declaration.name}: ${await findCulprit(declaration.name, markups, faults)}`);
    }
    // If a block never rendered anything, the test would prove nothing.
    expect(total.htmlLength).toBeGreaterThan(CASE_COUNT);
  });

  test.each(entries)('$folder has three samples and renders safe HTML for each', async ({ samples }) => {
    expect(samples.slice(0, 3).map(({ name }) => name)).toEqual(['rich', 'sparse', 'extreme']);
    for (const { markup } of samples) expect(findUnsafeMarkup(await renderMarkup(markup))).toEqual([]);
  });
}
