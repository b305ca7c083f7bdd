/** Reads single nodes by id, URI or slug, their ancestors and their blocks. */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { blocksVersion } from '../../blocks/declarations.ts';
import { parseBlocksInSlices } from '../../blocks/parse.ts';
import type { Block } from '../../blocks/types.ts';
import { toJson } from '../../core/json.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getFrontPagePath, toStoredUri } from '../../core/stored-uri.ts';
import { loadAll } from '../core/load-all.ts';
import { alignWithKeys, isId, isText, omit, type RequestDb } from '../core/request-db.ts';
import { nodeColumns, versionColumns } from './node-columns.ts';
import { redactFor } from './redact.ts';
import { isVisibleTo, publicTypes } from './visibility.ts';

/** Limits the recursion. A deeper tree would be a cycle. */
export const MAX_ANCESTORS = 32;

export type NodeLoader = DataLoader<number, NodeRow | null>;

export function createNodeLoader(requestDb: RequestDb): NodeLoader {
  const { viewer } = requestDb;
  const columns = viewer.user === null ? nodeColumns : versionColumns;
  return new DataLoader(async (ids) => {
    const rows = await requestDb.rows(
      sql<NodeRow>`select ${columns} from content_node n where n.id = any(${ids}::int[]) and ${isVisibleTo(viewer, 'n')}`,
    );
    return alignWithKeys(ids, redactFor(viewer, rows), (node) => node.id);
  });
}

/** The revisions of a node, autosaves not included. Without revisions, `newestId` is null. */
export type RevisionHistory = { count: number; newestId: number | null };

export interface NodeReader {
  nodeById(id: number): Promise<NodeRow | null>;
  nodesByIds(ids: readonly number[]): Promise<NodeRow[]>;
  nodeByUri(uri: string): Promise<NodeRow | null>;
  nodeBySlug(type: ContentTypeName, slug: string): Promise<NodeRow | null>;
  /** Drafts, pending and scheduled nodes of any type. @param slug in stored form */
  unpublishedNodesBySlug(slug: string): Promise<NodeRow[]>;
  /** URI of a page that the settings name. When it changes, all responses change, so reading it adds no key. */
  getSettingsPageUri(id: number): Promise<string | null>;
  /** Parsed blocks of a node. They are stored next to it, and parsed again when a block's declaration has changed. */
  getBlocks(node: NodeRow): Promise<Block[]>;
  /** Ancestors of a hierarchical node, nearest first. */
  getAncestors(node: NodeRow): Promise<NodeRow[]>;
  getCommentCount(nodeId: number): Promise<number>;
  getRevisionHistory(nodeId: number): Promise<RevisionHistory>;
  /** Years in which posts were published, in a time zone (IANA name), newest first. */
  postYears(timezone: string): Promise<{ year: number; count: number }[]>;
  /** Months in which posts were published, newest first. As in WordPress, posts with a password count. */
  postMonths(timezone: string): Promise<{ year: number; month: number; count: number }[]>;
  /** Whether more than one person has published posts. */
  hasSeveralAuthors(): Promise<boolean>;
}

