/** Addresses of files that were replaced. They lead to the current file of their media item. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table former_media_file (
    -- Path below the media folder.
    file text primary key,
    node_id integer not null references content_node on delete cascade,
    -- Of a size or variant of an image. Null for the file itself.
    width integer
  )`,
  'create index former_media_file_node on former_media_file (node_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
