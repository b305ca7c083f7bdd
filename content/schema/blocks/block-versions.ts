/** Older versions of a block's attributes: WordPress keeps what it once saved, and tells it as the version it fits. */
import { type BlockDeclaration, blockDeclarationOf, type OlderAttributes } from '../../blocks/declarations.ts';
import { serializeBlock } from '../../blocks/serialize.ts';
import type { FieldValue } from '../../core/rows/fields.ts';
import type { ContentBlock } from '../../store/blocks/content-block.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';

/** Attributes as an older version has them. */
class OlderValues {
  /** Number of the version, from 1. */
  readonly version: number;
  readonly source: ContentBlock;
  readonly values: Record<string, FieldValue>;

  constructor(version: number, source: ContentBlock) {
    this.version = version;
    this.source = source;
    this.values = source.block.given;
  }
}

const graphqlTypes = {
  string: 'String',
  number: 'Float',
  integer: 'Int',
  boolean: 'Boolean',
  array: 'BlockAttributesArray',
  object: 'BlockAttributesObject',
} as const;

/** The union of a block's attributes by version, and the types of the older ones. */
export function declareVersions(builder: SchemaBuilder, block: string, union: string, declaration: BlockDeclaration): void {
  const older = declaration['x-deprecated'] ?? [];
  const nameOf = (version: number) => `${block}DeprecatedV${version}Attributes`;
  older.forEach((attributes, index) => {
    const fields: FieldSpecs = {
      savedMarkup: {
        type: 'String',
        description: 'The whole block as it was saved, block comments left out: what a site shows that does not know this version.',
        resolve: ({ source }: OlderValues) => serializeBlock(source.block, source.allBlocks, false),
      },
    };
    for (const [name, type] of Object.entries(attributes)) {
      fields[name] = {
        type: graphqlTypes[type],
        description: `Attribute ${name} of this older version.`,
        resolve: ({ values }: OlderValues) => values[name] ?? null,
      };
    }
    builder.object(nameOf(index + 1), { description: `Attributes of ${declaration.title}, ${index + 1} versions ago.`, fields });
  });
  builder.union(union, {
    description: `Attributes of ${declaration.title}, by version.`,
    types: [`${block}Attributes`, ...older.map((_attributes, index) => nameOf(index + 1))],
    resolveType: (attributes: object) => (attributes instanceof OlderValues ? nameOf(attributes.version) : `${block}Attributes`),
  });
}

const fits = (value: unknown, type: OlderAttributes[string] | undefined): boolean => {
  switch (type) {
    case undefined:
      return false;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
};

/**
 * Attributes of the version that was saved: this one when every attribute it knows has a value of its type, else the first older one that all saved attributes fit,
 * else this one, without what does not fit (as wp-graphql-gutenberg validates them in turn).
 */
export function versionOf(source: ContentBlock, declaration: BlockDeclaration): object {
  const { attributes, given } = source.block;
  const saved = Object.entries(given);
  const current = blockDeclarationOf(declaration.name)?.attributes ?? {};
  if (saved.every(([name, value]) => current[name] !== undefined && (attributes[name] !== undefined || value === null))) return attributes;
  const older = declaration['x-deprecated'] ?? [];
  const index = older.findIndex((types) => saved.every(([name, value]) => fits(value, types[name])));
  return index === -1 ? attributes : new OlderValues(index + 1, source);
}
