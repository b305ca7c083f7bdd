import type { ContentBlock } from '../../../store/blocks/content-block.ts';
import type { AnySource, ArgSpec, SchemaBuilder } from '../../core/builder.ts';
import type { ContentContext } from '../../core/context.ts';
import type { AddressParameter } from '../address-parameters.ts';

/** Data of a block that takes more than a list of nodes: `"x-data": { "results": { "source": "<name>" } }` in its block.json. */
export type BlockSourceSpec = {
  name: string;
  /** Type of the field, in SDL notation. */
  type: string;
  /** Declares the types that are this source's own; called once. */
  declare?: (builder: SchemaBuilder) => void;
  args?: Record<string, ArgSpec>;
  /** Never throws for what an editor or a visitor wrote: what cannot be understood is left out. */
  resolve: (source: ContentBlock, args: { parameters?: readonly AddressParameter[] | null }, context: ContentContext) => AnySource;
};
