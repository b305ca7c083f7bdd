/**
 * Excludes private block attributes from the search. The recipient of a form is private, but a search that matched the beginning of the email
 * address would reveal it letter by letter.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The function of 0004-search, without the private attributes of blocks. If the text is cut within a private attribute, the rest is removed.
  String.raw`create or replace function words_of_markup(markup text) returns text language sql immutable parallel safe as $$
    select regexp_replace(
      regexp_replace(
        regexp_replace(
          replace(replace(replace(left(markup, 100000), '\u003c', '<'), '\u003e', '>'), '\u0026', '&'),
          '"recipient"\s*:\s*"([^"\\]|\\.)*("|$)', ' ', 'g'
        ), '<!--( */?wp:[^ ]+)?|-->|"[A-Za-z0-9_]+":|\\u00[0-9a-f][0-9a-f]|\\[nrt]', ' ', 'g'
      ), '<[^<>]*>', ' ', 'g')
  $$`,
  // Updating a text recalculates its search vector.
  `update content_node set content = content where content like '%"recipient"%'`,
];