export function createNodes(requestDb: RequestDb, byId: NodeLoader): NodeReader {
  const { viewer } = requestDb;
  const cacheNode = (node: NodeRow) => byId.prime(node.id, node);

  const byUri = new DataLoader<string, NodeRow | null>(async (uris) => {
    // Unpublished nodes reserve their URI, but are not available at it. The front page is also found by its slug (WordPress).
    const rows = await requestDb.rows(
      sql<NodeRow>`select ${nodeColumns} from content_node n where (n.uri = any(${uris}::text[]) or (n.uri = '/' and '/' || n.slug || '/' = any(${uris}::text[]))) and n.status in ('publish', 'private', 'inherit') and ${isVisibleTo(viewer, 'n')} and n.type = any(${publicTypes}::text[])`,
    );
    const visible = redactFor(viewer, rows);
    visible.forEach(cacheNode);
    const found = new Map([
      ...visible.map((node) => [getFrontPagePath(node), node] as const),
      ...visible.map((node) => [node.uri, node] as const),
    ]);
    return uris.map((uri) => found.get(uri) ?? null);
  });

  const bySlug = new DataLoader<{ type: ContentTypeName; slug: string }, NodeRow | null, string>(
    async (keys) => {
      // Pages with different parents can share a slug. The published one comes last in the map and wins, else the oldest one.
      const rows = await requestDb.rows(sql<NodeRow>`
        select ${nodeColumns} from content_node n join unnest(${keys.map(({ type }) => type)}::text[], ${keys.map(({ slug }) => slug)}::text[]) k(type, slug)
        on n.type = k.type and n.slug = k.slug where n.revision_of is null and ${isVisibleTo(viewer, 'n')} order by n.status = 'publish', n.id desc`);
      const visible = redactFor(viewer, rows);
      visible.forEach(cacheNode);
      return alignWithKeys(keys.map(slugKey), visible, slugKey);
    },
    { cacheKeyFn: slugKey },
  );

  const ancestors = new DataLoader<number, NodeRow[]>(async (ids) => {
    const rows = await requestDb.rows(sql<NodeRow & { start: number }>`
      with recursive up as (
        select id as start, parent_id as above, 1 as depth from content_node where id = any(${ids}::int[])
        union all
        select up.start, p.parent_id, up.depth + 1 from up join content_node p on p.id = up.above where up.depth < ${MAX_ANCESTORS}
      )
      select up.start, ${nodeColumns} from up join content_node n on n.id = up.above where ${isVisibleTo(viewer, 'n')} order by up.start, up.depth`);
    const byStart = Map.groupBy(redactFor(viewer, rows), (row) => row.start);
    return ids.map((id) => (byStart.get(id) ?? []).map((row): NodeRow => omit(row, 'start')));
  });

  const commentCounts = new DataLoader<number, number>(async (ids) => {
    const rows = await requestDb.rows(sql<{ id: number; count: number }>`
      select node_id as id, count(*)::int as count from comment where node_id = any(${ids}::int[]) and status = 'approve' group by node_id`);
    return alignWithKeys(ids, rows, (row) => row.id).map((row) => row?.count ?? 0);
  });

  const revisionHistories = new DataLoader<number, RevisionHistory>(async (ids) => {
    const rows = await requestDb.rows(sql<RevisionHistory & { id: number }>`
      select revision_of as id, count(*)::int as count, (array_agg(id order by published_at desc, id desc))[1] as "newestId"
      from content_node where revision_of = any(${ids}::int[]) and not is_autosave group by revision_of`);
    return alignWithKeys(ids, rows, (row) => row.id).map((row) => row ?? { count: 0, newestId: null });
  });

  let severalAuthors: Promise<boolean> | undefined;
  const blocks = createBlockLoader(requestDb);

  return {
    nodeById: async (id) => (isId(id) ? byId.load(id) : null),
    nodesByIds: async (ids) => (await loadAll(byId, ids.filter(isId))).filter((node) => node !== null),
    nodeByUri: async (uri) => {
      const stored = toStoredUri(uri);
      return stored !== null && isText(stored) ? byUri.load(stored) : null;
    },
    nodeBySlug: async (type, slug) => (isText(slug) ? bySlug.load({ type, slug }) : null),
    unpublishedNodesBySlug: async (slug) => {
      if (!isText(slug)) return [];
      const rows = await requestDb.rows(
        sql<NodeRow>`select ${nodeColumns} from content_node n where n.slug = any(${[slug, decodeOrKeep(slug)]}::text[]) and n.status in ('draft', 'pending', 'future')
          and n.revision_of is null and n.type = any(${publicTypes}::text[]) and ${isVisibleTo(viewer, 'n')} order by n.id`,
      );
      return redactFor(viewer, rows);
    },
    getSettingsPageUri: async (id) => (isId(id) ? ((await byId.load(id))?.uri ?? null) : null),
    getBlocks: async (node) => (node.restricted ? [] : blocks.load(node.unsavedBlocks ?? node)),
    getAncestors: async (node) => (node.parentId === null ? [] : ancestors.load(node.id)),
    getCommentCount: async (nodeId) => (isId(nodeId) ? commentCounts.load(nodeId) : 0),
    getRevisionHistory: (nodeId) => revisionHistories.load(nodeId),
    postYears: (timezone) =>
      requestDb.rows(sql<{ year: number; count: number }>`
        select extract(year from published_at at time zone ${timezone})::int as year, count(*)::int as count
        from content_node where type = 'post' and status = 'publish' and password is null group by 1 order by 1 desc`),
    postMonths: (timezone) =>
      requestDb.rows(sql<{ year: number; month: number; count: number }>`
        select extract(year from at)::int as year, extract(month from at)::int as month, count(*)::int as count
        from (select published_at at time zone ${timezone} as at from content_node where type = 'post' and status = 'publish') posts
        group by 1, 2 order by 1 desc, 2 desc`),
    hasSeveralAuthors: () =>
      (severalAuthors ??= requestDb
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

type StoredBlocks = { id: number; blocks: Block[] | null; version: string | null };

function createBlockLoader(requestDb: RequestDb): DataLoader<NodeRow, Block[], number> {
  return new DataLoader<NodeRow, Block[], number>(
    async (nodes) => {
      const stored = await requestDb.rows(
        sql<StoredBlocks>`select id, blocks, blocks_version as version from content_node where id = any(${nodes.map(({ id }) => id)}::int[])`,
      );
      const fresh = new Map(stored.filter(({ version }) => version === blocksVersion).map(({ id, blocks }) => [id, blocks ?? []]));
      const parsed: { id: number; content: string; blocks: Block[] }[] = [];
      for (const { id, content } of nodes) {
        if (!fresh.has(id)) parsed.push({ id, content, blocks: await parseBlocksInSlices(content) });
      }
      if (parsed.length > 0) await storeBlocks(requestDb, parsed);
      for (const { id, blocks } of parsed) fresh.set(id, blocks);
      return nodes.map(({ id }) => fresh.get(id) ?? []);
    },
    { cacheKeyFn: ({ id }) => id },
  );
}

/** Stores parsed blocks with their nodes, unless the content has changed in the meantime. */
async function storeBlocks(requestDb: RequestDb, parsed: readonly { id: number; content: string; blocks: Block[] }[]): Promise<void> {
  await requestDb.rows(sql`
    update content_node n set blocks = k.blocks, blocks_version = ${blocksVersion}
    from unnest(${parsed.map(({ id }) => id)}::int[], ${parsed.map(({ content }) => content)}::text[], ${parsed.map(({ blocks }) => toJson(blocks))}::jsonb[]) k(id, content, blocks)
    where n.id = k.id and n.content = k.content`);
}
