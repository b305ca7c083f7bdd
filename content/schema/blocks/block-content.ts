/** Blocks of content: the saved ones, and the unsaved ones of open editors. */
import { getBlockDeclaration } from '../../blocks/declarations.ts';
import { getOwnMarkup, getSavedMarkup } from '../../blocks/serialize.ts';
import { UserError } from '../../core/user-error.ts';
import { formatGmtDate } from '../../core/format-date.ts';
import type { FieldValue } from '../../core/rows/fields.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { canEditNode } from '../../permissions/viewer.ts';
import { type ContentBlock, toContentBlocks } from '../../store/blocks/content-block.ts';
import { expandReusableBlocks } from '../../store/blocks/reusable-blocks.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { type ArgSpec, type FieldSpec, type SchemaBuilder, weights } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { getTypeName } from '../core/source-types.ts';
import { getReportedAttributes } from './attributes-json.ts';
import { declareNodeList } from '../nodes/node-list.ts';
import { renderBlockContent } from '../nodes/rendered-content.ts';

/** Content types that consist of blocks. */
const blockTypes = contentTypes.filter((type) => type.supports.includes('editor'));

const isTopLevel = ({ block }: ContentBlock) => block.parentClientId === null;

/** Each level of blocks repeats the markup of the levels below it, so the JSON can be many times longer than the content. */
const MAX_JSON_LENGTH = 8_000_000;

/** Describes a block without its inner blocks, as wp-graphql-gutenberg does. The registration of its block type, which belongs to WordPress's editor, is left out. */
const describeBlock = async (source: ContentBlock, context: ContentContext) => {
  const { block, allBlocks, node } = source;
  return {
    name: block.name,
    postId: node?.id ?? null,
    originalContent: getOwnMarkup(block),
    saveContent: getSavedMarkup(block, allBlocks),
    order: block.order,
    attributes: getReportedAttributes(block),
    attributesType: getBlockDeclaration(block.name)?.attributes ?? null,
    dynamicContent: await renderBlockContent(source, context),
  };
};

/** Loads the blocks of content. Restricted content has none. */
async function loadBlocks(node: NodeRow, store: ContentStore): Promise<ContentBlock[]> {
  return toContentBlocks(await store.getBlocks(node), node);
}

/** Loads the blocks of content, with those of the reusable blocks that it shows. */
const loadExpandedBlocks = async (node: NodeRow, store: ContentStore) => await expandReusableBlocks(await loadBlocks(node, store), store);

/**
 * Converts blocks to JSON, block by block, so that other requests are served in between.
 * @param sources in document order
 * @throws UserError if the JSON is too long
 */
async function toJsonText(sources: readonly ContentBlock[], context: ContentContext): Promise<string> {
  let length = 0;
  /** The JSON of the blocks with the same parent, separated by commas. */
  const listsByParent = new Map<string | null, string>();
  // Inner blocks follow their parent, so they are converted before it.
  for (const source of sources.toReversed()) {
    const paused = context.guard.pause();
    if (paused) await paused;
    const { clientId, parentClientId } = source.block;
    const ownJson = JSON.stringify(await describeBlock(source, context));
    length += ownJson.length;
    if (length > MAX_JSON_LENGTH)
      throw new UserError(`The blocks as JSON are longer than ${MAX_JSON_LENGTH} characters. Query the field "blocks" instead.`);
    const json = `{"innerBlocks":[${listsByParent.get(clientId) ?? ''}],${ownJson.slice(1)}`;
    const following = listsByParent.get(parentClientId);
    listsByParent.set(parentClientId, following === undefined ? json : `${json},${following}`);
  }
  return `[${listsByParent.get(null) ?? ''}]`;
}

type FindPreview = (node: NodeRow, args: { databaseId: number }, context: ContentContext) => Promise<NodeRow | null>;

