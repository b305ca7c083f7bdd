/** What the controls read from a `block.json`: WordPress's block metadata with keys of our own (CONTRIBUTING.md, “Add a block”). */
import type { ReferenceTarget } from '../../lib/content-model/define.ts';

export type Attribute = {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Attribute;
  properties?: Readonly<Record<string, Attribute>>;
  /** Where the value is in the saved markup. WordPress reads such attributes from there, and only its own blocks have them. */
  source?: string;
  /** The value is the id of a node of this content type. */
  'x-ref'?: { to: ReferenceTarget; as?: string };
  'x-type'?: 'Link';
  'x-format'?: 'html';
  /** Without it, the block renders nothing. */
  'x-required'?: boolean;
  /** For editors only. */
  'x-private'?: boolean;
  /** The list is drawn over the picture of another attribute, in a box of 1600 by 900. */
  'x-drawn-on'?: string;
  /** A point of the picture of another attribute, which this block keeps in view. Without it, the focal point of the media item is kept. */
  'x-focal-point-of'?: string;
};

export type Declaration = {
  name: string;
  title: string;
  icon: string;
  description: string;
  attributes: Readonly<Record<string, Attribute>>;
  parent?: readonly string[];
  /** Whether the block holds other blocks. */
  'x-inner-blocks'?: boolean;
};

const modules = import.meta.glob<Declaration>('../../components/blocks/*/block.json', { eager: true, import: 'default' });

/** Blocks of the site. Those of WordPress come from its block library. */
export const siteBlocks: ReadonlyMap<string, Declaration> = new Map(
  Object.values(modules)
    .filter(({ name }) => name.startsWith('site/'))
    .map((declaration) => [declaration.name, declaration]),
);

/** Attributes without a description belong to WordPress, such as `className`: it has controls of its own for them. */
export const isEditable = ({ description, source }: Attribute): boolean => description !== undefined && source === undefined;
