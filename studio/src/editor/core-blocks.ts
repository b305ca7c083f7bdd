/** Core blocks that the site renders. */
import { getBlockTypes, unregisterBlockType } from '@wordpress/blocks';

const rendered = new Set(
  Object.values(import.meta.glob<string>('../../../components/blocks/core-*/block.json', { eager: true, import: 'name' })),
);

/** The editor needs these for content that it cannot represent otherwise. */
const required = new Set(['core/freeform', 'core/missing', 'core/block']);

/** Editors cannot insert what visitors would not see. Stored blocks of these kinds stay as they are: the editor keeps unknown blocks unchanged. */
export function unregisterUnrenderedBlocks(): void {
  for (const { name } of getBlockTypes())
    if (name.startsWith('core/') && !rendered.has(name) && !required.has(name)) unregisterBlockType(name);
}
