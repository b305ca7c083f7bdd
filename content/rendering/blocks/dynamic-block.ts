/** What the renderer of a dynamic block receives. */
import type { ParsedBlock } from '../../blocks/parse.ts';
import type { BlockAttributes } from '../../blocks/types.ts';
import type { RenderContext } from '../render-context.ts';

export type DynamicBlock = {
  name: string;
  rendering: BlockRendering;
  /** The attributes of the block's comment, and declared default values. */
  attributes: BlockAttributes;
  parsed: ParsedBlock;
  /** The saved markup with rendered inner blocks. Empty for blocks that render their inner blocks themselves. */
  content: string;
  /** The blocks that contain this one, outermost first. */
  ancestors: readonly DynamicBlock[];
  /** Renders the inner blocks and the markup between them, for example once for each entry of a list. */
  renderInner: (context: RenderContext) => Promise<string>;
  /** Loads a data field of the block. */
  loadData: (field: string) => Promise<unknown>;
};

export type DynamicRenderer = (block: DynamicBlock, context: RenderContext) => string | Promise<string>;

export type Layout = { readonly [name: string]: unknown };

export type ColorKind = 'text' | 'background' | 'gradients' | 'link';

/** How content shows a block. */
export type BlockRendering = {
  /** Renders the block from its attributes. Without it, the block is shown as it is saved. */
  readonly render?: DynamicRenderer;
  /** `render` renders the inner blocks itself: not at all, or several times. */
  readonly rendersInnerBlocks?: true;
  /** The block adds classes for the layout of its inner blocks. This is its default layout. */
  readonly layout?: Layout;
  /** The block arranges the space between its inner blocks itself. */
  readonly ignoresGap?: true;
  /** The outer element can have padding and margins. */
  readonly hasSpacing?: true;
  /** An inner element, instead of the outer one, has these colors. */
  readonly innerColors?: readonly ColorKind[];
  /** An inner element, instead of the outer one, has the typography. */
  readonly hasInnerTypography?: true;
  /** Excerpts contain the text of the block, or only that of its inner blocks. Other blocks are left out of excerpts. */
  readonly inExcerpts?: 'text' | 'container';
  /** The block consists of text of the classic editor. Clients can read it rendered (`renderedHtml`). */
  readonly isClassicText?: true;
};

export const getText = ({ attributes }: DynamicBlock, name: string): string => {
  const value = attributes[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

export const getNumber = ({ attributes }: DynamicBlock, name: string): number | null => {
  const value = attributes[name];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

export const isEnabled = ({ attributes }: DynamicBlock, name: string): boolean => attributes[name] === true;
