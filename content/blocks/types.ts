/** Parsed blocks with typed attributes, as a flat list in document order. They are stored with their node as JSON, with these property names. */
import type { FieldValue } from '../core/rows/fields.ts';

export type BlockAttributes = { [name: string]: FieldValue };

export type Block = {
  /** Name such as `core/paragraph`. Text outside of blocks is `core/freeform`. */
  name: string;
  /** Unique within the node. Parsing the same markup again gives the same ids. */
  clientId: string;
  /** Client id of the block that contains this one. Null at the top level. */
  parentClientId: string | null;
  /** Position among its siblings, from 0. */
  order: number;
  /** The declared attributes that have a value, in the comment or the markup or by default. */
  attributes: BlockAttributes;
  /** The deprecated version of the block whose attributes are saved. Version 1 is the oldest. */
  deprecatedVersion?: number;
  /** The attributes in the block's comment, neither validated nor completed. */
  rawAttributes: BlockAttributes;
  /** The block's own markup. Null marks the position of an inner block. */
  innerContent: (string | null)[];
};
