/** Which comment another one answers. */
import { sql } from 'kysely';
import { parseId } from '../../core/parse-id.ts';
import type { CommentStatus } from '../../core/rows/comments.ts';
import { UserError } from '../../core/user-error.ts';
import type { Tx } from '../core/transact.ts';

/** Longer threads are loops. */
const MAX_THREAD = 64;

export type ParentComment = {
  id: number;
  /** Ids of the comment and of those it answers, up to the first of the thread. */
  thread: readonly number[];
};

/**
 * @param given global or database id
 * @throws UserError when there is no such comment on the content, of one of the stati
 */
export async function findParentComment({ db }: Tx, nodeId: number, given: string, stati: readonly CommentStatus[]): Promise<ParentComment> {
  const id = parseId('comment', given);
  const { rows } = await sql<{ id: number }>`
    with recursive up as (
      select m.id, m.parent_id, 1 as depth from comment m where m.id = ${id}::int and m.node_id = ${nodeId} and m.status = any(${stati}::text[])
      union all select m.id, m.parent_id, up.depth + 1 from up join comment m on m.id = up.parent_id where up.depth < ${MAX_THREAD}
    ) select id from up order by depth`.execute(db);
  const [answered] = rows;
  if (!answered) throw new UserError('The parent is no comment on this content. Give the id of a comment that stands there.');
  return { id: answered.id, thread: rows.map((row) => row.id) };
}
