/** Revisions of nodes, and previews: what an editor has changed and not saved yet. */
import { toGlobalId } from '../../core/global-ids.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { canEditNode } from '../../permissions/viewer.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { typeNameOf } from '../core/common.ts';
import { edgeTo } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { nodeList } from '../nodes/node-list.ts';

/**
 * A node as a preview shows it: its autosave, or itself where nothing is unsaved. Null for who may not edit it, published or not (recorded).
 */
export async function asPreview(node: NodeRow | null, { store, viewer }: ContentContext): Promise<NodeRow | null> {
  // Who sees a revision may edit its node.
  if (node === null || node.revisionOf !== null) return node;
  if (!canEditNode(viewer, node)) return null;
  return (await store.findAutosave(node))?.node ?? node;
}

/** Fields every node has, and those that can be previewed at an address. */
export const previewFields: FieldSpecs = {
  isPreview: {
    type: 'Boolean',
    description: 'Whether it is an unsaved change of an open editor.',
    resolve: (node: NodeRow) => node.isAutosave,
  },
  previewRevisionDatabaseId: {
    type: 'Int',
    description: 'Database id of its unsaved change, for those who write.',
    resolve: async (node: NodeRow, _args, { store }) => (await store.findAutosave(node))?.id ?? null,
  },
  previewRevisionId: {
    type: 'ID',
    description: 'Global id of its unsaved change, for those who write.',
    resolve: async (node: NodeRow, _args, { store }) => {
      const autosave = await store.findAutosave(node);
      return autosave && toGlobalId('post', autosave.id);
    },
  },
};

export function declarePreviews(builder: SchemaBuilder): void {
  builder.interface('NodeWithRevisions', {
    description: 'Content whose former versions are kept.',
    interfaces: ['Node'],
    resolveType: typeNameOf,
    fields: {
      isRevision: {
        type: 'Boolean',
        description: 'Whether it is a former version, or an unsaved one.',
        resolve: (node: NodeRow) => node.revisionOf !== null,
      },
      revisionOf: edgeTo(builder, {
        from: 'NodeWithRevisions',
        to: 'ContentNode',
        description: 'What it is a version of.',
        load: (node: NodeRow, store) => (node.revisionOf === null ? null : store.nodeById(node.revisionOf)),
      }),
    },
  });
  builder.interface('Previewable', {
    description: 'Content that the site can show before it is saved.',
    resolveType: typeNameOf,
    fields: previewFields,
  });
  const revised = contentTypes.filter((type) => type.supports.includes('revisions'));
  builder.extend('RootQuery', {
    revisions: nodeList(builder, {
      from: 'RootQuery',
      name: 'Revisions',
      to: 'ContentNode',
      description: 'Versions of everything the caller may edit, the newest first.',
      offset: false,
      load: () => ({ types: revised.map(({ name }) => name), revisionsOf: 'any' }),
    }),
  });
}

/** Fields of one content type. */
export function versionFields(builder: SchemaBuilder, type: ContentTypeDeclaration): FieldSpecs {
  const { single } = type.graphql;
  return {
    preview: edgeTo(builder, {
      from: single,
      name: 'Preview',
      to: single,
      description: 'Its unsaved change, for those who may edit it.',
      load: async (node: NodeRow, store) => (await store.findAutosave(node))?.node ?? null,
    }),
    ...(type.supports.includes('revisions') && {
      revisions: nodeList(builder, {
        from: single,
        name: 'Revision',
        to: single,
        description: 'Its versions, the newest first; for those who may edit it.',
        offset: false,
        load: (node: NodeRow) => (node.revisionOf === null ? { types: [type.name], revisionsOf: node.id } : null),
      }),
    }),
  };
}
