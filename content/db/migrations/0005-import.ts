/** Records of imported items, so that an import can be interrupted, resumed and repeated. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // `digest` is the digest of the item when it was written, `linked` the digest of the item when its references to other items were set.
  `create table import_record (
    source text not null,
    kind text not null check (kind in ('user', 'term', 'menu', 'node', 'menu_item', 'comment')),
    foreign_id text not null,
    local_id integer,
    digest text,
    linked text,
    run uuid,
    primary key (source, kind, foreign_id)
  )`,
  'create index import_record_local on import_record (kind, local_id)',
];
