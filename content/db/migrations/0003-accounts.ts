/** Signing in: what tokens of an account hang on, codes and sessions, keys to choose a new password, and how often somebody tried. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The secret takes part in the key that signs the account's JSON Web Tokens: another secret ends all of them.
  `alter table user_account
    add column jwt_secret text not null default 'graphql_jwt_' || replace(gen_random_uuid()::text, '-', ''),
    add column jwt_revoked boolean not null default false,
    add column preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object')`,
  // An account may have no address, as in WordPress; names to sign in with do not heed case.
  'drop index user_account_email',
  "create unique index user_account_email on user_account (lower(email)) where email <> ''",
  'create index user_account_login on user_account (lower(login))',
  // One sign-in with all refresh tokens that followed from it: a token used twice ends them together.
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
  // Unlogged: written at every attempt, and lost in a crash without harm.
  `create unlogged table attempt (
    key bytea primary key,
    count integer not null,
    expires_at timestamptz not null
  )`,
  'create index attempt_expiry on attempt (expires_at)',
];
