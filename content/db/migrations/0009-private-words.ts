/** Who reads a form is told to nobody: a search that found the page by the beginning of the address would tell it letter by letter. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // As before, without the private attributes of blocks. A text that is cut within one ends there.
  String.raw`create or replace function words_of_markup(markup text) returns text language sql immutable parallel safe as $$
    select regexp_replace(
      regexp_replace(
        regexp_replace(
          replace(replace(replace(left(markup, 100000), '\u003c', '<'), '\u003e', '>'), '\u0026', '&'),
          '"recipient"\s*:\s*"([^"\\]|\\.)*("|$)', ' ', 'g'
        ), '<!--( */?wp:[^ ]+)?|-->|"[A-Za-z0-9_]+":|\\u00[0-9a-f][0-9a-f]|\\[nrt]', ' ', 'g'
      ), '<[^<>]*>', ' ', 'g')
  $$`,
  // The words of a text are written anew when it is.
  `update content_node set content = content where content like '%"recipient"%'`,
];
