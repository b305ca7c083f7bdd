/** What moderation of comments needs, and aliases of terms. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table term add column term_group integer not null default 0 check (term_group >= 0)',
  // Restored comments become again what they were.
  "alter table comment add column former_status text check (former_status in ('approve', 'hold', 'spam', 'trash'))",
  // The flood guard asks who wrote last; moderation asks whether an author is known.
  'create index comment_author_email on comment (lower(author_email), created_at desc)',
  'create index comment_author_ip on comment (author_ip, created_at desc)',
];
