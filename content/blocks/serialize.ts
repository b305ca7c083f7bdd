/** Serializes blocks to WordPress block markup. */
import { getChildBlocks } from './block-tree.ts';
import type { Block, BlockAttributes } from './types.ts';

/** Serializes attributes to JSON that cannot close the surrounding HTML comment. It escapes the same characters as WordPress. */
function toCommentJson(attributes: BlockAttributes): string {
  return JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022');
}

/**
 * @param allBlocks all blocks of the content
 * @param withComments whether to include the comments that delimit blocks
 */
export function serializeBlock(block: Block, allBlocks: readonly Block[], withComments: boolean): string {
  const children = getChildBlocks(allBlocks, block.clientId);
  let next = 0;
  const markup = block.innerContent
    .map((part) => {
      if (part !== null) return part;
      const child = children[next];
      next += 1;
      return child ? serializeBlock(child, allBlocks, withComments) : '';
    })
    .join('');
  if (!withComments || block.name === 'core/freeform') return markup;
  const name = block.name.replace(/^core\//, '');
  const attributes = Object.keys(block.given).length > 0 ? `${toCommentJson(block.given)} ` : '';
  return block.innerContent.length === 0
    ? `<!-- wp:${name} ${attributes}/-->`
    : `<!-- wp:${name} ${attributes}-->${markup}<!-- /wp:${name} -->`;
}

/** Returns the block's own saved markup, without its inner blocks and without comments. */
export function getOwnMarkup(block: Block): string {
  return block.innerContent
    .filter((part) => part !== null)
    .join('')
    .trim();
}
