/**
 * Counters of rate limits in the format of rate-limiter-flexible, the networks from which accounts have signed in, and form submissions that are waiting for a
 * summary by email.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'drop table attempt',
  // Unlogged, because each attempt writes to it and its loss in a crash is harmless. The library inserts rows without naming the columns.
  `create unlogged table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    -- Milliseconds since 1970.
    expire bigint
  )`,
  'create index rate_limit_expiry on rate_limit (expire)',
  `create table known_network (
    user_id integer not null references user_account on delete cascade,
    -- Keyed hash of the account and the network.
    network bytea not null,
    expires_at timestamptz not null,
    primary key (user_id, network)
  )`,
  'create index known_network_expiry on known_network (expires_at)',
  // When a form exceeds its limit of emails, its submissions wait for a summary.
  'alter table form_submission add column awaits_summary boolean not null default false',
  'create index form_submission_summary on form_submission (created_at) where awaits_summary',
];
