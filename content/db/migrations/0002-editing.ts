/** Editing: revisions, edit locks, passwords, the content version, and purge events. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A revision is a row with its node's type and the status `inherit`, so that it has the same kind of id and the same columns as the node.
  `alter table content_node
    add column revision_of integer references content_node on delete cascade check (revision_of <> id),
    add column is_autosave boolean not null default false,
    add column last_edited_by integer references user_account on delete set null,
    add column edit_lock_user_id integer references user_account on delete set null,
    add column edit_lock_at timestamptz,
    add column trashed_status text,
    add column to_ping text not null default '',
    add column pinged text not null default '',
    add constraint content_node_revision check (revision_of is null or (status = 'inherit' and uri is null)),
    add constraint content_node_autosave check (not is_autosave or revision_of is not null)`,
  'create index content_node_revisions on content_node (revision_of, published_at desc, id desc) where revision_of is not null',
  "create index content_node_due on content_node (published_at) where status = 'future'",
  `alter table user_account
    add column password_hash text,
    add column nickname text not null default ''`,
  // Every transaction that changes content increments the version. A cached response is valid as long as the version is unchanged.
  'create table content_version (id boolean primary key default true check (id), version bigint not null)',
  'insert into content_version (version) values (1)',
  `create table purge_event (
    id bigint generated always as identity primary key,
    keys text[] not null,
    uris text[] not null default '{}',
    cause text not null,
    created_at timestamptz not null default now(),
    delivered_at timestamptz
  )`,
  'create index purge_event_due on purge_event (id) where delivered_at is null',
];
