/** Reads and writes rows of nodes. */
import { type Insertable, sql, type Transaction } from 'kysely';
import { blocksVersion } from '../../blocks/declarations.ts';
import { parseBlocksInSlices } from '../../blocks/parse.ts';
import { toJson } from '../../core/json.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentNodeTable, Database } from '../../db/tables.ts';
import { nodeColumns } from '../../store/nodes/node-columns.ts';
import type { Tx } from '../core/transact.ts';

/** Finds and locks a node until the transaction ends. The node is complete, regardless of what the viewer may see. */
export async function findNodeForUpdate(db: Transaction<Database>, id: number): Promise<NodeRow | null> {
  const { rows } = await sql<NodeRow>`select ${nodeColumns} from content_node n where n.id = ${id} for update`.execute(db);
  return rows[0] ?? null;
}

/** Reserves an id before the row is inserted, because URIs and slugs may contain the id. */
export async function reserveNodeId(db: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('content_id')::int as id`.execute(db);
  if (!rows[0]) throw new Error('The sequence content_id returned no id');
  return rows[0].id;
}

/** Creates a node without content. The caller sets its type, its status and what depends on them. */
export function createEmptyNodeRow({ viewer, now }: Pick<Tx, 'viewer' | 'now'>, id: number): Omit<NodeRow, 'type' | 'status' | 'guid'> {
  return {
    kind: 'node',
    id,
    title: '',
    slug: '',
    uri: null,
    parentId: null,
    authorId: viewer.user?.id ?? null,
    menuOrder: 0,
    content: '',
    excerpt: '',
    password: null,
    restricted: false,
    sticky: false,
    commentStatus: 'open',
    pingStatus: 'closed',
    featuredImageId: null,
    template: null,
    date: now,
    dateFloats: false,
    modified: now,
    fields: {},
    seo: {},
    revisionOf: null,
    isAutosave: false,
    lastEditedBy: null,
    editLockUserId: null,
    editLockAt: null,
    trashedStatus: null,
    toPing: '',
    pinged: '',
    enclosure: null,
  };
}

/** The columns of a node, except for its parsed blocks. */
function toColumns(node: NodeRow): Insertable<ContentNodeTable> {
  return {
    type: node.type,
    status: node.status,
    title: node.title,
    slug: node.slug,
    uri: node.uri,
    parent_id: node.parentId,
    author_id: node.authorId,
    menu_order: node.menuOrder,
    content: node.content,
    excerpt: node.excerpt,
    password: node.password,
    sticky: node.sticky,
    comment_status: node.commentStatus,
    ping_status: node.pingStatus,
    featured_image_id: node.featuredImageId,
    template: node.template,
    guid: node.guid,
    published_at: node.date,
    date_floats: node.dateFloats,
    modified_at: node.modified,
    fields: toJson(node.fields),
    seo: toJson(node.seo),
    last_edited_by: node.lastEditedBy,
    trashed_status: node.trashedStatus,
    to_ping: node.toPing,
    pinged: node.pinged,
  };
}

const toBlockColumns = async ({ content }: NodeRow) => ({
  blocks: toJson(await parseBlocksInSlices(content)),
  blocks_version: blocksVersion,
});

export async function insertNodeRow(db: Transaction<Database>, node: NodeRow): Promise<void> {
  await db
    .insertInto('content_node')
    .values({ id: node.id, ...toColumns(node), ...(await toBlockColumns(node)) })
    .execute();
}

export async function updateNodeRow(db: Transaction<Database>, node: NodeRow, isNewContent: boolean): Promise<void> {
  await db
    .updateTable('content_node')
    .set({ ...toColumns(node), ...(isNewContent && (await toBlockColumns(node))) })
    .where('id', '=', node.id)
    .execute();
}