/** Declares two fields for the blocks of a preview: as a list and as JSON. Both are null if there is no preview. */
function declarePreviewFields(
  name: string,
  description: string,
  find: FindPreview,
  argSpecs?: Record<string, ArgSpec>,
): Record<string, FieldSpec> {
  const read = async <T>(
    node: NodeRow,
    args: { databaseId: number },
    context: ContentContext,
    convert: (blocks: ContentBlock[]) => T | Promise<T>,
  ) => {
    const preview = await find(node, args, context);
    return preview && convert(await loadBlocks(preview, context.store));
  };
  return {
    [name]: {
      type: '[Block!]',
      description,
      ...(argSpecs && { args: argSpecs }),
      resolve: (node: NodeRow, args: { databaseId: number }, context) => read(node, args, context, (blocks) => blocks.filter(isTopLevel)),
    },
    [`${name}JSON`]: {
      type: 'String',
      description: `${description} As JSON.`,
      weight: weights.document,
      ...(argSpecs && { args: argSpecs }),
      resolve: (node: NodeRow, args: { databaseId: number }, context) =>
        read(node, args, context, async (blocks) => await toJsonText(await expandReusableBlocks(blocks, context.store), context)),
    },
  };
}

export function declareBlockContent(builder: SchemaBuilder): void {
  builder.interface('BlockEditorContentNode', {
    description: 'Content that consists of blocks.',
    interfaces: ['Node'],
    resolveType: getTypeName,
    fields: {
      blocks: {
        type: '[Block!]',
        description: 'Blocks of the content.',
        args: {
          flat: {
            type: 'Boolean',
            description: 'All levels as one list in document order, expanded reusable blocks included. `parentClientId` defines the tree.',
            default: false,
          },
        },
        resolve: async (node: NodeRow, { flat }: { flat?: boolean | null }, { store }) => {
          return flat ? await loadExpandedBlocks(node, store) : (await loadBlocks(node, store)).filter(isTopLevel);
        },
      },
      blocksJSON: {
        type: 'String',
        description: 'Blocks of the content as JSON.',
        weight: weights.document,
        resolve: async (node: NodeRow, _args, context) => toJsonText(await loadExpandedBlocks(node, context.store), context),
      },
      ...declarePreviewFields(
        'previewBlocks',
        'Unsaved blocks of an open editor. Null for viewers who may not edit the content.',
        (node, _args, { store }) => store.findBlockPreview(node),
      ),
      shownBlockPreview: {
        type: 'BlockEditorPreview',
        description: 'The unsaved blocks that this preview shows. Null if it shows the blocks of the content or of its autosave.',
        resolve: (node: NodeRow, _args, { viewer }) => (canEditNode(viewer, node) ? (node.unsavedBlocks ?? null) : null),
      },
    },
  });
  builder.extend('RootQuery', {
    blockEditorContentNodes: declareNodeList(builder, {
      from: 'RootQuery',
      to: 'BlockEditorContentNode',
      abstract: true,
      description: 'All content that consists of blocks, newest first.',
      load: () => ({ types: blockTypes.filter((type) => type.public).map(({ name }) => name) }),
    }),
  });
  declareBlockPreviews(builder);
}

/** Returns a field value if it is a number. */
const toNumber = (value: FieldValue | undefined) => (typeof value === 'number' ? value : null);

function declareBlockPreviews(builder: SchemaBuilder): void {
  builder.extend(
    'ReusableBlock',
    declarePreviewFields(
      'previewBlocksFrom',
      'Unsaved blocks in the open editor of other content. Null for viewers who may not edit the content.',
      (node, { databaseId }, { store }) => store.findBlockPreview(node, databaseId),
      { databaseId: { type: 'Int!', description: 'Database id of the content in the editor.' } },
    ),
  );
  const idField = (name: string, description: string): FieldSpec => ({
    type: 'Int',
    description,
    resolve: (preview: NodeRow) => toNumber(preview.fields[name]),
  });
  builder.extend('BlockEditorPreview', {
    previewedDatabaseId: idField('previewedDatabaseId', 'Database id of the previewed content.'),
    previewedParentDatabaseId: idField('previewedParentDatabaseId', 'Database id of the content in the editor.'),
    previewed: {
      type: 'BlockEditorContentNode',
      description: 'The previewed content.',
      resolve: async (preview: NodeRow, _args, { store }) => {
        const id = toNumber(preview.fields['previewedDatabaseId']);
        const node = id === null ? null : await store.nodeById(id);
        return node && blockTypes.some((type) => type.name === node.type) ? node : null;
      },
    },
    lastUpdateTime: {
      type: 'String',
      description: 'Last update by the editor, in UTC.',
      resolve: (preview: NodeRow) => (preview.restricted ? null : `${formatGmtDate(preview.modified)}Z`),
    },
  });
}
