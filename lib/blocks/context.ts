import type { ReactNode } from 'react';

/** What the page tells a block about the place it stands at. Plain data: it may be handed on to any part. */
export type BlockContext = {
  /** Level of the block's own heading; parts below it go one deeper (WCAG 1.3.1). */
  headingLevel: 1 | 2 | 3;
  /** The first block of the page: its picture is the largest one seen first. */
  isFirst: boolean;
  /** Rendered inner blocks. */
  children?: ReactNode;
};
