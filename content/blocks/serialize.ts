/** Blocks back to markup. */
import { getChildBlocks } from './block-tree.ts';
import type { Block, BlockAttributes } from './types.ts';

/** JSON that cannot end the comment it stands in, escaped as WordPress does it. */
function toCommentJson(attributes: BlockAttributes): string {
  return JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022');
}

/**
 * @param all every block of the content
 * @param comments with the comments that delimit blocks, or only the markup
 */
export function serializeBlock(block: Block, all: readonly Block[], comments: boolean): string {
  const inner = getChildBlocks(all, block.clientId);
  let next = 0;
  const markup = block.innerContent
    .map((part) => {
      if (part !== null) return part;
      const child = inner[next];
      next += 1;
      return child ? serializeBlock(child, all, comments) : '';
    })
    .join('');
  if (!comments || block.name === 'core/freeform') return markup;
  const name = block.name.replace(/^core\//, '');
  const attributes = Object.keys(block.given).length > 0 ? `${toCommentJson(block.given)} ` : '';
  return block.innerContent.length === 0
    ? `<!-- wp:${name} ${attributes}/-->`
    : `<!-- wp:${name} ${attributes}-->${markup}<!-- /wp:${name} -->`;
}

/** What a block itself has saved, without the blocks inside it and without comments. */
export function ownMarkup(block: Block): string {
  return block.innerContent
    .filter((part) => part !== null)
    .join('')
    .trim();
}
