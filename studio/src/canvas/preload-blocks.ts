/** Has the site render the blocks of a node before the editor shows them: starting the editor takes longer than rendering. */
import { parse } from '@wordpress/block-serialization-default-parser';
import { siteBlocks } from '../../blocks/declaration.ts';
import { isHidden } from './is-hidden.ts';
import { serializeBlock } from './markup.ts';
import type { BlockToRender } from './block-renderer.ts';
import { siteBlockRenderer } from './site-block-renderer.ts';

type ParsedBlock = ReturnType<typeof parse>[number];

/** @param content the stored blocks of the node */
export function preloadBlocks(post: number, content: string): void {
  const blocks = parse(content);
  // Text outside of blocks has no name.
  const first = blocks.find(({ blockName, attrs }) => blockName !== null && !isHidden(attrs));
  siteBlockRenderer.preload(post, [...listBlocks(blocks, first)]);
}

/** @param first the block that shows the title of the page */
function* listBlocks(blocks: readonly ParsedBlock[], first: ParsedBlock | undefined): Generator<Omit<BlockToRender, 'clientId'>> {
  for (const block of blocks) {
    const { blockName, attrs, innerBlocks } = block;
    const declaration = siteBlocks.get(blockName ?? '');
    if (declaration)
      yield {
        markup: serializeBlock(declaration.name, attrs ?? {}, Boolean(declaration['x-inner-blocks'])),
        isFirst: block === first,
      };
    yield* listBlocks(innerBlocks, first);
  }
}
