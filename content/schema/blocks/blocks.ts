/** The interface of blocks, and a type for every declared block with its attributes and data. */
import { toUpperFirst } from '#lib/format/letter-case.ts';
import { type AttributeDeclaration, type BlockDeclaration, getBlockDeclaration, blockDeclarations } from '../../blocks/declarations.ts';
import { getOwnMarkup, getSavedMarkup } from '../../blocks/serialize.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentBlock } from '../../store/blocks/content-block.ts';
import { getBlockRendering } from '../../rendering/blocks/registry.ts';
import { findReusableBlock, listInnerBlocks, REUSABLE_BLOCK } from '../../store/blocks/reusable-blocks.ts';
import { type FieldSpec, type FieldSpecs, type SchemaBuilder, weights } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { isSet } from '../core/optional.ts';
import { toSiteLink } from '../core/site-url.ts';
import { renderBlockContent, renderBlockText, renderNodeContent } from '../nodes/rendered-content.ts';
import { formatAttributes } from './attributes-json.ts';
import { declareBlockCatalogue } from './block-catalogue.ts';
import { declareBlockContent } from './block-content.ts';
import { declareCanvasBlocks } from './canvas-blocks.ts';
import { declareBlockSources, declareDataField } from './block-data.ts';
import type { LoopEntry } from './sources/query-loop.ts';
import { declareVersions, selectVersion } from './block-versions.ts';
import { toFieldName } from './field-name.ts';

const toPascalCase = (name: string) => name.split(/[/-]/).map(toUpperFirst).join('');

/** Returns the type name of a block like wp-graphql-gutenberg: `core/list-item` is `CoreListItemBlock`, `core/block` is `CoreBlock`. */
export function getBlockTypeName(name: string): string {
  const words = toPascalCase(name);
  return words.endsWith('Block') ? words : `${words}Block`;
}

function resolveBlockType({ block }: ContentBlock): string {
  return getBlockDeclaration(block.name) ? getBlockTypeName(block.name) : 'UnknownBlock';
}

export function declareBlocks(builder: SchemaBuilder): void {
  builder.interface('Block', {
    description: 'A block of content.',
    resolveType: resolveBlockType,
    fields: {
      name: {
        type: 'String!',
        description: 'Name with namespace, such as `core/paragraph`.',
        resolve: ({ block }: ContentBlock) => block.name,
      },
      order: {
        type: 'Int!',
        description: 'Position among its siblings, starting at 0.',
        resolve: ({ block }: ContentBlock) => block.order,
      },
      clientId: {
        type: 'String!',
        description: 'Id that is unique within the content.',
        resolve: ({ block }: ContentBlock) => block.clientId,
      },
      parentClientId: {
        type: 'String',
        description: 'Client id of the parent block. Null at the top level.',
        resolve: ({ block }: ContentBlock) => block.parentClientId,
      },
      attributesJSON: {
        type: 'String',
        description: 'All attributes as JSON, as in `blocksJSON`.',
        weight: weights.paragraph,
        resolve: ({ block }: ContentBlock) => formatAttributes(block),
      },
      innerBlocks: {
        type: '[Block!]',
        description: 'Inner blocks.',
        resolve: (source: ContentBlock, _args, { store }) => listInnerBlocks(source, store),
      },
      isDynamic: {
        type: 'Boolean!',
        description:
          'Whether WordPress renders the block on the server, or it is a block of this site, of which only the attributes are saved.',
        resolve: ({ block: { name, innerContent } }: ContentBlock) =>
          getBlockRendering(name).render !== undefined || (name.startsWith('site/') && innerContent.length === 0),
      },
      originalContent: {
        type: 'String',
        description: 'Saved markup of the block itself, without inner blocks and block comments.',
        weight: weights.paragraph,
        resolve: ({ block }: ContentBlock) => getOwnMarkup(block),
      },
      saveContent: {
        type: 'String',
        description: 'Saved markup with inner blocks, without block comments.',
        weight: weights.paragraph,
        resolve: ({ block, allBlocks: all }: ContentBlock) => getSavedMarkup(block, all),
      },
      dynamicContent: {
        type: 'String',
        description: 'Markup of a block that WordPress renders on the server. Null for other blocks, whose saved markup is complete.',
        weight: weights.markup,
        resolve: (source: ContentBlock, _args, context) => renderBlockContent(source, context),
      },
      parentNode: { type: 'Node!', description: 'The content that contains the block.', resolve: getParentNode },
      parentNodeDatabaseId: {
        type: 'Int!',
        description: 'Database id of the content that contains the block.',
        resolve: (source: ContentBlock) => getParentNode(source).id,
      },
    },
  });
  declareBlockContent(builder);
  declareBlockSources(builder);
  // The sources of data cannot declare this field, because rendering loads data from them.
  builder.extend('LoopEntry', {
    content: {
      type: 'String',
      description: 'Rendered content. Null unless a block of the loop shows the content.',
      weight: weights.markup,
      resolve: ({ node, withContent }: LoopEntry, _args, context) => (withContent ? renderNodeContent(node, context) : null),
    },
  });
  builder.object('UnknownBlock', { description: 'A block whose type is not declared.', interfaces: ['Block'], fields: {} });
  for (const declaration of blockDeclarations) declareBlock(builder, declaration);
  declareBlockCatalogue(builder);
  declareCanvasBlocks(builder);
}

