/** Content that is made of blocks: as it is saved, and as an open editor has it. */
import { blockDeclarationOf } from '../../blocks/declarations.ts';
import { publicAttributes } from '../../blocks/public-attributes.ts';
import { ownMarkup, serializeBlock } from '../../blocks/serialize.ts';
import type { Block } from '../../blocks/types.ts';
import { formatGmtDate } from '../../core/format-date.ts';
import type { FieldValue } from '../../core/rows/fields.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { type ContentBlock, getInnerBlocks, toContentBlocks } from '../../store/blocks/content-block.ts';
import { expandReusableBlocks } from '../../store/blocks/reusable-blocks.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { ArgSpec, FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { typeNameOf } from '../core/common.ts';
import type { ContentContext } from '../core/context.ts';
import { nodeList } from '../nodes/node-list.ts';

/** Types whose content is made of blocks. */
const inBlocks = contentTypes.filter((type) => type.supports.includes('editor'));

const isTopLevel = ({ block }: ContentBlock) => block.parentClientId === null;

type BlockJson = {
  innerBlocks: BlockJson[];
  name: string;
  postId: number | null;
  originalContent: string;
  saveContent: string;
  order: number;
  attributes: Block['attributes'];
  attributesType: unknown;
  dynamicContent: null;
};

/** Texts that an attribute of the markup would hold, and that are not in it, are told as empty (recorded). */
function emptyTexts({ name }: Block): Record<string, ''> {
  const declared = Object.entries(blockDeclarationOf(name)?.attributes ?? {});
  return Object.fromEntries(
    declared.flatMap(([key, { type, source }]) => (type === 'string' && source === 'attribute' ? [[key, '']] : [])),
  );
}

/** A block as wp-graphql-gutenberg writes it down, without the registration of its type, which belongs to WordPress's editor. */
const toJson = (source: ContentBlock): BlockJson => ({
  innerBlocks: getInnerBlocks(source).map(toJson),
  name: source.block.name,
  postId: source.node?.id ?? null,
  originalContent: ownMarkup(source.block),
  saveContent: serializeBlock(source.block, source.allBlocks, false),
  order: source.block.order,
  attributes: { ...emptyTexts(source.block), ...publicAttributes(source.block) },
  attributesType: blockDeclarationOf(source.block.name)?.attributes ?? null,
  dynamicContent: null,
});

/** Blocks of content the viewer may read: what is restricted has none. */
async function blocksOf(node: NodeRow, store: ContentStore): Promise<ContentBlock[]> {
  return toContentBlocks(await store.getBlocks(node), node);
}

const toJsonText = (blocks: readonly ContentBlock[]) => JSON.stringify(blocks.filter(isTopLevel).map(toJson));

type Previewed = (node: NodeRow, args: { databaseId: number }, context: ContentContext) => Promise<NodeRow | null>;

/** A list of the blocks of some preview, and the same as JSON; null where there is no preview. */
function previewPair(name: string, description: string, find: Previewed, args?: Record<string, ArgSpec>): Record<string, FieldSpec> {
  const read = async <T>(node: NodeRow, given: { databaseId: number }, context: ContentContext, tell: (blocks: ContentBlock[]) => T) => {
    const preview = await find(node, given, context);
    return preview && tell(await blocksOf(preview, context.store));
  };
  return {
    [name]: {
      type: '[Block!]',
      description,
      ...(args && { args }),
      resolve: (node: NodeRow, given: { databaseId: number }, context) => read(node, given, context, (blocks) => blocks.filter(isTopLevel)),
    },
    [`${name}JSON`]: {
      type: 'String',
      description: `${description} As JSON.`,
      ...(args && { args }),
      resolve: (node: NodeRow, given: { databaseId: number }, context) => read(node, given, context, toJsonText),
    },
  };
}

export function declareBlockContent(builder: SchemaBuilder): void {
  builder.interface('BlockEditorContentNode', {
    description: 'Content that is made of blocks.',
    interfaces: ['Node'],
    resolveType: typeNameOf,
    fields: {
      blocks: {
        type: '[Block!]',
        description: 'Its blocks.',
        args: {
          flat: {
            type: 'Boolean',
            description:
              'All levels in one list, in document order, those that reusable blocks show among them; `parentClientId` tells the tree.',
            default: false,
          },
        },
        resolve: async (node: NodeRow, { flat }: { flat?: boolean | null }, { store }) => {
          const blocks = await blocksOf(node, store);
          return flat ? await expandReusableBlocks(blocks, store) : blocks.filter(isTopLevel);
        },
      },
      blocksJSON: {
        type: 'String',
        description: 'Its blocks as JSON.',
        resolve: async (node: NodeRow, _args, { store }) => toJsonText(await blocksOf(node, store)),
      },
      ...previewPair('previewBlocks', 'Its blocks as an open editor has them, for those who may edit it.', (node, _args, { store }) =>
        store.findBlockPreview(node),
      ),
    },
  });
  builder.extend('RootQuery', {
    blockEditorContentNodes: nodeList(builder, {
      from: 'RootQuery',
      to: 'BlockEditorContentNode',
      description: 'All content that is made of blocks, the newest first.',
      load: () => ({ types: inBlocks.filter((type) => type.public).map(({ name }) => name) }),
    }),
  });
  declarePreviewed(builder);
}

/** A stored number among a preview's fields. */
const numberIn = (value: FieldValue | undefined) => (typeof value === 'number' ? value : null);

function declarePreviewed(builder: SchemaBuilder): void {
  builder.extend(
    'ReusableBlock',
    previewPair(
      'previewBlocksFrom',
      'Its blocks as the open editor of some other content has them, for those who may edit it.',
      (node, { databaseId }, { store }) => store.findBlockPreview(node, databaseId),
      { databaseId: { type: 'Int!', description: 'Database id of the content that is open in the editor.' } },
    ),
  );
  const ofPreviewed = (name: string, description: string): FieldSpec => ({
    type: 'Int',
    description,
    resolve: (preview: NodeRow) => numberIn(preview.fields[name]),
  });
  builder.extend('BlockEditorPreview', {
    previewedDatabaseId: ofPreviewed('previewedDatabaseId', 'Database id of the content it previews.'),
    previewedParentDatabaseId: ofPreviewed('previewedParentDatabaseId', 'Database id of the content that is open in the editor.'),
    previewed: {
      type: 'BlockEditorContentNode',
      description: 'Content it previews.',
      resolve: async (preview: NodeRow, _args, { store }) => {
        const id = numberIn(preview.fields['previewedDatabaseId']);
        const node = id === null ? null : await store.nodeById(id);
        return node && inBlocks.some((type) => type.name === node.type) ? node : null;
      },
    },
    lastUpdateTime: {
      type: 'String',
      description: 'When the editor sent it last, in UTC.',
      resolve: (preview: NodeRow) => (preview.restricted ? null : `${formatGmtDate(preview.modified)}Z`),
    },
  });
}
