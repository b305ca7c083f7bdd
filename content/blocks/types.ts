/** Blocks as they are kept beside a node: parsed, with typed attributes, as a flat list in document order. */
import type { FieldValue } from '../core/rows/fields.ts';

export type BlockAttributes = { [name: string]: FieldValue };

export type Block = {
  /** `core/paragraph`; `core/freeform` for text outside of blocks. */
  name: string;
  /** Unique within the node and the same each time the same markup is parsed. */
  clientId: string;
  /** Null at the top level. */
  parentClientId: string | null;
  /** Place among its siblings, from 0. */
  order: number;
  /** Every declared attribute that has a value: given, read from the markup, or the default. */
  attributes: BlockAttributes;
  /** Attributes as they stood in the block's comment. */
  given: BlockAttributes;
  /** The block's own markup; null stands for an inner block. */
  innerContent: (string | null)[];
};
