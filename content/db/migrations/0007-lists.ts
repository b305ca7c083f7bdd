/** Orders that lists of many content types are told in. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Everything visitors see, media among it, newest first: `contentNodes` without a filter.
  `create index content_node_told on content_node (published_at desc, id desc)
    where status in ('publish', 'inherit') and revision_of is null`,
  // The versions of everything, newest first, for editors.
  'create index content_node_versions on content_node (published_at desc, id desc) where revision_of is not null',
];
