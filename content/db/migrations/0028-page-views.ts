/** Numbers of page views, without anything about visitors. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table page_view (
    day date not null,
    path text not null check (path like '/%'),
    views integer not null default 0 check (views >= 0),
    -- Pages that a browser loaded in advance. Whether visitors have seen them is unknown.
    prerenders integer not null default 0 check (prerenders >= 0),
    primary key (day, path)
  )`,
  'create index page_view_path on page_view (path, day)',
];
