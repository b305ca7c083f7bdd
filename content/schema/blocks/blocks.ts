/** Blocks: the shared interface, and a type for every declared block with its attributes and data. */
import { type AttributeDeclaration, type BlockDeclaration, blockDeclarationOf, blockDeclarations } from '../../blocks/declarations.ts';
import { publicAttributes } from '../../blocks/public-attributes.ts';
import { ownMarkup, serializeBlock } from '../../blocks/serialize.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import { type ContentBlock, getInnerBlocks } from '../../store/blocks/content-block.ts';
import { REUSABLE_BLOCK, findReusableBlock, expandReusableMarkup } from '../../store/blocks/reusable-blocks.ts';
import type { FieldSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { ownerOf } from '../core/common.ts';
import type { ContentContext } from '../core/context.ts';
import { renderContent } from '../nodes/rendered-content.ts';
import { declareBlockCatalogue } from './block-catalogue.ts';
import { declareBlockContent } from './block-content.ts';
import { dataField, declareBlockSources } from './block-data.ts';
import { declareVersions, versionOf } from './block-versions.ts';

const pascal = (name: string) =>
  name
    .split(/[/-]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** `core/list-item` → `CoreListItemBlock`, as wp-graphql-gutenberg names it; `core/block` is `CoreBlock`. */
export function blockTypeName(name: string): string {
  const words = pascal(name);
  return words.endsWith('Block') ? words : `${words}Block`;
}

function resolveBlockType({ block }: ContentBlock): string {
  return blockDeclarationOf(block.name) ? blockTypeName(block.name) : 'UnknownBlock';
}

/** PHP writes an empty map as a list; clients of the plugin know it so (recorded). */
function attributesJson({ block }: ContentBlock): string {
  const attributes = publicAttributes(block);
  return Object.keys(attributes).length === 0 ? '[]' : JSON.stringify(attributes);
}

export function declareBlocks(builder: SchemaBuilder): void {
  builder.interface('Block', {
    description: 'A piece of content that an editor placed.',
    resolveType: resolveBlockType,
    fields: {
      name: { type: 'String!', description: 'Name with namespace: `core/paragraph`.', resolve: ({ block }: ContentBlock) => block.name },
      order: { type: 'Int!', description: 'Place among its siblings, from 0.', resolve: ({ block }: ContentBlock) => block.order },
      clientId: { type: 'String!', description: 'Unique within the content.', resolve: ({ block }: ContentBlock) => block.clientId },
      parentClientId: {
        type: 'String',
        description: 'Block around it; null at the top level.',
        resolve: ({ block }: ContentBlock) => block.parentClientId,
      },
      attributesJSON: { type: 'String', description: 'Every attribute, as JSON.', resolve: attributesJson },
      innerBlocks: { type: '[Block!]', description: 'Blocks inside it.', resolve: getInnerBlocks },
      isDynamic: {
        type: 'Boolean!',
        description: 'Whether nothing but attributes is saved.',
        resolve: ({ block }: ContentBlock) => block.innerContent.length === 0,
      },
      originalContent: {
        type: 'String',
        description: 'What the block itself has saved: the blocks inside it and block comments left out.',
        resolve: ({ block }: ContentBlock) => ownMarkup(block),
      },
      saveContent: {
        type: 'String',
        description: 'Saved markup, block comments left out.',
        resolve: ({ block, allBlocks: all }: ContentBlock) => serializeBlock(block, all, false),
      },
      dynamicContent: {
        type: 'String',
        description:
          'Markup that is made when it is asked for: what a reusable block says. Null for all others, which the site draws from their attributes.',
        resolve: async (source: ContentBlock, _args, { store, site }) => {
          const shown = await findReusableBlock(source, store);
          return shown && renderContent(await expandReusableMarkup(shown.content, store), site);
        },
      },
      parentNode: { type: 'Node!', description: 'Content it belongs to.', resolve: ownerOf },
      parentNodeDatabaseId: {
        type: 'Int!',
        description: 'Database id of the content it belongs to.',
        resolve: (source: ContentBlock) => ownerOf(source).id,
      },
    },
  });
  declareBlockContent(builder);
  declareBlockSources(builder);
  builder.object('UnknownBlock', { description: 'A block of a kind that nobody has declared here.', interfaces: ['Block'], fields: {} });
  for (const declaration of blockDeclarations) declareBlock(builder, declaration);
  declareBlockCatalogue(builder);
}

function declareBlock(builder: SchemaBuilder, declaration: BlockDeclaration): void {
  const type = blockTypeName(declaration.name);
  declareAttributes(builder, `${type}Attributes`, `Attributes of ${declaration.title}.`, declaration.attributes);
  // Core blocks have older versions with other attributes; which one is saved is told by the type within the union.
  const attributesType = declaration['x-attributes-union'] ? `${type}AttributesUnion` : `${type}Attributes`;
  if (declaration['x-attributes-union']) declareVersions(builder, type, attributesType, declaration);
  const data = Object.entries(declaration['x-data'] ?? {}).map(([name, source]) => [name, dataField(builder, type, source)] as const);
  builder.object(type, {
    description: declaration.description,
    interfaces: ['Block'],
    fields: {
      attributes: {
        type: attributesType,
        description: 'Typed attributes.',
        resolve: declaration['x-deprecated']
          ? (source: ContentBlock) => versionOf(source, declaration)
          : ({ block }: ContentBlock) => block.attributes,
      },
      ...Object.fromEntries(data),
      ...(declaration.name === REUSABLE_BLOCK && {
        reusableBlock: {
          type: 'Node',
          description: 'The reusable block it shows; null when that is gone or not published.',
          resolve: (source: ContentBlock, _args: unknown, { store }: ContentContext) => findReusableBlock(source, store),
        },
      }),
    },
  });
}

function declareAttributes(
  builder: SchemaBuilder,
  type: string,
  description: string,
  attributes: Record<string, AttributeDeclaration>,
): void {
  const fields: FieldSpecs = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (attribute['x-private']) continue;
    fields[name] = { type: attributeType(builder, type, name, attribute), description: attribute.description ?? `Attribute ${name}.` };
    const reference = attribute['x-ref'];
    if (reference) fields[reference.as] = referenceField(name, reference, attribute.description ?? '');
  }
  builder.object(type, { description, fields });
}

function attributeType(builder: SchemaBuilder, owner: string, name: string, attribute: AttributeDeclaration): string {
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
      return attribute.properties ? declareNested(builder, owner, name, attribute.properties) : 'BlockAttributesObject';
    }
    case 'array': {
      const properties = attribute.query ?? attribute.items?.properties;
      if (properties) return `[${declareNested(builder, owner, name, properties)}!]`;
      return attribute.items?.type && attribute.items.type !== 'object'
        ? `[${attributeType(builder, owner, name, attribute.items)}!]`
        : 'BlockAttributesArray';
    }
  }
}

function declareNested(builder: SchemaBuilder, owner: string, name: string, properties: Record<string, AttributeDeclaration>): string {
  const type = `${owner}${pascal(name)}`;
  declareAttributes(builder, type, `One of ${name}.`, properties);
  return type;
}

function referenceField(name: string, { to }: { to: NodeRow['type'] }, description: string): FieldSpec {
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
