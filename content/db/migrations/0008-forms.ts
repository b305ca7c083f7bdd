/** Form submissions, and the results that the pages of forms show. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table form_submission (
    id uuid primary key default gen_random_uuid(),
    -- Shown to the visitor. It is random, because a sequential number would reveal how many submissions there are.
    reference text not null unique,
    form text not null,
    node_id integer references content_node on delete set null,
    values jsonb not null check (jsonb_typeof(values) = 'array'),
    files jsonb not null default '[]' check (jsonb_typeof(files) = 'array'),
    recipient text not null,
    state text not null check (state in ('new', 'spam')),
    -- Keyed hash of the visitor's network. It can only be compared for equality.
    sender bytea not null,
    -- Digest of form, values and sender. A submission that is sent twice is stored once.
    digest bytea not null,
    created_at timestamptz not null
  )`,
  'create index form_submission_created on form_submission (created_at desc, id desc)',
  'create index form_submission_digest on form_submission (digest, created_at desc)',
  // Tokens are stored as SHA-256 hashes, so that read access to the database does not give access to a visitor's page.
  `create table form_outcome (
    token_hash bytea primary key,
    form text not null,
    place text not null,
    state text not null check (state in ('INVALID', 'CHECK', 'SENT')),
    reference text,
    values jsonb not null default '[]',
    errors jsonb not null default '[]',
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index form_outcome_expiry on form_outcome (expires_at)',
];
