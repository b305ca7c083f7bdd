/**
 * Block declarations, read from the `block.json` in each folder of `components/blocks`. They follow WordPress's block metadata; keys that start
 * with `x-` are extensions of this project:
 * - `x-ref` on a number: the attribute is the database id of a node, which imports change if the node gets another id. With `as`, the schema gets a
 *   field of that name that returns the node.
 * - `x-type: "Link"` on an object: `{url, title, target}`.
 * - `x-format: "html"`: the string is markup. It is sanitized where it is rendered.
 * - `x-required`: without this attribute the block renders nothing.
 * - `x-private`: for editors only. The schema has no field for the attribute, and the JSON of attributes omits it.
 * - `x-data`: nodes or options that the service adds to the block, selected by its attributes.
 * - `x-attributes-union`, `x-deprecated`: `attributes` is a union of the attributes of this version and of deprecated versions, as in
 *   wp-graphql-gutenberg for WordPress blocks that changed. Saved attributes that do not match this version get the type of the newest deprecated
 *   version that they match. An attribute of a deprecated version is a declaration, or its type if it is otherwise declared as in this version.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ContentTypeName, TaxonomyName } from '#lib/content-model/define.ts';
import { optionGroupNames } from '../model/options.ts';

/** Where WordPress's editor saves an attribute. `children` and `node` are deprecated there, and `meta` is not part of the content. */
const sources = ['attribute', 'html', 'rich-text', 'text', 'raw', 'tag', 'query', 'meta', 'children', 'node'] as const;

export type AttributeDeclaration = {
  /** Without a type, an attribute has values of several types. The schema has no field for it, as in wp-graphql-gutenberg. */
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | undefined;
  description?: string | undefined;
  default?: unknown;
  enum?: (string | boolean)[] | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  maxItems?: number | undefined;
  items?: AttributeDeclaration | undefined;
  properties?: Record<string, AttributeDeclaration> | undefined;
  source?: (typeof sources)[number] | undefined;
  selector?: string | undefined;
  attribute?: string | undefined;
  /** Elements of which the HTML consists. Other content of the selected element is left out. */
  multiline?: string | undefined;
  query?: Record<string, AttributeDeclaration> | undefined;
  'x-ref'?: { to: ContentTypeName; as?: string | undefined } | undefined;
  'x-type'?: 'Link' | undefined;
  'x-format'?: 'html' | undefined;
  'x-required'?: boolean | undefined;
  'x-private'?: boolean | undefined;
  /** For the studio: the attribute with the picture that the items of this list are drawn over. */
  'x-drawn-on'?: string | undefined;
  /** For the studio: the attribute with the picture that this object is a point of, `{x, y}` from 0 to 1. */
  'x-focal-point-of'?: string | undefined;
};

const attribute: z.ZodType<AttributeDeclaration> = z.lazy(() =>
  z.strictObject({
    type: z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object']).optional(),
    description: z.string().optional(),
    default: z.unknown().optional(),
    enum: z.array(z.union([z.string(), z.boolean()])).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxItems: z.number().int().positive().optional(),
    items: attribute.optional(),
    properties: z.record(z.string(), attribute).optional(),
    source: z.enum(sources).optional(),
    selector: z.string().optional(),
    attribute: z.string().optional(),
    multiline: z.string().optional(),
    query: z.record(z.string(), attribute).optional(),
    'x-ref': z.strictObject({ to: z.string() as z.ZodType<ContentTypeName>, as: z.string().optional() }).optional(),
    'x-type': z.literal('Link').optional(),
    'x-format': z.literal('html').optional(),
    'x-required': z.boolean().optional(),
    'x-private': z.boolean().optional(),
    'x-drawn-on': z.string().optional(),
    'x-focal-point-of': z.string().optional(),
  }),
);

/** One entry of `x-data`. */
const blockData = z.strictObject({
  description: z.string(),
  /** Content type of the nodes. */
  type: (z.string() as unknown as z.ZodType<ContentTypeName>).optional(),
  /** Whether the field returns a list of nodes. By default it returns one node. */
  list: z.boolean().optional(),
  /** Whether a single node is wrapped as `{ node }`, as WPGraphQL does for core blocks. */
  edge: z.boolean().optional(),
  /** Attribute with the id of the single node. */
  id: z.string().optional(),
  /** Attribute with the ids of the selected nodes. If it is empty, the newest nodes are listed. */
  ids: z.string().optional(),
  /** Attribute with the maximum number of nodes. */
  count: z.string().optional(),
  /** Lists only nodes with a term. `slug` names the attribute with the term's slug; `is` is a fixed slug. */
  term: z
    .strictObject({ taxonomy: z.string() as unknown as z.ZodType<TaxonomyName>, slug: z.string().optional(), is: z.string().optional() })
    .optional(),
  orderby: z.enum(['date', 'menu']).optional(),
  /** Site-wide option to return instead of nodes. */
  option: z.enum(optionGroupNames).optional(),
  /** Name of a block source in `content/schema/blocks/sources`, for data that the other keys cannot describe. */
  source: z.string().optional(),
});
export type BlockDataDeclaration = z.infer<typeof blockData>;

