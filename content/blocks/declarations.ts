/**
 * Block declarations, read from the `block.json` in each folder of `components/blocks`. They follow WordPress's block metadata; keys that start
 * with `x-` are ours:
 * - `x-ref` on an integer: the attribute is the database id of a node; the schema gets a field `as` with the node itself.
 * - `x-type: "Link"` on an object: {url, title, target}.
 * - `x-format: "html"`: the string is markup and is sanitised where it is shown.
 * - `x-required`: without it the block shows nothing.
 * - `x-private`: for editors alone: the schema has no field for it, and JSON of attributes leaves it out.
 * - `x-data`: nodes or options that the service adds to the block, chosen by its attributes.
 * - `x-attributes-union`, `x-deprecated`: `attributes` is a union of this version's and older versions' attributes, as wp-graphql-gutenberg has it for blocks of WordPress
 *   that changed; saved attributes that do not fit this version are told as the first older one they fit.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ContentTypeName, TaxonomyName } from '#lib/content-model/define.ts';

export type AttributeDeclaration = {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | undefined;
  description?: string | undefined;
  default?: unknown;
  enum?: string[] | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  maxItems?: number | undefined;
  items?: AttributeDeclaration | undefined;
  properties?: Record<string, AttributeDeclaration> | undefined;
  source?: 'attribute' | 'html' | 'rich-text' | 'text' | 'raw' | 'tag' | 'query' | undefined;
  selector?: string | undefined;
  attribute?: string | undefined;
  query?: Record<string, AttributeDeclaration> | undefined;
  'x-ref'?: { to: ContentTypeName; as: string } | undefined;
  'x-type'?: 'Link' | undefined;
  'x-format'?: 'html' | undefined;
  'x-required'?: boolean | undefined;
  'x-private'?: boolean | undefined;
};

const attribute: z.ZodType<AttributeDeclaration> = z.lazy(() =>
  z.strictObject({
    type: z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object']).optional(),
    description: z.string().optional(),
    default: z.unknown().optional(),
    enum: z.array(z.string()).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxItems: z.number().int().positive().optional(),
    items: attribute.optional(),
    properties: z.record(z.string(), attribute).optional(),
    source: z.enum(['attribute', 'html', 'rich-text', 'text', 'raw', 'tag', 'query']).optional(),
    selector: z.string().optional(),
    attribute: z.string().optional(),
    query: z.record(z.string(), attribute).optional(),
    'x-ref': z.strictObject({ to: z.string() as z.ZodType<ContentTypeName>, as: z.string() }).optional(),
    'x-type': z.literal('Link').optional(),
    'x-format': z.literal('html').optional(),
    'x-required': z.boolean().optional(),
    'x-private': z.boolean().optional(),
  }),
);

const dataSource = z.strictObject({
  description: z.string(),
  /** Content type of the nodes. */
  type: (z.string() as unknown as z.ZodType<ContentTypeName>).optional(),
  /** A list of nodes, or one. */
  list: z.boolean().optional(),
  /** Wraps the one node as `{ node }`, as WPGraphQL does for core blocks. */
  edge: z.boolean().optional(),
  /** Attribute that holds the id of the one node. */
  id: z.string().optional(),
  /** Attribute that holds the ids of chosen nodes; when empty the newest are taken. */
  ids: z.string().optional(),
  /** Attribute that holds how many. */
  count: z.string().optional(),
  /** Only nodes with a term: the one whose slug an attribute holds, or always the same. */
  term: z
    .strictObject({ taxonomy: z.string() as unknown as z.ZodType<TaxonomyName>, slug: z.string().optional(), is: z.string().optional() })
    .optional(),
  orderby: z.enum(['date', 'menu']).optional(),
  /** A site-wide value instead of nodes. */
  option: z.enum(['numberModule', 'siteOptions']).optional(),
  /** What takes more than that: the name of a source in content/schema/blocks/sources. */
  source: z.string().optional(),
});
export type DataSource = z.infer<typeof dataSource>;

const olderAttribute = z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object']);
export type OlderAttributes = Record<string, z.infer<typeof olderAttribute>>;

const declaration = z.strictObject({
  $schema: z.string(),
  apiVersion: z.literal(3),
  name: z.string().regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'must be namespace/name'),
  version: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  parent: z.array(z.string()).optional(),
  /** Blocks it stands in, at any depth: it says nothing elsewhere. */
  ancestor: z.array(z.string()).optional(),
  attributes: z.record(z.string(), attribute),
  supports: z.record(z.string(), z.unknown()),
  'x-attributes-union': z.boolean().optional(),
  /** Attributes of older versions with their types, the newest first. */
  'x-deprecated': z.array(z.record(z.string(), olderAttribute)).optional(),
  'x-data': z.record(z.string(), dataSource).optional(),
});
export type BlockDeclaration = z.infer<typeof declaration>;

/** A block's `block.json` is not what it should be. */
export class InvalidBlockDeclaration extends Error {
  override name = 'InvalidBlockDeclaration';
}

const drawn = join(import.meta.dirname, '../../components/blocks');

function read(): { declarations: BlockDeclaration[]; version: string } {
  const hash = createHash('sha256');
  const files = readdirSync(drawn, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(drawn, entry.name, 'block.json'));
  const declarations = files.toSorted().map((file) => {
    const source = readFileSync(file, 'utf8');
    hash.update(source);
    const parsed = declaration.safeParse(JSON.parse(source));
    if (!parsed.success) throw new InvalidBlockDeclaration(`${file}: ${z.prettifyError(parsed.error)}`);
    return withSupports(parsed.data);
  });
  return { declarations, version: hash.digest('hex').slice(0, 12) };
}

type Supports = {
  anchor?: boolean;
  align?: unknown;
  className?: boolean;
  color?: Record<string, boolean>;
  typography?: Record<string, boolean>;
  layout?: boolean;
  border?: boolean;
};

/** The attributes WordPress adds for what a block supports (block supports of WordPress 6.2). */
function withSupports(block: BlockDeclaration): BlockDeclaration {
  const supports = block.supports as Supports;
  const text = (description: string): AttributeDeclaration => ({ type: 'string', description });
  const styled = supports.color ?? supports.typography ?? supports.border;
  const added: Record<string, AttributeDeclaration | false | undefined> = {
    anchor: supports.anchor && {
      type: 'string',
      source: 'attribute',
      selector: '*',
      attribute: 'id',
      description: 'Id of the element, used in links to it.',
    },
    align: Boolean(supports.align) && text('Alignment: wide, full, left, center, or right.'),
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

const all = read();

/** Every declared block, by folder name. */
export const blockDeclarations: readonly BlockDeclaration[] = all.declarations;

/** Changes when any declaration changes: parsed blocks of another version are parsed again. */
export const blocksVersion: string = all.version;

const byName = new Map(blockDeclarations.map((block) => [block.name, block]));

/** Declaration of a block, or undefined for a block nobody has written here. */
export function blockDeclarationOf(name: string): BlockDeclaration | undefined {
  return byName.get(name);
}
