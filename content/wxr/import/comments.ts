/** Imports the comments of items. */
import { sql, type Insertable } from 'kysely';
import { commentStatusSpellings } from '../../commands/comments/create-comment.ts';
import type { Tx } from '../../commands/core/transact.ts';
import type { Database } from '../../db/tables.ts';
import type { CommentRow } from '../../core/rows/comments.ts';
import type { WxrComment } from '../parse/records.ts';
import { parseWxrDate } from './dates.ts';
import type { ImportState } from './import-state.ts';
import { reserveIds, assignRemainingIds, computeDigest, getImportRecords, saveImportRecords } from './import-records.ts';
import { getMeta } from './meta.ts';
import type { ImportOutcome } from './report.ts';
import { MAX_ROWS_PER_INSERT } from './write-rows.ts';

/** Comment statuses by their values in a file. `post-trashed` is the status of comments that were moved to the trash with their post. */
const statuses: Readonly<Record<string, CommentRow['status']>> = {
  ...commentStatusSpellings,
  'post-trashed': 'trash',
};

/** Meta keys for values without an element in the export format. Only exports of this service contain them. */
export const AGENT_KEY = '_agent';
export const KARMA_KEY = '_karma';

/** @returns the outcome for each comment */
export async function importComments(
  tx: Tx,
  state: ImportState,
  items: readonly { nodeId: number; comments: readonly WxrComment[] }[],
): Promise<ImportOutcome[]> {
  const { db } = tx;
  const pairs = items.flatMap(({ nodeId, comments }) => comments.map((comment) => ({ nodeId, comment })));
  const validComments = new Map(
    pairs
      .filter(({ comment }) => {
        if (comment.id !== null && parseWxrDate(comment.date, comment.dateGmt, state.timezone)) return true;
        state.report.skip('comment without an id or a date', comment.author);
        return false;
      })
      .map((item) => [String(item.comment.id), item]),
  );
  const recordsBefore = await getImportRecords(db, state, 'comment', [...validComments.keys()]);
  const existingIds = new Set(
    (
      await sql<{
        id: number;
      }>`select id from comment where id = any(${[...recordsBefore.values()].map(({ localId }) => localId)}::int[])`.execute(db)
    ).rows.map(({ id }) => id),
  );
  const exists = (foreignId: string) => existingIds.has(recordsBefore.get(foreignId)?.localId ?? 0);
  await reserveIds(
    db,
    state,
    'comment',
    [...validComments].map(([foreignId, { comment }]) => ({ foreignId, preferredId: comment.id })),
  );
  await assignRemainingIds(db, state, 'comment');
  const records = await getImportRecords(db, state, 'comment', [...validComments.keys()]);
  const digests = new Map([...validComments].map(([foreignId, { comment }]) => [foreignId, computeDigest(comment)]));
  const getOutcome = (foreignId: string): ImportOutcome => {
    if (!exists(foreignId)) return 'new';
    return recordsBefore.get(foreignId)?.digest === digests.get(foreignId) ? 'unchanged' : 'updated';
  };
  const changed = [...validComments].filter(([foreignId]) => getOutcome(foreignId) !== 'unchanged');
  const rows = changed.map(([foreignId, { nodeId, comment }]) =>
    createCommentRow(state, records.get(foreignId)?.localId ?? 0, nodeId, comment),
  );
  for (let start = 0; start < rows.length; start += MAX_ROWS_PER_INSERT) {
    await db
      .insertInto('comment')
      .values(rows.slice(start, start + MAX_ROWS_PER_INSERT))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          author_name: row.ref('excluded.author_name'),
          author_email: row.ref('excluded.author_email'),
          author_url: row.ref('excluded.author_url'),
          content: row.ref('excluded.content'),
          status: row.ref('excluded.status'),
          created_at: row.ref('excluded.created_at'),
        })),
      )
      .execute();
  }
  await setParents(
    tx,
    changed.map(([foreignId, { comment }]) => ({
      id: records.get(foreignId)?.localId ?? 0,
      parent: records.get(String(comment.parent))?.localId ?? null,
    })),
  );
  await saveImportRecords(
    db,
    state,
    'comment',
    changed.map(([foreignId]) => ({ foreignId, localId: records.get(foreignId)?.localId ?? 0, digest: digests.get(foreignId) ?? '' })),
  );
  return [...validComments.keys()].map(getOutcome);
}

/** Sets the parents of replies. This is a separate step, because a reply can precede its parent in the file. */
async function setParents({ db }: Tx, links: readonly { id: number; parent: number | null }[]): Promise<void> {
  const replies = links.filter(({ id, parent }) => parent !== null && parent !== id);
  if (replies.length === 0) return;
  await sql`
    update comment c set parent_id = k.parent
    from unnest(${replies.map(({ id }) => id)}::int[], ${replies.map(({ parent }) => parent)}::int[]) k(id, parent) where c.id = k.id`.execute(
    db,
  );
}

function createCommentRow(
  state: ImportState,
  id: number,
  nodeId: number,
  comment: WxrComment,
): Insertable<Database['comment']> & { id: number } {
  const status = statuses[comment.approved];
  if (!status)
    state.report.warn(`comment with the unknown status "${comment.approved}" is held for moderation`, `comment ${comment.id ?? ''}`);
  return {
    id,
    node_id: nodeId,
    user_id: state.usersById.get(comment.userId ?? 0) ?? null,
    author_name: comment.author,
    author_email: comment.email,
    author_url: comment.url,
    author_ip: comment.ip,
    agent: getMeta(comment.meta, AGENT_KEY) ?? '',
    content: comment.content,
    status: status ?? 'hold',
    type: comment.type,
    karma: Number.parseInt(getMeta(comment.meta, KARMA_KEY) ?? '0', 10) || 0,
    created_at: parseWxrDate(comment.date, comment.dateGmt, state.timezone) ?? new Date(0),
  };
}