const attributeType = z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object']);
export type DeprecatedAttributes = Record<string, z.infer<typeof attributeType> | AttributeDeclaration>;

const declaration = z.strictObject({
  $schema: z.string(),
  apiVersion: z.literal(3),
  name: z.string().regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'must be namespace/name'),
  version: z.string(),
  title: z.string(),
  category: z.string(),
  /** Name in WordPress's icon font, without the prefix `dashicons-`. */
  icon: z.string().optional(),
  description: z.string(),
  /** What editors may search for besides the title. */
  keywords: z.array(z.string()).max(5).optional(),
  parent: z.array(z.string()).optional(),
  /** Blocks that must contain this block, at any depth. */
  ancestor: z.array(z.string()).optional(),
  attributes: z.record(z.string(), attribute),
  supports: z.record(z.string(), z.unknown()),
  'x-attributes-union': z.boolean().optional(),
  /** Attributes of deprecated versions, newest version first. */
  'x-deprecated': z.array(z.record(z.string(), z.union([attributeType, attribute]))).optional(),
  'x-data': z.record(z.string(), blockData).optional(),
  /** For the studio: whether the block holds other blocks. */
  'x-inner-blocks': z.boolean().optional(),
});
export type BlockDeclaration = z.infer<typeof declaration>;

/** A `block.json` does not match the schema of block declarations. */
export class InvalidBlockDeclarationError extends Error {
  override name = 'InvalidBlockDeclaration';
}

const BLOCKS_FOLDER = join(import.meta.dirname, '../../components/blocks');

/** Increment it if a change in this folder changes the attributes of stored blocks. */
const PARSER_VERSION = '6';

function readDeclarations(): { declarations: BlockDeclaration[]; version: string } {
  const hash = createHash('sha256').update(PARSER_VERSION);
  const files = readdirSync(BLOCKS_FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(BLOCKS_FOLDER, entry.name, 'block.json'));
  const declarations = files.toSorted().map((file) => {
    const source = readFileSync(file, 'utf8');
    hash.update(source);
    const parsed = declaration.safeParse(JSON.parse(source));
    if (!parsed.success) throw new InvalidBlockDeclarationError(`${file}: ${z.prettifyError(parsed.error)}`);
    return addSupportAttributes(parsed.data);
  });
  return { declarations, version: hash.digest('hex').slice(0, 12) };
}

/** An empty string means that no alignment is set. */
const alignments = ['left', 'center', 'right', 'wide', 'full', ''];

type Supports = {
  anchor?: boolean;
  align?: unknown;
  className?: boolean;
  color?: Record<string, boolean>;
  typography?: Record<string, boolean>;
  layout?: boolean;
  border?: boolean;
  spacing?: boolean;
};

/** Adds the attributes of the block supports that a block declares (block supports of WordPress 6.2). */
function addSupportAttributes(block: BlockDeclaration): BlockDeclaration {
  const supports = block.supports as Supports;
  const text = (description: string): AttributeDeclaration => ({ type: 'string', description });
  const styled = supports.color ?? supports.typography ?? supports.border ?? supports.spacing;
  const added: Record<string, AttributeDeclaration | false | undefined> = {
    anchor: supports.anchor && {
      type: 'string',
      source: 'attribute',
      selector: '*',
      attribute: 'id',
      description: 'Id of the element, used in links to it.',
    },
    align: Boolean(supports.align) && { ...text('Alignment: wide, full, left, center, or right.'), enum: alignments },
    className: text('Additional CSS classes.'),
    lock: { type: 'object', description: 'Actions that editors cannot perform on the block, such as moving or removing it.' },
    backgroundColor: supports.color?.['background'] && text('Name of the background color.'),
    textColor: supports.color?.['text'] && text('Name of the text color.'),
    gradient: supports.color?.['gradients'] && text('Name of the gradient.'),
    fontSize: supports.typography?.['fontSize'] && text('Name of the font size.'),
    fontFamily: supports.typography?.['fontFamily'] && text('Name of the font family.'),
    borderColor: supports.border && text('Name of the border color.'),
    layout: supports.layout && { type: 'object', description: 'Layout settings.' },
    style: Boolean(styled) && { type: 'object', description: 'Custom style settings.' },
  };
  const attributes = { ...block.attributes };
  for (const [name, value] of Object.entries(added)) if (value) attributes[name] ??= value;
  return { ...block, attributes };
}

const { declarations, version } = readDeclarations();

/** All block declarations, ordered by folder name. */
export const blockDeclarations: readonly BlockDeclaration[] = declarations;

/** Hash of all declarations. Stored blocks that were parsed with another version are parsed again. */
export const blocksVersion: string = version;

const byName = new Map(blockDeclarations.map((block) => [block.name, block]));

/** Returns the declaration of a block, or undefined if this project does not declare it. */
export function getBlockDeclaration(name: string): BlockDeclaration | undefined {
  return byName.get(name);
}
