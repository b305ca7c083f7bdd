import { getBlockType } from '@wordpress/blocks';

/** The title of a block, or its name if the editor does not know the block. */
export const getBlockTitle = (name: string): string => getBlockType(name)?.title ?? name;
