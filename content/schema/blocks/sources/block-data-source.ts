import type { ContentBlock } from '../../../store/blocks/content-block.ts';
import type { AnySource, ArgSpec, SchemaBuilder } from '../../core/builder.ts';
import type { ContentContext } from '../../core/context.ts';
import type { UrlParameter } from '../url-parameters.ts';

/** A named source of block data, for more than a list of nodes. A block.json refers to it: `"x-data": { "results": { "source": "<name>" } }`. */
export type BlockDataSource = {
  name: string;
  /** Type of the field in SDL notation. */
  type: string;
  /** Declares the types that only this source uses. Called once. */
  declare?: (builder: SchemaBuilder) => void;
  args?: Record<string, ArgSpec>;
  /** Must not throw for invalid attributes or parameters. It ignores them instead. */
  resolve: (source: ContentBlock, args: { parameters?: readonly UrlParameter[] | null }, context: ContentContext) => AnySource;
};
