/** Types for deprecated versions of block attributes. WordPress keeps saved blocks unchanged and reports the version that their attributes match. */
import type { AttributeDeclaration, BlockDeclaration } from '../../blocks/declarations.ts';
import { getSavedMarkup } from '../../blocks/serialize.ts';
import type { FieldValue } from '../../core/rows/fields.ts';
import type { ContentBlock } from '../../store/blocks/content-block.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { toFieldName } from './field-name.ts';

/** Attributes that match a deprecated version: the source object of its GraphQL type. */
class DeprecatedVersion {
  /** Number of the version: 1 is the oldest. */
  readonly version: number;
  readonly source: ContentBlock;

  constructor(version: number, source: ContentBlock) {
    this.version = version;
    this.source = source;
  }
}

/** Converts a saved value to the type of a field as PHP does. */
function castValue(value: FieldValue | undefined, { type }: AttributeDeclaration): FieldValue {
  if (value === undefined || value === null || type === 'array' || type === 'object') return value ?? null;
  if (typeof value === 'object') return null;
  switch (type) {
    case 'number':
    case 'integer': {
      const number = typeof value === 'string' ? Number.parseFloat(value) || 0 : Number(value);
      return type === 'integer' ? Math.trunc(number) : number;
    }
    case 'boolean':
      return Boolean(value) && value !== '0';
    default:
      if (typeof value === 'boolean') return value ? '1' : '';
      return String(value);
  }
}

type DeclareFields = (type: string) => FieldSpecs;

/**
 * Declares the types of the deprecated versions, and the union of all versions. As in wp-graphql-gutenberg, each type has the fields of the current version.
 * @param declareFields declares the fields of the current version for a type
 */
export function declareVersions(
  builder: SchemaBuilder,
  block: string,
  union: string,
  declaration: BlockDeclaration,
  declareFields: DeclareFields,
): void {
  const versions = (declaration['x-deprecated'] ?? []).map((_attributes, index) => index + 1);
  const getTypeName = (version: number) => `${block}DeprecatedV${version}Attributes`;
  for (const version of versions) {
    const type = getTypeName(version);
    const fields: FieldSpecs = {
      savedMarkup: {
        type: 'String',
        description: 'Saved markup of the whole block without block comments, for sites that do not support this version.',
        resolve: ({ source }: DeprecatedVersion) => getSavedMarkup(source.block, source.allBlocks),
      },
    };
    const currentFields = declareFields(type);
    for (const [name, attribute] of Object.entries(declaration.attributes)) {
      const field = currentFields[toFieldName(name)];
      if (field)
        fields[toFieldName(name)] = {
          ...field,
          resolve: ({ source }: DeprecatedVersion) => castValue(source.block.attributes[name], attribute) ?? attribute.default ?? null,
        };
    }
    builder.object(type, { description: `Attributes of ${declaration.title}, deprecated version ${version}.`, fields });
  }
  builder.union(union, {
    description: `Attributes of ${declaration.title} in the current or a deprecated version.`,
    types: [`${block}Attributes`, ...versions.map(getTypeName)],
    resolveType: (attributes: object) => (attributes instanceof DeprecatedVersion ? getTypeName(attributes.version) : `${block}Attributes`),
  });
}

/** Returns the attributes of a block as the source object for the GraphQL type of their version. */
export function selectVersion(source: ContentBlock): object {
  const { attributes, deprecatedVersion } = source.block;
  return deprecatedVersion === undefined ? attributes : new DeprecatedVersion(deprecatedVersion, source);
}
