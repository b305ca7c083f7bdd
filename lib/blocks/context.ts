import type { ReactNode } from 'react';
import type { LoopNode } from './loop-node.ts';

/** What the blocks around a block make of the place it stands at. */
export type Surroundings = {
  /** The content a loop shows here; without a loop, blocks speak of the content they belong to (`parentNode`). */
  node?: LoopNode;
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
  /** Rendered inner blocks. */
  children?: ReactNode;
  surroundings: Surroundings;
  /** Inner blocks shown in other surroundings: once for each post of a loop. */
  within: (inner: Partial<Surroundings>) => ReactNode;
};
