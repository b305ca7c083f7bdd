/** Records when positions, too, could first be seen by visitors: the table for posts becomes one for nodes of several types. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table announced_post rename to announced_node',
  'alter table announced_node rename column post_id to node_id',
  'alter index announced_post_since rename to announced_node_since',
];
