import { expect, test } from 'vitest';
import type { Block } from '../../blocks/types.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentStore } from '../content-store.ts';
import { toContentBlocks } from './content-block.ts';
import { expandReusableBlocks, expandReusableMarkup } from './reusable-blocks.ts';

const TIMES = 40;

/** Block 1 refers to block 2 forty times, block 2 refers to block 3 forty times: 2.5 million blocks in total. */
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
/** Refers to forty reusable blocks, one of which is itself. */
const markup = Array.from({ length: TIMES }, (_, index) => `<!-- wp:block {"ref":${index + 1}} /-->`).join('');

function createCountingStore(): { store: ContentStore; countReads: () => number } {
  let reads = 0;
  const store = {
    reusableBlock: async (id: number) => {
      reads += 1;
      return { id, content: `${markup}${'x'.repeat(100_000)}` } as NodeRow;
    },
    getBlocks: async ({ id }: NodeRow) => blocks(id + 1),
  } as unknown as ContentStore;
  return { store, countReads: () => reads };
}

test('limits the number of expanded blocks, however many references they contain', async () => {
  const { store, countReads } = createCountingStore();
  const shown = await expandReusableBlocks(toContentBlocks(blocks(1), null), store);
  expect(shown).toHaveLength(5_000);
  expect(countReads()).toBeLessThan(6_000);
});

test('limits the length of expanded markup, however many references it contains', async () => {
  const { store, countReads } = createCountingStore();
  expect((await expandReusableMarkup(markup, store)).length).toBeLessThan(2_100_000);
  expect(countReads()).toBeLessThan(1_000);
});
