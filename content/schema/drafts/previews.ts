/** Revisions and previews of nodes. A preview is the newest revision, which is the autosave of an open editor if there is one. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { getContentType } from '../../model/content-types.ts';
import { can, getTypeCapabilities } from '../../permissions/viewer.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { declareEdge } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { getTypeName } from '../core/source-types.ts';
import { declareNodeList } from '../nodes/node-list.ts';

/**
 * The node as lookups with `asPreview` return it: its newest revision, or the node itself if it has none (WPGraphQL). Null if the viewer may not edit a
 * node with revisions, even a published one (recorded).
 */
export async function toPreview(node: NodeRow | null, { store }: Pick<ContentContext, 'store'>): Promise<NodeRow | null> {
  const revision = node && (await store.findNewestRevision(node));
  return revision ? revision.node : node;
}

/** Whether a revision is the one that a preview of its node shows. */
export async function isNewestRevision(revision: NodeRow, store: ContentStore): Promise<boolean> {
  const node = revision.revisionOf === null ? null : await store.nodeById(revision.revisionOf);
  return node !== null && (await store.findNewestRevision(node))?.id === revision.id;
}

/** The id of the newest revision. Null for viewers who may not edit content of this type. */
async function findPreviewId(node: NodeRow, { store, viewer }: ContentContext): Promise<number | null> {
  if (node.restricted || !can(viewer, getTypeCapabilities(node.type).edit)) return null;
  return (await store.findNewestRevision(node))?.id ?? null;
}

/** Preview fields, which every node and every type that can be previewed has. */
export const previewFields: FieldSpecs = {
  isPreview: {
    type: 'Boolean',
    description:
      'Whether the node is the revision that a preview shows, or a draft of a type without revisions. Null for restricted content.',
    resolve: (node: NodeRow, _args, { store }) => {
      if (node.restricted) return null;
      if (node.revisionOf !== null) return isNewestRevision(node, store);
      return node.status === 'draft' && !hasRevisions(getContentType(node.type));
    },
  },
  previewRevisionDatabaseId: {
    type: 'Int',
    description: 'Database id of the newest revision. Null for viewers who may not edit content of this type.',
    resolve: (node: NodeRow, _args, context) => findPreviewId(node, context),
  },
  previewRevisionId: {
    type: 'ID',
    description: 'Global id of the newest revision. Null for viewers who may not edit content of this type.',
    resolve: async (node: NodeRow, _args, context) => {
      const id = await findPreviewId(node, context);
      return id && toGlobalId('post', id);
    },
  },
};

const NOT_PUBLIC = 'Content of this type has no page, so it cannot be previewed.';

const hasRevisions = (type: ContentTypeDeclaration) => type.supports.includes('revisions');

export function declarePreviews(builder: SchemaBuilder): void {
  builder.interface('NodeWithRevisions', {
    description: 'Content with revisions.',
    interfaces: ['Node'],
    resolveType: getTypeName,
    fields: {
      isRevision: {
        type: 'Boolean',
        description: 'Whether the node is a revision or an autosave. Null for restricted content.',
        resolve: (node: NodeRow) => (node.restricted ? null : node.revisionOf !== null),
      },
      revisionOf: declareEdge(builder, {
        from: 'NodeWithRevisions',
        to: 'ContentNode',
        description: 'The content of which this node is a revision.',
        load: (node: NodeRow, store) => (node.revisionOf === null ? null : store.nodeById(node.revisionOf)),
      }),
    },
  });
  builder.interface('Previewable', {
    description: 'Content that can be previewed.',
    resolveType: getTypeName,
    fields: previewFields,
  });
  const typesWithRevisions = contentTypes.filter(hasRevisions);
  builder.extend('RootQuery', {
    revisions: declareNodeList(builder, {
      from: 'RootQuery',
      name: 'Revisions',
      to: 'ContentNode',
      description: 'Revisions of all content that the viewer may edit, newest first.',
      offset: false,
      load: () => ({ types: typesWithRevisions.map(({ name }) => name), revisionsOf: 'any' }),
    }),
  });
}

/** Declares the revision and preview fields of a content type. */
export function declareVersionFields(builder: SchemaBuilder, type: ContentTypeDeclaration): FieldSpecs {
  const { single } = type.graphql;
  return {
    preview: {
      ...declareEdge(builder, {
        from: single,
        name: 'Preview',
        to: single,
        description: 'The newest revision. Null for viewers who may not edit the content.',
        load: async (node: NodeRow, store) => (await store.findNewestRevision(node))?.node ?? null,
        ...(!type.public && { deprecatedNode: NOT_PUBLIC }),
      }),
      // As in WPGraphQL, because content without a page has no preview.
      ...(!type.public && { deprecated: NOT_PUBLIC }),
    },
    ...(hasRevisions(type) && {
      revisions: declareNodeList(builder, {
        from: single,
        name: 'Revision',
        to: single,
        description: 'Revisions, newest first. Empty for viewers who may not edit the content.',
        offset: false,
        load: (node: NodeRow) => (node.revisionOf === null ? { types: [type.name], revisionsOf: node.id } : null),
      }),
    }),
  };
}
