/** Orders that lists of everything are told in. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The versions of everything, newest first, for editors.
  'create index content_node_versions on content_node (published_at desc, id desc) where revision_of is not null',
];
