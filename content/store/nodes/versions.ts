/** Reads other versions of nodes: revisions, block previews, and reusable blocks. */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { NodeRow, Revision } from '../../core/rows/nodes.ts';
import { canEditNode } from '../../permissions/viewer.ts';
import { alignWithKeys, isId, isText, type RequestDb } from '../core/request-db.ts';
import { nodeColumns, versionColumns } from './node-columns.ts';

export interface VersionReader {
  /** A published reusable block, for the blocks that show it. It has no URI, and only editors can list reusable blocks. */
  reusableBlock(id: number): Promise<NodeRow | null>;
  /** The same for blocks that refer to it by slug: patterns and template parts. */
  reusableBlockBySlug(slug: string): Promise<NodeRow | null>;
  /** The newest revision of a node: an autosave, or the text that was saved last. */
  findNewestRevision(node: NodeRow): Promise<Revision | null>;
  /** Unsaved blocks of a node: its newest preview, made in the editor of `parentId` if that is given. */
  findBlockPreview(node: NodeRow, parentId?: number): Promise<NodeRow | null>;
}
type PreviewKey = { nodeId: number; parentId: number | null };

export function createVersions(requestDb: RequestDb): VersionReader {
  const { viewer } = requestDb;

  const newestRevisions = new DataLoader<number, NodeRow | null>(async (ids) =>
    alignWithKeys(
      ids,
      await requestDb.rows(sql<NodeRow>`
        select distinct on (n.revision_of) ${versionColumns} from content_node n where n.revision_of = any(${ids}::int[])
        order by n.revision_of, n.modified_at desc, n.id desc`),
      (revision) => revision.revisionOf ?? 0,
    ),
  );

  const blockPreviews = new DataLoader<PreviewKey, NodeRow | null, string>(
    async (keys) => {
      const rows = await requestDb.rows(sql<NodeRow & { key: string }>`
        select distinct on (k.key) k.key, ${nodeColumns}
        from unnest(${keys.map(previewKey)}::text[], ${keys.map(({ nodeId }) => nodeId)}::int[], ${keys.map(({ parentId }) => parentId)}::int[]) k(key, node_id, parent_id)
        join content_node n on n.fields ->> 'previewedDatabaseId' = k.node_id::text and (k.parent_id is null or n.fields ->> 'previewedParentDatabaseId' = k.parent_id::text)
        where n.type = 'wgg_preview' and n.status = 'publish'
        order by k.key, n.modified_at desc, n.id desc`);
      return alignWithKeys(keys.map(previewKey), rows, ({ key }) => key);
    },
    { cacheKeyFn: previewKey },
  );

  const isPublishedBlock = sql`n.type = 'wp_block' and n.status = 'publish' and n.password is null`;
  const reusableBlocks = new DataLoader<number, NodeRow | null>(async (ids) =>
    alignWithKeys(
      ids,
      await requestDb.rows(sql<NodeRow>`select ${nodeColumns} from content_node n where n.id = any(${ids}::int[]) and ${isPublishedBlock}`),
      (node) => node.id,
    ),
  );
  const reusableBlocksBySlug = new DataLoader<string, NodeRow | null>(async (slugs) =>
    alignWithKeys(
      slugs,
      await requestDb.rows(
        sql<NodeRow>`select ${nodeColumns} from content_node n where n.slug = any(${slugs}::text[]) and ${isPublishedBlock}`,
      ),
      (node) => node.slug,
    ),
  );

  return {
    findNewestRevision: async (node) => {
      if (node.revisionOf !== null) return null;
      const newest = await newestRevisions.load(node.id);
      if (newest === null) return null;
      // Saving only fields leaves no revision, so the node may have newer fields.
      const version = newest.isAutosave ? newest : { ...newest, fields: node.fields };
      return { id: newest.id, isAutosave: newest.isAutosave, node: canEditNode(viewer, node) ? version : null };
    },
    findBlockPreview: async (node, parentId) =>
      canEditNode(viewer, node) ? blockPreviews.load({ nodeId: node.id, parentId: parentId ?? null }) : null,
    reusableBlock: async (id) => (isId(id) ? reusableBlocks.load(id) : null),
    reusableBlockBySlug: async (slug) => (isText(slug) ? reusableBlocksBySlug.load(slug) : null),
  };
}

function previewKey({ nodeId, parentId }: PreviewKey): string {
  return `${nodeId} ${parentId ?? ''}`;
}
