/** The markup of one block as the content service expects it, and the place of its inner blocks in what the site makes of it. */
import { createBlock, serialize } from '@wordpress/blocks';
import { SLOT_ID } from './slot-id.ts';

/** Inner blocks are edited in place, so the site gets one block in their place, and their changes do not change the markup of the block around them. */
const SLOT = `<!-- wp:paragraph -->\n<p id="${SLOT_ID}">…</p>\n<!-- /wp:paragraph -->`;

/** @param hasInnerBlocks whether the editor shows inner blocks in the block */
export function serializeBlock(name: string, attributes: Record<string, unknown>, hasInnerBlocks: boolean): string {
  const markup = serialize([createBlock(name, attributes)]);
  // The slot is added as text, because WordPress's paragraph is registered after the first blocks are rendered.
  return hasInnerBlocks ? markup.replace(/ \/-->$/, () => ` -->\n${SLOT}\n<!-- /wp:${name} -->`) : markup;
}
