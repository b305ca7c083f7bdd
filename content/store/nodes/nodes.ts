/** Nodes one by one: by id, address or slug, their ancestors and their blocks. */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { blocksVersion } from '../../blocks/declarations.ts';
import { parseBlocks } from '../../blocks/parse.ts';
import type { Block } from '../../blocks/types.ts';
import { toJson } from '../../core/json.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { toStoredUri } from '../../core/stored-uri.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { inOrder, isId, isText, type Session, without } from '../core/request-db.ts';
import { nodeColumns } from './node-columns.ts';
import { seenBy } from './redact.ts';
import { isVisibleTo, publicTypes } from './visibility.ts';

/** A tree deeper than this is a loop. */
export const MAX_ANCESTORS = 32;

export type NodeLoader = DataLoader<number, NodeRow | null>;

export function createNodeLoader(session: Session): NodeLoader {
  const { viewer } = session;
  return new DataLoader(async (ids) => {
    const rows = await session.rows(
      sql<NodeRow>`select ${nodeColumns} from content_node n where n.id = any(${ids}::int[]) and ${isVisibleTo(viewer, 'n')}`,
    );
    return inOrder(ids, seenBy(viewer, rows), (node) => node.id);
  });
}

export interface NodeReader {
  nodeById(id: number): Promise<NodeRow | null>;
  nodesByIds(ids: readonly number[]): Promise<NodeRow[]>;
  nodeByUri(uri: string): Promise<NodeRow | null>;
  nodeBySlug(type: ContentTypeName, slug: string): Promise<NodeRow | null>;
  /** Parsed blocks of a node. They are stored beside it, and parsed again when a block's declaration has changed. */
  getBlocks(node: NodeRow): Promise<Block[]>;
  /** Ancestors of a hierarchical node, nearest first. */
  getAncestors(node: NodeRow): Promise<NodeRow[]>;
  getCommentCount(nodeId: number): Promise<number>;
  /** Years in which posts were published, in a time zone (IANA name), newest first. */
  postYears(timezone: string): Promise<{ year: number; count: number }[]>;
  /** Whether more than one person has published posts. */
  hasSeveralAuthors(): Promise<boolean>;
}

