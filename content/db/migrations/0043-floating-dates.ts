/**
 * Records which drafts have no date of their own yet. Equal dates of publication and of the last change do not tell: an import, too, can have both, and the
 * date of an imported draft must not change when the draft is published.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table content_node add column date_floats boolean not null default false',
  `update content_node set date_floats = true
    where status in ('draft', 'pending', 'auto-draft') and published_at = modified_at and revision_of is null`,
];
