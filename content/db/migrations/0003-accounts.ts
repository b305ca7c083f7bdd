/** Sign-in: token secrets, sessions, authorization codes, password reset keys, and the counters of rate limits. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The secret is part of the key that signs the account's JSON Web Tokens. A new secret invalidates all of them.
  `alter table user_account
    add column jwt_secret text not null default 'graphql_jwt_' || replace(gen_random_uuid()::text, '-', ''),
    add column jwt_revoked boolean not null default false,
    add column preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object')`,
  // As in WordPress, an account can have no email address, and login names are not case-sensitive.
  'drop index user_account_email',
  "create unique index user_account_email on user_account (lower(email)) where email <> ''",
  'create index user_account_login on user_account (lower(login))',
  // A session contains all refresh tokens issued after one sign-in. If a token is used twice, the whole session ends.
  `create table sign_in_session (
    id uuid primary key default gen_random_uuid(),
    user_id integer not null references user_account on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  'create index sign_in_session_user on sign_in_session (user_id)',
  'create index sign_in_session_expiry on sign_in_session (expires_at)',
  `create table refresh_token (
    hash bytea primary key,
    session_id uuid not null references sign_in_session on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index refresh_token_session on refresh_token (session_id)',
  `create table authorization_code (
    hash bytea primary key,
    user_id integer not null references user_account on delete cascade,
    expires_at timestamptz not null,
    session_id uuid references sign_in_session on delete cascade
  )`,
  'create index authorization_code_expiry on authorization_code (expires_at)',
  `create table password_reset (
    user_id integer primary key references user_account on delete cascade,
    key_hash bytea not null,
    expires_at timestamptz not null
  )`,
  // Unlogged, because each attempt writes to it and its loss in a crash is harmless.
  `create unlogged table attempt (
    key bytea primary key,
    count integer not null,
    expires_at timestamptz not null
  )`,
  'create index attempt_expiry on attempt (expires_at)',
];
