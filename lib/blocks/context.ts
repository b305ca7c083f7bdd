import type { ReactNode } from 'react';
import type { LoopComment } from './loop-comment.ts';
import type { LoopNode } from './loop-node.ts';
import type { Paged } from './paged.ts';

/** Posts of a loop, and where they stand in the whole list. */
export type Loop = Paged & {
  entries: readonly { readonly node: LoopNode; readonly content: string | null | undefined }[];
  /** Side by side where there is room; null: below each other. */
  columns: number | null;
};

/** Comments on some content, thread by thread. */
export type Discussion = Paged & {
  /** Each before its answers; `depth` from 1. */
  entries: readonly { readonly comment: LoopComment; readonly depth: number }[];
  /** Answers among them. */
  count: number;
  /** Whether new ones are taken. */
  open: boolean;
  maxDepth: number;
  /** Title of what is spoken of, as markup. */
  title: string | null | undefined;
};

/** What the blocks around a block make of the place it stands at. */
export type Surroundings = {
  /** The content a loop shows here; without a loop, blocks speak of the content they belong to (`parentNode`). */
  node?: LoopNode;
  /** What was written there, as markup: inside a loop, and only where a block shows it. */
  content?: string | null | undefined;
  loop?: Loop;
  discussion?: Discussion;
  /** The comment a thread shows here, and where it can be answered. */
  comment?: { key: LoopComment; replyAddress: string | null };
  /** Sign at the links of a pagination. */
  arrow?: string | null | undefined;
  /** The blocks stand in a list of links: each is an item of it. */
  inList?: boolean;
  /** Those links open in new tabs. */
  newTab?: boolean;
};

/** What the page tells a block about the place it stands at. */
export type BlockContext = {
  /**
   * Level of the block's own heading; parts below it go one deeper (WCAG 1.3.1). 1 for the block that opens the page: it carries the page's
   * title, and its picture is the first to be seen.
   */
  headingLevel: 1 | 2;
  /** Place among its siblings, from 0. */
  position: number;
  /** Rendered inner blocks. */
  children?: ReactNode;
  surroundings: Surroundings;
  /** Inner blocks shown in other surroundings: once for each post of a loop. */
  within: (inner: Partial<Surroundings>) => ReactNode;
};
