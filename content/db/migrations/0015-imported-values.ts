/** Values of imported content that have no column of their own: meta without a declared field, podcast enclosures, and the former URLs of media files. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A list of `{"key", "value"}`, in which keys can repeat. */
const META = "extra_meta jsonb not null default '[]' check (jsonb_typeof(extra_meta) = 'array')";

const statements = [
  `alter table content_node add column ${META}`,
  `alter table term add column ${META}`,
  `alter table menu add column ${META}`,
  `alter table menu_item add column ${META}`,
  `alter table comment add column ${META}`,
  // URL, size in bytes and MIME type on one line each, as WordPress stores them.
  'alter table content_node add column enclosure text',
  // Plugins for multilingual sites create one media item per language for the same file.
  'alter table media_item drop constraint media_item_file_key',
  'create index media_item_file on media_item (file)',
  // The URLs that a copied file and its sizes had on the old host, so that links in content can be changed to the copies.
  `create table import_media_url (
    source text not null,
    -- Host and path, decoded, without a scheme.
    url text not null,
    node_id integer not null references content_node on delete cascade,
    -- Width and height of the image size. Null for the whole file.
    width integer,
    height integer,
    primary key (source, url)
  )`,
  'create index import_media_url_node on import_media_url (node_id)',
];
