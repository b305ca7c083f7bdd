/** Each receiver of purge events has its own mark, so that one that is unavailable does not delay the other. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // From now on, delivered_at is the mark of the webhook alone.
  'alter table purge_event add column cache_purged_at timestamptz',
  'update purge_event set cache_purged_at = delivered_at where delivered_at is not null',
  'create index purge_event_cache_due on purge_event (id) where cache_purged_at is null',
];