function declareBlock(builder: SchemaBuilder, declaration: BlockDeclaration): void {
  const type = getBlockTypeName(declaration.name);
  const scope: AttributeScope = { builder, isCore: declaration.name.startsWith('core/') };
  declareAttributes(scope, `${type}Attributes`, `Attributes of ${declaration.title}.`, declaration.attributes);
  // Deprecated versions of core blocks have other attributes. The type within the union identifies the saved version.
  const attributesType = declaration['x-attributes-union'] ? `${type}AttributesUnion` : `${type}Attributes`;
  if (declaration['x-attributes-union'])
    declareVersions(builder, type, attributesType, declaration, (owner) => createAttributeFields(scope, owner, declaration.attributes));
  const data = Object.entries(declaration['x-data'] ?? {}).map(
    ([name, source]) => [name, declareDataField(builder, type, source)] as const,
  );
  builder.object(type, {
    description: declaration.description,
    interfaces: ['Block'],
    fields: {
      attributes: {
        type: attributesType,
        description: 'Typed attributes of the block.',
        resolve: selectVersion,
      },
      ...Object.fromEntries(data),
      ...(getBlockRendering(declaration.name).isClassicText && {
        renderedHtml: {
          type: 'String',
          description: 'The text as rendered in `content`: with paragraphs, typography, shortcodes and embedded media.',
          weight: weights.markup,
          resolve: (source: ContentBlock, _args: unknown, context: ContentContext) => renderBlockText(source, context),
        },
      }),
      ...(declaration.name === REUSABLE_BLOCK && {
        reusableBlock: {
          type: 'Node',
          description: 'The reusable block. Null if it does not exist or is not published.',
          resolve: ({ block }: ContentBlock, _args: unknown, { store }: ContentContext) => findReusableBlock(block, store),
        },
      }),
    },
  });
}

/** Scalars whose values can have any size. */
const anyShapeTypes: ReadonlySet<string> = new Set(['BlockAttributesObject', '[BlockAttributesObject]', 'BlockAttributesArray']);

/**
 * In WordPress's blocks, attributes with a default value are never null, and items of lists can be null (wp-graphql-gutenberg). All attributes of this site's
 * own blocks can be null, and items cannot.
 */
type AttributeScope = { builder: SchemaBuilder; isCore: boolean; isNested?: boolean };

/** What PHP makes of missing values. wp-graphql-gutenberg converts them in attributes of blocks, but not within lists. */
const emptyValues: Readonly<Record<string, FieldValue>> = { string: '', number: 0, integer: 0, boolean: false };

function declareAttributes(
  scope: AttributeScope,
  type: string,
  description: string,
  attributes: Record<string, AttributeDeclaration>,
): void {
  scope.builder.object(type, { description, fields: createAttributeFields(scope, type, attributes) });
}

function createAttributeFields(scope: AttributeScope, type: string, attributes: Record<string, AttributeDeclaration>): FieldSpecs {
  const fields: FieldSpecs = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (attribute['x-private'] || attribute.type === undefined) continue;
    const attributeType = getAttributeType(scope, type, name, attribute);
    const field = toFieldName(name);
    const defaultValue = scope.isCore ? attribute.default : undefined;
    const isLink = scope.isCore && (name === 'url' || name === 'href');
    const emptyValue = scope.isCore && !scope.isNested ? emptyValues[attribute.type] : undefined;
    fields[field] = {
      type: isSet(defaultValue) ? `${attributeType}!` : attributeType,
      description: attribute.description ?? `Attribute ${name}.`,
      ...(anyShapeTypes.has(attributeType) && { weight: weights.paragraph }),
      ...((scope.isCore || field !== name) && {
        resolve: (values: FieldValues, _args: unknown, { site }: ContentContext) => {
          const value = values[name] ?? defaultValue ?? emptyValue ?? null;
          return isLink && typeof value === 'string' ? toSiteLink(value, site) : value;
        },
      }),
    };
    const reference = attribute['x-ref'];
    if (reference?.as) fields[reference.as] = declareReferenceField(name, reference, attribute.description ?? '');
  }
  return fields;
}

function getAttributeType(scope: AttributeScope, owner: string, name: string, attribute: AttributeDeclaration): string {
  switch (attribute.type) {
    case 'string':
    case undefined:
      return 'String';
    case 'number':
      return 'Float';
    case 'integer':
      return 'Int';
    case 'boolean':
      return 'Boolean';
    case 'object': {
      if (attribute['x-type'] === 'Link') return 'AcfLink';
      return attribute.properties ? declareNested(scope, owner, name, attribute.properties) : 'BlockAttributesObject';
    }
    case 'array': {
      const toList = (item: string) => (scope.isCore ? `[${item}]` : `[${item}!]`);
      const properties = attribute.query ?? attribute.items?.properties;
      if (properties) return toList(declareNested(scope, owner, name, properties));
      if (attribute.items?.type === 'object') return '[BlockAttributesObject]';
      return attribute.items?.type ? toList(getAttributeType(scope, owner, name, attribute.items)) : 'BlockAttributesArray';
    }
  }
}

function declareNested(scope: AttributeScope, owner: string, name: string, properties: Record<string, AttributeDeclaration>): string {
  const type = `${owner}${toPascalCase(name)}`;
  declareAttributes({ ...scope, isNested: true }, type, `An item of ${name}.`, properties);
  return type;
}

function declareReferenceField(name: string, { to }: { to: NodeRow['type'] }, description: string): FieldSpec {
  return {
    type: getContentType(to).graphql.single,
    description,
    resolve: async (attributes: FieldValues, _args, { store }) => {
      const id = attributes[name];
      const node = typeof id === 'number' ? await store.nodeById(id) : null;
      return node?.type === to ? node : null;
    },
  };
}

/** The content that a block belongs to. */
export function getParentNode(source: ContentBlock): NodeRow {
  if (!source.node)
    throw new UserError('Blocks of the catalogue do not belong to content. Remove parentNode and parentNodeDatabaseId from the query.');
  return source.node;
}
