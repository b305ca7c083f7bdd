/** Has the site render the blocks of a node before the editor shows them: starting the editor takes longer than rendering. */
import { parse } from '@wordpress/block-serialization-default-parser';
import { siteBlocks } from '../../blocks/declaration.ts';
import { serializeBlock } from './markup.ts';
import type { RenderedBlock } from './pictures.ts';
import { sitePictures } from './site-pictures.ts';

type ParsedBlock = ReturnType<typeof parse>[number];

/** @param content the stored blocks of the node */
export function preloadPictures(post: number, content: string): void {
  sitePictures.preload(post, [...listBlocks(parse(content), true)]);
}

function* listBlocks(blocks: readonly ParsedBlock[], isRoot: boolean): Generator<Omit<RenderedBlock, 'clientId'>> {
  const named = blocks.filter(({ blockName }) => blockName !== null);
  for (const [index, { blockName, attrs, innerBlocks }] of named.entries()) {
    const declaration = siteBlocks.get(blockName ?? '');
    if (declaration)
      yield {
        markup: serializeBlock(declaration.name, attrs ?? {}, Boolean(declaration['x-inner-blocks'])),
        isFirst: isRoot && index === 0,
      };
    yield* listBlocks(innerBlocks, false);
  }
}
