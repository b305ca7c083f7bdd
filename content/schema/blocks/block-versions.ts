/** Types for deprecated versions of block attributes. WordPress keeps saved blocks unchanged and reports the version that their attributes match. */
import { type BlockDeclaration, getBlockDeclaration, type DeprecatedAttributes } from '../../blocks/declarations.ts';
import { getSavedMarkup } from '../../blocks/serialize.ts';
import type { FieldValue } from '../../core/rows/fields.ts';
import type { ContentBlock } from '../../store/blocks/content-block.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';

/** Attributes of a deprecated version. */
class DeprecatedVersion {
  /** Number of the version, starting at 1. */
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

/** Declares the types of the deprecated versions, and the union of all versions. */
export function declareVersions(builder: SchemaBuilder, block: string, union: string, declaration: BlockDeclaration): void {
  const older = declaration['x-deprecated'] ?? [];
  const getTypeName = (version: number) => `${block}DeprecatedV${version}Attributes`;
  older.forEach((attributes, index) => {
    const fields: FieldSpecs = {
      savedMarkup: {
        type: 'String',
        description: 'Saved markup of the whole block without block comments, for sites that do not support this version.',
        resolve: ({ source }: DeprecatedVersion) => getSavedMarkup(source.block, source.allBlocks),
      },
    };
    for (const [name, type] of Object.entries(attributes)) {
      fields[name] = {
        type: graphqlTypes[type],
        description: `Attribute ${name} of this deprecated version.`,
        resolve: ({ values }: DeprecatedVersion) => values[name] ?? null,
      };
    }
    builder.object(getTypeName(index + 1), { description: `Attributes of ${declaration.title}, deprecated version ${index + 1}.`, fields });
  });
  builder.union(union, {
    description: `Attributes of ${declaration.title} in the current or a deprecated version.`,
    types: [`${block}Attributes`, ...older.map((_attributes, index) => getTypeName(index + 1))],
    resolveType: (attributes: object) => (attributes instanceof DeprecatedVersion ? getTypeName(attributes.version) : `${block}Attributes`),
  });
}

const matchesType = (value: unknown, type: DeprecatedAttributes[string] | undefined): boolean => {
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
 * Selects the version of the saved attributes: the current version if every known attribute has a value of its type, else the first deprecated
 * version that all saved attributes match, else the current version without the attributes that do not match. This is the order in which
 * wp-graphql-gutenberg validates versions.
 */
export function selectVersion(source: ContentBlock, declaration: BlockDeclaration): object {
  const { attributes, given } = source.block;
  const saved = Object.entries(given);
  const current = getBlockDeclaration(declaration.name)?.attributes ?? {};
  if (saved.every(([name, value]) => current[name] !== undefined && (attributes[name] !== undefined || value === null))) return attributes;
  const older = declaration['x-deprecated'] ?? [];
  const index = older.findIndex((types) => saved.every(([name, value]) => matchesType(value, types[name])));
  return index === -1 ? attributes : new DeprecatedVersion(index + 1, source);
}
