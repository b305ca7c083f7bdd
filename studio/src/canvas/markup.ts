/** The markup of one block as the content service expects it, and the place of its inner blocks in what the site makes of it. */
import { createBlock, serialize } from '@wordpress/blocks';
import { SLOT_ID } from './slot-id.ts';

/** Inner blocks are edited in place, so the site gets one block in their place, and their changes do not change the markup of the block around them. */
const createSlot = () => createBlock('core/paragraph', { anchor: SLOT_ID, content: '…' });

/** @param hasInnerBlocks whether the editor shows inner blocks in the block */
export function serializeBlock(name: string, attributes: Record<string, unknown>, hasInnerBlocks: boolean): string {
  return serialize([createBlock(name, attributes, hasInnerBlocks ? [createSlot()] : [])]);
}
