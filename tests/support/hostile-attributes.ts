/** Attributes nobody meant, thrown at every block. */
import { expect, test } from 'vitest';
import { blockCatalogue } from '../../components/blocks/catalogue.generated.ts';
import type { BlockDeclaration } from '../../lib/blocks/declaration.ts';
import { inPlace, parametersFor, randomBlock, seeded } from './random-block.ts';
import { renderMarkup, renderMuchMarkup } from './render-block.tsx';
import { dangersIn } from './safety.ts';

type Entry = (typeof blockCatalogue)[number];
const declarations = blockCatalogue.map(({ declaration }): BlockDeclaration => declaration);

const CASES = 1000;
/** So many at once: the way to the content service and back costs more than a block. */
const BATCH = 100;

/** What is wrong with some markup: what it throws, or what in its HTML could run. */
async function faultsOf(name: string, markup: string, into?: { shown: number }): Promise<string[]> {
  try {
    const html = await renderMuchMarkup(inPlace(name, declarations, markup), parametersFor(name));
    if (into) into.shown += html.length;
    return dangersIn(html);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

/** The first block that is wrong by itself, with its attributes; of a fault that only many have together, all of them. */
async function findCulprit(name: string, markups: readonly string[], faults: readonly string[]): Promise<string> {
  for (const markup of markups) {
    const [fault] = await faultsOf(name, markup);
    if (fault !== undefined) return `${fault}\nof ${markup}`;
  }
  return `${faults[0]}\nof all of these together: ${markups.join('\n')}`;
}

/** One test a block, so that shards of the catalogue can run beside each other. */
export function throwHostileAttributes(entries: readonly Entry[]): void {
  test.each(entries)('$folder renders whatever its attributes hold, and nothing that runs', async ({ declaration }) => {
    const random = seeded(CASES);
    const total = { shown: 0 };
    for (let done = 0; done < CASES; done += BATCH) {
      const markups = Array.from({ length: BATCH }, () => randomBlock(declaration, random));
      const faults = await faultsOf(declaration.name, markups.join('\n'), total);
      if (faults.length > 0) throw new Error(`${declaration.name}: ${await findCulprit(declaration.name, markups, faults)}`);
    }
    // A block that is always empty would have proved nothing.
    expect(total.shown).toBeGreaterThan(CASES);
  });

  test.each(entries)('$folder has its three samples and a safe rendering of each', async ({ samples }) => {
    expect(samples.slice(0, 3).map(({ name }) => name)).toEqual(['rich', 'sparse', 'extreme']);
    for (const { markup } of samples) expect(dangersIn(await renderMarkup(markup))).toEqual([]);
  });
}
