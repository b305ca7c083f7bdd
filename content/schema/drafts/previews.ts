/** Revisions and previews of nodes. A preview shows the autosave of an open editor. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { canEditNode } from '../../permissions/viewer.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { declareEdge } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { getTypeName } from '../core/source-types.ts';
import { declareNodeList } from '../nodes/node-list.ts';

/** The node as a preview shows it: its autosave if there is one. Null if the viewer may not edit the node, even a published one (recorded). */
export async function toPreview(
  node: NodeRow | null,
  { store, viewer }: Pick<ContentContext, 'store' | 'viewer'>,
): Promise<NodeRow | null> {
  // Viewers who see a revision may edit its node.
  if (node === null || node.revisionOf !== null) return node;
  if (!canEditNode(viewer, node)) return null;
  return (await store.findAutosave(node))?.node ?? node;
}

/** Preview fields, which every node and every type that can be previewed has. */
export const previewFields: FieldSpecs = {
  isPreview: {
    type: 'Boolean',
    description: 'Whether the node is an autosave of an open editor.',
    resolve: (node: NodeRow) => node.isAutosave,
  },
  previewRevisionDatabaseId: {
    type: 'Int',
    description: 'Database id of the autosave. Null for viewers who may not edit content of this type.',
    resolve: async (node: NodeRow, _args, { store }) => (await store.findAutosave(node))?.id ?? null,
  },
  previewRevisionId: {
    type: 'ID',
    description: 'Global id of the autosave. Null for viewers who may not edit content of this type.',
    resolve: async (node: NodeRow, _args, { store }) => {
      const autosave = await store.findAutosave(node);
      return autosave && toGlobalId('post', autosave.id);
    },
  },
};

export function declarePreviews(builder: SchemaBuilder): void {
  builder.interface('NodeWithRevisions', {
    description: 'Content with revisions.',
    interfaces: ['Node'],
    resolveType: getTypeName,
    fields: {
      isRevision: {
        type: 'Boolean',
        description: 'Whether the node is a revision or an autosave.',
        resolve: (node: NodeRow) => node.revisionOf !== null,
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
  const typesWithRevisions = contentTypes.filter((type) => type.supports.includes('revisions'));
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
    preview: declareEdge(builder, {
      from: single,
      name: 'Preview',
      to: single,
      description: 'The autosave. Null for viewers who may not edit the content.',
      load: async (node: NodeRow, store) => (await store.findAutosave(node))?.node ?? null,
    }),
    ...(type.supports.includes('revisions') && {
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
