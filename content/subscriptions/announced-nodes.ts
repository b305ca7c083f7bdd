/** When nodes could first be seen by visitors, for the subscribers to their topic. */
import { sql } from 'kysely';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { Services } from '../commands/core/services.ts';
import type { Period } from './topic.ts';

/** Nodes in one period. */
const MAX_NODES = 1000;

/**
 * Records the nodes of a type that visitors see since the previous run. A node can be published with an earlier date. The time of its last change is then
 * closer to when visitors could see it first. A change within the last two hours may be newer than the previous run, which did not see it yet.
 */
export async function recordAnnouncedNodes({ db }: Pick<Services, 'db'>, type: ContentTypeName, now: Date): Promise<void> {
  await sql`
    insert into announced_node (node_id, since)
    select n.id, case when n.modified_at > ${now}::timestamptz - interval '2 hours' then ${now}::timestamptz else n.modified_at end from content_node n
    where n.type = ${type} and n.status = 'publish' and n.password is null
      and n.published_at > ${now}::timestamptz - interval '7 days' and n.modified_at > ${now}::timestamptz - interval '7 days'
    on conflict (node_id) do nothing`.execute(db);
  await sql`delete from announced_node where since < ${now}::timestamptz - interval '60 days'`.execute(db);
}

/** The ids of nodes of all types that visitors could first see in a period, newest first. */
export async function listAnnouncedNodes({ db }: Pick<Services, 'db'>, { since, until }: Period): Promise<number[]> {
  const rows = await db
    .selectFrom('announced_node')
    .select('node_id')
    .where('since', '>', since)
    .where('since', '<=', until)
    .orderBy('since', 'desc')
    .limit(MAX_NODES)
    .execute();
  return rows.map(({ node_id: id }) => id);
}
