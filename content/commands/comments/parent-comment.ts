/** Finds the parent comment of a reply. */
import { sql } from 'kysely';
import { parseId } from '../../core/parse-id.ts';
import type { CommentStatus } from '../../core/rows/comments.ts';
import type { Tx } from '../core/transact.ts';

/** Limits the recursion. A longer thread would be a cycle. */
const MAX_THREAD = 64;

export type ParentComment = {
  id: number;
  /** Ids of the comment and of its ancestors, up to the first comment of the thread. */
  thread: readonly number[];
};

/**
 * @param parentId global or database id
 * @returns null if the node has no such comment with one of the statuses
 */
export async function findParentComment(
  { db }: Tx,
  nodeId: number,
  parentId: string,
  statuses: readonly CommentStatus[],
): Promise<ParentComment | null> {
  const id = parseId('comment', parentId);
  const { rows } = await sql<{ id: number }>`
    with recursive up as (
      select m.id, m.parent_id, 1 as depth from comment m where m.id = ${id}::int and m.node_id = ${nodeId} and m.status = any(${statuses}::text[])
      union all select m.id, m.parent_id, up.depth + 1 from up join comment m on m.id = up.parent_id where up.depth < ${MAX_THREAD}
    ) select id from up order by depth`.execute(db);
  const [parent] = rows;
  return parent ? { id: parent.id, thread: rows.map((row) => row.id) } : null;
}
