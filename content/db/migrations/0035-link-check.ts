/** The links of content that lead nowhere, as the last check has found them (`content/commands/links/check-links.ts`). */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table link_check (
        -- There is one row at most.
        id boolean primary key default true check (id),
        checked_at timestamptz not null,
        broken_links jsonb not null check (jsonb_typeof(broken_links) = 'array')
      )`,
    )
    .execute(db);
}
