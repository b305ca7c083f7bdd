/** Leaves the blocks that editors have hidden out of the search and of the parsed blocks. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Does what removeHiddenBlocks does (content/blocks/hidden-blocks.ts). Before PostgreSQL 16, SQL cannot check whether a text is JSON, so this looks for the text of the attribute.
  String.raw`create function visible_markup(markup text) returns text language plpgsql immutable parallel safe as $$
    declare
      piece text;
      comment text;
      parts text[];
      visible text[] := '{}';
      depth integer := 0;
    begin
      if markup not like '%"blockVisibility"%' then return markup; end if;
      -- Each piece but the first begins with a comment.
      foreach piece in array string_to_array(replace(markup, '<!--', E'\uE000<!--'), E'\uE000') loop
        comment := substring(piece from '^<!--(.*?)-->');
        parts := regexp_match(comment, '^\s+(/)?wp:[a-z][a-z0-9_-]*(?:/[a-z][a-z0-9_-]*)?\s+(?:(\{.*\})\s+)?(/)?$');
        if parts is not null and depth > 0 then
          depth := depth + case when parts[1] is not null then -1 when parts[3] is not null then 0 else 1 end;
        elsif parts is not null and parts[1] is null and parts[2] ~ '"blockVisibility"\s*:\s*false' then
          depth := case when parts[3] is null then 1 else 0 end;
        else
          if depth = 0 then visible := array_append(visible, piece); end if;
          continue;
        end if;
        -- The text after the last comment of the hidden block.
        if depth = 0 then visible := array_append(visible, substr(piece, length(comment) + 8)); end if;
      end loop;
      return array_to_string(visible, '');
    end
  $$`,
  // The function of 0009-private-words, without hidden blocks.
  String.raw`create or replace function words_of_markup(markup text) returns text language sql immutable parallel safe as $$
    select regexp_replace(
      regexp_replace(
        regexp_replace(
          replace(replace(replace(left(visible_markup(markup), 100000), '\u003c', '<'), '\u003e', '>'), '\u0026', '&'),
          '"recipient"\s*:\s*"([^"\\]|\\.)*("|$)', ' ', 'g'
        ), '<!--( */?wp:[^ ]+)?|-->|"[A-Za-z0-9_]+":|\\u00[0-9a-f][0-9a-f]|\\[nrt]', ' ', 'g'
      ), '<[^<>]*>', ' ', 'g')
  $$`,
  // Updating a text recalculates its search vector. Without a version, its blocks are parsed again.
  `update content_node set content = content, blocks = null, blocks_version = null where content like '%"blockVisibility"%'`,
];
