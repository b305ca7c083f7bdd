/** Comments of items. */
import { sql, type Insertable } from 'kysely';
import { commentStatusSpellings } from '../../commands/comments/create-comment.ts';
import type { Tx } from '../../commands/core/transact.ts';
import type { Database } from '../../db/tables.ts';
import type { CommentRow } from '../../core/rows/comments.ts';
import type { WxrComment } from '../reading/records.ts';
import { readDate } from './dates.ts';
import type { Job } from './job.ts';
import { chooseIds, chooseRest, digestOf, mapped, note } from './mapping.ts';
import { firstOf } from './meta.ts';
import type { Outcome } from './report.ts';
import { CHUNK } from './write-rows.ts';

/** `post-trashed`: thrown away together with its post. */
const statuses: Readonly<Record<string, CommentRow['status']>> = {
  ...commentStatusSpellings,
  'post-trashed': 'trash',
};

/** Meta that this product writes for what an export has no element for. */
export const AGENT = '_agent';
export const KARMA = '_karma';

/** @returns what became of each */
export async function importComments(
  tx: Tx,
  job: Job,
  items: readonly { nodeId: number; comments: readonly WxrComment[] }[],
): Promise<Outcome[]> {
  const { db } = tx;
  const all = items.flatMap(({ nodeId, comments }) => comments.map((comment) => ({ nodeId, comment })));
  const known = new Map(
    all
      .filter(({ comment }) => {
        if (comment.id !== null && readDate(comment.date, comment.dateGmt, job.timezone)) return true;
        job.report.skip('comment without a number or a date', comment.author);
        return false;
      })
      .map((item) => [String(item.comment.id), item]),
  );
  const before = await mapped(db, job, 'comment', [...known.keys()]);
  const there = new Set(
    (
      await sql<{
        id: number;
      }>`select id from comment where id = any(${[...before.values()].map(({ localId }) => localId)}::int[])`.execute(db)
    ).rows.map(({ id }) => id),
  );
  const isThere = (foreignId: string) => there.has(before.get(foreignId)?.localId ?? 0);
  await chooseIds(
    db,
    job,
    'comment',
    [...known].map(([foreignId, { comment }]) => ({ foreignId, number: comment.id })),
  );
  await chooseRest(db, job, 'comment');
  const ids = await mapped(db, job, 'comment', [...known.keys()]);
  const digests = new Map([...known].map(([foreignId, { comment }]) => [foreignId, digestOf(comment)]));
  const outcomeOf = (foreignId: string): Outcome => {
    if (!isThere(foreignId)) return 'new';
    return before.get(foreignId)?.digest === digests.get(foreignId) ? 'unchanged' : 'updated';
  };
  const changed = [...known].filter(([foreignId]) => outcomeOf(foreignId) !== 'unchanged');
  const rows = changed.map(([foreignId, { nodeId, comment }]) => commentRow(job, ids.get(foreignId)?.localId ?? 0, nodeId, comment));
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db
      .insertInto('comment')
      .values(rows.slice(start, start + CHUNK))
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
  await linkAnswers(
    tx,
    changed.map(([foreignId, { comment }]) => ({
      id: ids.get(foreignId)?.localId ?? 0,
      parent: ids.get(String(comment.parent))?.localId ?? null,
    })),
  );
  await note(
    db,
    job,
    'comment',
    changed.map(([foreignId]) => ({ foreignId, localId: ids.get(foreignId)?.localId ?? 0, digest: digests.get(foreignId) ?? '' })),
  );
  return [...known.keys()].map(outcomeOf);
}

/** An answer may stand before what it answers. */
async function linkAnswers({ db }: Tx, links: readonly { id: number; parent: number | null }[]): Promise<void> {
  const answers = links.filter(({ id, parent }) => parent !== null && parent !== id);
  if (answers.length === 0) return;
  await sql`
    update comment c set parent_id = k.parent
    from unnest(${answers.map(({ id }) => id)}::int[], ${answers.map(({ parent }) => parent)}::int[]) k(id, parent) where c.id = k.id`.execute(
    db,
  );
}

function commentRow(job: Job, id: number, nodeId: number, comment: WxrComment): Insertable<Database['comment']> & { id: number } {
  const status = statuses[comment.approved];
  if (!status) job.report.note(`comment of the unknown status "${comment.approved}", kept as waiting`, `comment ${comment.id ?? ''}`);
  return {
    id,
    node_id: nodeId,
    user_id: job.usersById.get(comment.userId ?? 0) ?? null,
    author_name: comment.author,
    author_email: comment.email,
    author_url: comment.url,
    author_ip: comment.ip,
    agent: firstOf(comment.meta, AGENT) ?? '',
    content: comment.content,
    status: status ?? 'hold',
    type: comment.type,
    karma: Number.parseInt(firstOf(comment.meta, KARMA) ?? '0', 10) || 0,
    created_at: readDate(comment.date, comment.dateGmt, job.timezone) ?? new Date(0),
  };
}
