import { expect, test } from 'vitest';
import type { Block } from '../../blocks/types.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentStore } from '../content-store.ts';
import { type ContentBlock, toContentBlocks } from './content-block.ts';
import { expandReusableBlocks, listInnerBlocks } from './reusable-blocks.ts';

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
    rawAttributes: {},
    innerContent: [],
  }));
function createCountingStore(): { store: ContentStore; countReads: () => number } {
  let reads = 0;
  const store = {
    reusableBlock: async (id: number) => {
      reads += 1;
      return { id } as NodeRow;
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

test('lists the blocks of a reusable block as inner blocks, unless it contains itself', async () => {
  const reference = (ref: number, clientId: string): Block => ({
    name: 'core/block',
    clientId,
    parentClientId: null,
    order: 0,
    attributes: { ref },
    rawAttributes: { ref },
    innerContent: [],
  });
  const store = {
    reusableBlock: async (id: number) => ({ id }) as NodeRow,
    getBlocks: async ({ id }: NodeRow) => [reference(id === 1 ? 2 : 1, '0')],
  } as unknown as ContentStore;
  const listLevel = async (sources: ContentBlock[]) => (await Promise.all(sources.map((source) => listInnerBlocks(source, store)))).flat();
  const first = await listLevel(toContentBlocks([reference(1, '0')], null));
  expect(first.map(({ block }) => block.attributes)).toEqual([{ ref: 2 }]);
  const second = await listLevel(first);
  expect(second.map(({ block }) => block.attributes)).toEqual([{ ref: 1 }]);
  expect(await listLevel(second)).toEqual([]);
});
