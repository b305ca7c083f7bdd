/** When posts could first be seen by visitors, for the subscribers to news. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table announced_post (
    post_id integer primary key references content_node on delete cascade,
    since timestamptz not null
  )`,
  'create index announced_post_since on announced_post (since)',
];
