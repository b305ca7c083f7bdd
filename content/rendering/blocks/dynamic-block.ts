/** What the renderer of a dynamic block receives. */
import type { ParsedBlock } from '../../blocks/parse.ts';
import type { BlockAttributes } from '../../blocks/types.ts';
import type { RenderContext } from '../render-context.ts';

export type DynamicBlock = {
  name: string;
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

export const getText = ({ attributes }: DynamicBlock, name: string): string => {
  const value = attributes[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

export const getNumber = ({ attributes }: DynamicBlock, name: string): number | null => {
  const value = attributes[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

export const isEnabled = ({ attributes }: DynamicBlock, name: string): boolean => attributes[name] === true;

/** Returns a nested value such as `style.color.text`. */
export function getNested(value: unknown, ...path: string[]): unknown {
  let result = value;
  for (const key of path)
    result =
      typeof result === 'object' && result !== null && Object.hasOwn(result, key) ? (result as Record<string, unknown>)[key] : undefined;
  return result;
}
