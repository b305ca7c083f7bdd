import type { ReactNode } from 'react';
import type { LoopComment } from './loop-comment.ts';
import type { LoopNode } from './loop-node.ts';
import type { Pagination } from './pagination.ts';

/** The posts that a query loop shows on the current page of its list. */
export type QueryLoop = Pagination & {
  entries: readonly { readonly node: LoopNode; readonly content: string | null | undefined }[];
  /** Number of columns on wide screens. Null means one post below the other. */
  columns: number | null;
};

/** Comments on a node, grouped by thread. */
export type Discussion = Pagination & {
  /** Each comment comes before its replies. `depth` starts at 1. */
  entries: readonly { readonly comment: LoopComment; readonly depth: number }[];
  /** Number of comments, replies included. */
  count: number;
  /** Whether new comments are accepted. */
  open: boolean;
  maxDepth: number;
  /** Title of the node that is discussed, as markup. */
  title: string | null | undefined;
};

/** What the surrounding blocks provide to the blocks inside them. */
export type BlockContext = {
  /** The node that a query loop currently shows. Outside a loop, blocks use the node whose content they are part of (`parentNode`). */
  node?: LoopNode;
  /** The content of that node, as markup. Present only inside a loop that contains a block showing it. */
  content?: string | null | undefined;
  loop?: QueryLoop;
  discussion?: Discussion;
  /** The comment that a thread currently shows, and the URL for replying to it. Null: replies are closed. */
  comment?: { key: LoopComment; replyUrl: string | null };
  /** Arrow shown next to pagination links: `none`, `arrow` or `chevron`. */
  paginationArrow?: string | null | undefined;
  /** The inner blocks are in one of several columns. */
  isInColumn?: boolean;
  /** Number of columns of the surrounding gallery. */
  galleryColumns?: number;
  /** Each inner block is an item of a list of links. */
  isInList?: boolean;
  /** The links in that list open in a new tab. */
  opensInNewTab?: boolean;
};

/** The props that every block component receives besides its fragment. */
export type BlockProps = {
  /**
   * Level of the block's own heading. Headings inside the block are one level deeper (WCAG 1.3.1). The first block of a page gets 1: its heading
   * is the page title, and its image is the likely largest contentful paint.
   */
  headingLevel: 1 | 2;
  /** Index among its siblings, starting at 0. */
  position: number;
  /** Rendered inner blocks. */
  children?: ReactNode;
  blockContext: BlockContext;
  /** Renders the inner blocks with a changed context, for example once for each post of a loop. */
  renderInnerBlocks: (inner: Partial<BlockContext>) => ReactNode;
};
