/** Saved GraphQL documents, which clients send by an id. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table graphql_document (
    id integer primary key generated always as identity,
    query_id text not null unique,
    title text not null,
    slug text not null,
    content text not null,
    description text not null default '',
    status text not null default 'publish',
    -- "grant" is a reserved word.
    access_grant text not null default '' check (access_grant in ('', 'allow', 'deny')),
    max_age integer check (max_age >= 0),
    groups text[] not null default '{}',
    is_automatic boolean not null default false,
    created_at timestamptz not null,
    modified_at timestamptz not null,
    used_at timestamptz not null
  )`,
  'create index graphql_document_used on graphql_document (used_at) where is_automatic',
  `create table graphql_document_alias (
    alias text primary key,
    document_id integer not null references graphql_document on delete cascade
  )`,
  'create index graphql_document_alias_document on graphql_document_alias (document_id)',
];
