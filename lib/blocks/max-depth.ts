/**
 * Deeper blocks are neither in the API nor on the site, because rendering them could overflow the stack. Mutations reject them, and an import reports them and
 * keeps their markup. A block has one or two elements, so the limit is far below the 512 levels of elements at which browsers flatten a page.
 */
export const MAX_BLOCK_DEPTH = 100;
