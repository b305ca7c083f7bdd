/** Imports the comments of items. */
import { sql, type Insertable } from 'kysely';
import { commentStatusSpellings, commentTypes } from '../../commands/comments/create-comment.ts';
import type { Tx } from '../../commands/core/transact.ts';
import type { Database } from '../../db/tables.ts';
import { toJson } from '../../core/json.ts';
import type { CommentRow } from '../../core/rows/comments.ts';
import type { WxrComment, WxrItem } from '../parse/records.ts';
import { parseWxrDate } from './dates.ts';
import { formatItemName, type ImportState } from './import-state.ts';
import { reserveIds, assignRemainingIds, computeDigest, getImportRecords, saveImportRecords } from './import-records.ts';
import { getMeta, selectExtraMeta } from './meta.ts';
import type { ImportOutcome } from './report.ts';
import { MAX_ROWS_PER_INSERT } from './write-rows.ts';

/** Comment statuses by their values in a file. `post-trashed` is the status of comments that were moved to the trash with their post. */
const statuses: ReadonlyMap<string, CommentRow['status']> = new Map([...commentStatusSpellings, ['post-trashed', 'trash']]);

/** Meta keys for values without an element in the export format. Only exports of this service contain them. */
export const AGENT_KEY = '_agent';
export const KARMA_KEY = '_karma';

type CommentWithPlace = {
  nodeId: number;
  comment: WxrComment;
  /** Date of the comment, or of its post if it has none. */
  date: Date;
  /** Names the comment in the report. */
  name: string;
};

/** @returns the outcome for each comment */
export async function importComments(
  tx: Tx,
  state: ImportState,
  items: readonly { nodeId: number; item: WxrItem }[],
): Promise<ImportOutcome[]> {
  const { db } = tx;
  const comments = collectComments(state, items);
  const recordsBefore = await getImportRecords(db, state, 'comment', [...comments.keys()]);
  for (const [foreignId, { name }] of comments) {
    if (recordsBefore.get(foreignId)?.run !== state.run) continue;
    state.report.skip('duplicate comment in the file', name);
    comments.delete(foreignId);
  }
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
    [...comments].map(([foreignId, { comment }]) => ({ foreignId, preferredId: comment.id })),
  );
  await assignRemainingIds(db, state, 'comment');
  const records = await getImportRecords(db, state, 'comment', [...comments.keys()]);
  const digests = new Map([...comments].map(([foreignId, { comment }]) => [foreignId, computeDigest(comment)]));
  const getOutcome = (foreignId: string): ImportOutcome => {
    if (!exists(foreignId)) return 'new';
    return recordsBefore.get(foreignId)?.digest === digests.get(foreignId) ? 'unchanged' : 'updated';
  };
  const changed = [...comments].filter(([foreignId]) => getOutcome(foreignId) !== 'unchanged');
  const rows = changed.map(([foreignId, comment]) => createCommentRow(state, records.get(foreignId)?.localId ?? 0, comment));
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
          type: row.ref('excluded.type'),
          extra_meta: row.ref('excluded.extra_meta'),
        })),
      )
      .execute();
  }
  await setParents(
    tx,
    changed.map(([foreignId, { comment, name }]) => ({
      id: records.get(foreignId)?.localId ?? 0,
      parent:
        comment.parent === null ? null : (records.get(String(comment.parent))?.localId ?? reportMissingParent(state, name, comment.parent)),
    })),
  );
  await saveImportRecords(
    db,
    state,
    'comment',
    [...comments].map(([foreignId]) => ({
      foreignId,
      localId: records.get(foreignId)?.localId ?? 0,
      digest: digests.get(foreignId) ?? '',
    })),
  );
  return [...comments.keys()].map(getOutcome);
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

/** Returns the comments by their ids in the file. Comments of hand-made files can have no id. */
function collectComments(state: ImportState, items: readonly { nodeId: number; item: WxrItem }[]): Map<string, CommentWithPlace> {
  const comments = new Map<string, CommentWithPlace>();
  for (const { nodeId, item } of items) {
    const postDate = parseWxrDate(item.date, item.dateGmt, state.timezone) ?? state.services.now();
    for (const [index, comment] of item.comments.entries()) {
      const name = `comment ${comment.id ?? '(no id)'} by ${comment.author || 'an unknown author'} on ${formatItemName(item)}`;
      const foreignId = comment.id === null ? `${item.key} comment ${index}` : String(comment.id);
      const problem = commentTypes.includes(comment.type)
        ? comments.has(foreignId) && 'duplicate comment in the file'
        : `comment of the unknown type "${comment.type}"`;
      if (problem !== false) {
        state.report.skip(problem, name);
        continue;
      }
      const date = parseWxrDate(comment.date, comment.dateGmt, state.timezone);
      if (!date) state.report.warn('comment without a date, imported with the date of its post', name);
      comments.set(foreignId, { nodeId, comment, date: date ?? postDate, name });
    }
  }
  return comments;
}

function reportMissingParent({ report }: ImportState, name: string, parent: number): null {
  report.skip('parent of a comment that was not imported', `${name} → ${parent}`);
  return null;
}

function parseKarma(text = '0'): number {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** Meta keys that other parts of the import of comments read. */
const commentKeys: ReadonlySet<string> = new Set([AGENT_KEY, KARMA_KEY]);

function createCommentRow(
  state: ImportState,
  id: number,
  { nodeId, comment, date, name }: CommentWithPlace,
): Insertable<Database['comment']> & { id: number } {
  const status = statuses.get(comment.approved);
  if (!status) state.report.warn(`comment with the unknown status "${comment.approved}", held for moderation`, name);
  const userId = state.localIds.user.get(comment.userId ?? 0) ?? null;
  if (comment.userId !== null && userId === null)
    state.report.warn('comment of an account that is not in the file, imported without the account', `${name} → ${comment.userId}`);
  const extraMeta = selectExtraMeta(comment.meta, (key) => commentKeys.has(key), state.report, name);
  return {
    id,
    node_id: nodeId,
    user_id: userId,
    author_name: comment.author,
    author_email: comment.email,
    author_url: comment.url,
    author_ip: comment.ip,
    agent: getMeta(comment.meta, AGENT_KEY) ?? '',
    content: comment.content,
    status: status ?? 'hold',
    type: comment.type,
    karma: parseKarma(getMeta(comment.meta, KARMA_KEY)),
    created_at: date,
    extra_meta: toJson(extraMeta),
  };
}
