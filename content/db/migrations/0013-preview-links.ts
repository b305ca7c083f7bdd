/** Links that show the newest version of a node to people without an account. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table preview_link (
    id uuid primary key default gen_random_uuid(),
    node_id integer not null references content_node on delete cascade,
    -- The token of the link consists of this number and its signature, so read access to the database is not enough to open a link.
    nonce bytea not null unique check (octet_length(nonce) = 16),
    created_by integer references user_account on delete set null,
    created_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > created_at),
    revoked_at timestamptz
  )`,
  'create index preview_link_node on preview_link (node_id, created_at desc)',
  'create index preview_link_user on preview_link (created_by)',
  'create index preview_link_expiry on preview_link (expires_at)',
];
