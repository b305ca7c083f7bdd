/** Index for the list of all revisions. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Editors list the revisions of all nodes, newest first.
  'create index content_node_versions on content_node (published_at desc, id desc) where revision_of is not null',
];
