/** Comment moderation, and aliases of terms. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table term add column term_group integer not null default 0 check (term_group >= 0)',
  // A restored comment gets its former status back.
  "alter table comment add column former_status text check (former_status in ('approve', 'hold', 'spam', 'trash'))",
  // Flood protection looks up the latest comment of an author. Moderation looks up whether the author has an approved comment.
  'create index comment_author_email on comment (lower(author_email), created_at desc)',
  'create index comment_author_ip on comment (author_ip, created_at desc)',
];
