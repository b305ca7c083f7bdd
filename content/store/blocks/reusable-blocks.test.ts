import { expect, test } from 'vitest';
import type { Block } from '../../blocks/types.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentStore } from '../content-store.ts';
import { toBlockSources } from './content-block.ts';
import { withReusableBlocks, withShownBlocks } from './reusable-blocks.ts';

const TIMES = 40;

/** Block 1 shows block 2 forty times, which shows block 3 forty times, and so on: two and a half million in all. */
const last = 3;
const blocks = (ref: number): Block[] =>
  Array.from({ length: TIMES }, (_, order): Block => ({
    name: ref > last ? 'core/paragraph' : 'core/block',
    clientId: String(order),
    parentClientId: null,
    order,
    attributes: ref > last ? {} : { ref },
    given: {},
    innerContent: [],
  }));
/** Forty others each, itself among them. */
const markup = Array.from({ length: TIMES }, (_, index) => `<!-- wp:block {"ref":${index + 1}} /-->`).join('');

function storeThatCounts(): { store: ContentStore; asked: () => number } {
  let asked = 0;
  const store = {
    reusableBlock: async (id: number) => {
      asked += 1;
      return { id, content: `${markup}${'x'.repeat(100_000)}` } as NodeRow;
    },
    blocksOf: async ({ id }: NodeRow) => blocks(id + 1),
  } as unknown as ContentStore;
  return { store, asked: () => asked };
}

test('asks for no more blocks than are shown, however often blocks show others', async () => {
  const { store, asked } = storeThatCounts();
  const shown = await withShownBlocks(toBlockSources(blocks(1), null), store);
  expect(shown).toHaveLength(5_000);
  expect(asked()).toBeLessThan(6_000);
});

test('writes out no more than a text may hold, however often blocks show others', async () => {
  const { store, asked } = storeThatCounts();
  expect((await withReusableBlocks(markup, store)).length).toBeLessThan(2_100_000);
  expect(asked()).toBeLessThan(1_000);
});
