/** Second factors: one-time passwords, recovery codes and passkeys; sign-ins that wait for a second factor; the device and network of sessions. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table totp_secret (
    user_id integer primary key references user_account on delete cascade,
    -- Encrypted with a key that is not in the database.
    sealed_secret bytea not null,
    -- Null until the user has entered a first code.
    confirmed_at timestamptz,
    -- The time step of the last code that was used. Codes of this step and earlier ones are rejected.
    last_step bigint
  )`,
  `create table recovery_code (
    user_id integer not null references user_account on delete cascade,
    hash bytea not null,
    primary key (user_id, hash)
  )`,
  `create table passkey (
    id integer primary key generated always as identity,
    user_id integer not null references user_account on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index passkey_user on passkey (user_id)',
  `create table passkey_challenge (
    hash bytea primary key,
    -- The account that adds a passkey. Null for a sign-in.
    user_id integer references user_account on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index passkey_challenge_expiry on passkey_challenge (expires_at)',
  `create table pending_sign_in (
    hash bytea primary key,
    user_id integer not null references user_account on delete cascade,
    attempts integer not null default 0,
    expires_at timestamptz not null
  )`,
  'create index pending_sign_in_expiry on pending_sign_in (expires_at)',
  `alter table sign_in_session
    add column user_agent text not null default '',
    add column address text not null default '',
    add column last_used_at timestamptz`,
];
