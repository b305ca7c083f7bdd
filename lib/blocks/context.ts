import type { ReactNode } from 'react';

/** What the page tells a block about the place it stands at. Plain data: it may be handed on to any part. */
export type BlockContext = {
  /**
   * Level of the block's own heading; parts below it go one deeper (WCAG 1.3.1). 1 for the block that opens the page: it carries the page's
   * title, and its picture is the first to be seen.
   */
  headingLevel: 1 | 2;
  /** Rendered inner blocks. */
  children?: ReactNode;
};
