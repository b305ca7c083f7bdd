import { expect, test } from 'vitest';
import { MAX_BLOCK_DEPTH } from '#lib/blocks/max-depth.ts';
import { getBlockDepth } from './block-depth.ts';
import { parseBlocks } from './parse.ts';

const nest = (levels: number) => `${'<!-- wp:group --><div>'.repeat(levels)}x${'</div><!-- /wp:group -->'.repeat(levels)}`;

test.each([
  ['', 0],
  ['<p>Text</p>', 0],
  ['<!-- wp:spacer /-->', 1],
  ['<!-- wp:group --><!-- wp:spacer {"height":"1px"} /--><!-- /wp:group --><!-- wp:spacer /-->', 2],
  ['<!-- wp:group --><!-- wp:quote --><!-- /wp:group --><!-- /wp:quote --><!-- /wp:list --><!-- wp:list -->', 2],
  [nest(150), 150],
])('%.80s has %i levels of blocks', (markup, depth) => {
  expect(getBlockDepth(markup)).toBe(depth);
});

test('all blocks up to the limit are parsed, as deep as editors nest them', () => {
  const blocks = parseBlocks(nest(MAX_BLOCK_DEPTH - 1));
  expect(blocks.filter(({ name }) => name === 'core/group')).toHaveLength(MAX_BLOCK_DEPTH - 1);
  expect(blocks.at(-1)?.clientId.split('.')).toHaveLength(MAX_BLOCK_DEPTH - 1);
});

test('a long text of unclosed comments is measured in linear time', () => {
  const startedAt = performance.now();
  getBlockDepth('<!-- wp:group {'.repeat(200_000));
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