export function createNodes(session: Session, byId: NodeLoader): NodeReader {
  const { viewer } = session;
  const remember = (node: NodeRow) => byId.prime(node.id, node);

  const byUri = new DataLoader<string, NodeRow | null>(async (uris) => {
    // What is unpublished keeps the address it will have, but does not stand there yet.
    const rows = await session.rows(
      sql<NodeRow>`select ${nodeColumns} from content_node n where n.uri = any(${uris}::text[]) and n.status in ('publish', 'private', 'inherit') and ${isVisibleTo(viewer, 'n')} and n.type = any(${publicTypes}::text[])`,
    );
    const seen = seenBy(viewer, rows);
    seen.forEach(remember);
    return inOrder(uris, seen, (node) => node.uri ?? '');
  });

  const bySlug = new DataLoader<{ type: ContentTypeName; slug: string }, NodeRow | null, string>(
    async (keys) => {
      // Pages below different parents may share a slug: the published one answers, then the oldest, as it comes last in the map.
      const rows = await session.rows(sql<NodeRow>`
        select ${nodeColumns} from content_node n join unnest(${keys.map(({ type }) => type)}::text[], ${keys.map(({ slug }) => slug)}::text[]) k(type, slug)
        on n.type = k.type and n.slug = k.slug where n.revision_of is null and ${isVisibleTo(viewer, 'n')} order by n.status = 'publish', n.id desc`);
      const seen = seenBy(viewer, rows);
      seen.forEach(remember);
      return inOrder(keys.map(slugKey), seen, slugKey);
    },
    { cacheKeyFn: slugKey },
  );

  const ancestors = new DataLoader<number, NodeRow[]>(async (ids) => {
    const rows = await session.rows(sql<NodeRow & { start: number }>`
      with recursive up as (
        select id as start, parent_id as above, 1 as depth from content_node where id = any(${ids}::int[])
        union all
        select up.start, p.parent_id, up.depth + 1 from up join content_node p on p.id = up.above where up.depth < ${MAX_ANCESTORS}
      )
      select up.start, ${nodeColumns} from up join content_node n on n.id = up.above where ${isVisibleTo(viewer, 'n')} order by up.start, up.depth`);
    const byStart = Map.groupBy(seenBy(viewer, rows), (row) => row.start);
    return ids.map((id) => (byStart.get(id) ?? []).map((row): NodeRow => without(row, 'start')));
  });

  const commentCounts = new DataLoader<number, number>(async (ids) => {
    const rows = await session.rows(sql<{ id: number; count: number }>`
      select node_id as id, count(*)::int as count from comment where node_id = any(${ids}::int[]) and status = 'approve' group by node_id`);
    return inOrder(ids, rows, (row) => row.id).map((row) => row?.count ?? 0);
  });

  let severalAuthors: Promise<boolean> | undefined;
  const blocks = createBlockLoader(session);

  return {
    nodeById: async (id) => (isId(id) ? byId.load(id) : null),
    nodesByIds: async (ids) =>
      (await byId.loadMany(ids.filter(isId))).filter((node): node is NodeRow => node !== null && !(node instanceof Error)),
    nodeByUri: async (uri) => {
      const stored = toStoredUri(uri);
      return stored !== null && isText(stored) ? byUri.load(stored) : null;
    },
    nodeBySlug: async (type, slug) => (isText(slug) ? bySlug.load({ type, slug }) : null),
    getBlocks: async (node) => (node.restricted ? [] : blocks.load(node)),
    getAncestors: async (node) => (node.parentId === null ? [] : ancestors.load(node.id)),
    getCommentCount: async (nodeId) => (isId(nodeId) ? commentCounts.load(nodeId) : 0),
    postYears: (timezone) =>
      session.rows(sql<{ year: number; count: number }>`
        select extract(year from published_at at time zone ${timezone})::int as year, count(*)::int as count
        from content_node where type = 'post' and status = 'publish' group by 1 order by 1 desc`),
    hasSeveralAuthors: () =>
      (severalAuthors ??= session
        .rows(
          sql<{ several: boolean }>`
            select min(author_id) is distinct from max(author_id) as several from content_node where type = 'post' and status = 'publish'`,
        )
        .then(([row]) => row?.several ?? false)),
  };
}

function slugKey({ type, slug }: { type: ContentTypeName; slug: string }): string {
  return `${type}/${slug}`;
}

type Kept = { id: number; blocks: Block[] | null; version: string | null };

function createBlockLoader(session: Session): DataLoader<NodeRow, Block[], number> {
  return new DataLoader<NodeRow, Block[], number>(
    async (nodes) => {
      const kept = await session.rows(
        sql<Kept>`select id, blocks, blocks_version as version from content_node where id = any(${nodes.map(({ id }) => id)}::int[])`,
      );
      const fresh = new Map(kept.filter(({ version }) => version === blocksVersion).map(({ id, blocks }) => [id, blocks ?? []]));
      const parsed = nodes
        .filter(({ id }) => !fresh.has(id))
        .map((node) => ({ id: node.id, content: node.content, blocks: parseBlocks(node.content) }));
      if (parsed.length > 0) await keepBlocks(session, parsed);
      for (const { id, blocks } of parsed) fresh.set(id, blocks);
      return nodes.map(({ id }) => fresh.get(id) ?? []);
    },
    { cacheKeyFn: ({ id }) => id },
  );
}

/** Keeps parsed blocks beside their nodes, unless somebody has saved other content meanwhile. */
async function keepBlocks(session: Session, parsed: readonly { id: number; content: string; blocks: Block[] }[]): Promise<void> {
  await session.rows(sql`
    update content_node n set blocks = k.blocks, blocks_version = ${blocksVersion}
    from unnest(${parsed.map(({ id }) => id)}::int[], ${parsed.map(({ content }) => content)}::text[], ${parsed.map(({ blocks }) => toJson(blocks))}::jsonb[]) k(id, content, blocks)
    where n.id = k.id and n.content = k.content`);
}
