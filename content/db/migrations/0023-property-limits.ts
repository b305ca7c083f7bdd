/** Lets every valid property be saved: PostgreSQL rejects index entries of more than 2704 bytes, and numbers that are too small for a column. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A character takes up to four bytes. The sort key of content/store/search/property-search.ts.
  'drop index property_facts_title',
  'create index property_facts_title on property_facts (left(title, 500), id)',
  // As in migration 0019-property-search, with the limit that names of properties have. Without accents, a character can become three.
  `create or replace function search_tokens(value text) returns text[] language sql immutable parallel safe as $$
    select coalesce(array(
      select left(found[1], 40) from regexp_matches(
        regexp_replace(normalize(lower(left(value, 200)), nfkd), '[\\u0300-\\u036f\\u0027\\u2018\\u2019\\u02bc\`]', '', 'g'), '[[:alnum:]]+', 'g') found
    ), '{}')
  $$`,
  // As in migration 0004-search, but rounded.
  `create or replace function fact_number(fact jsonb) returns double precision language sql immutable parallel safe as $$
    select case when jsonb_typeof(fact) = 'number' and abs((fact #>> '{}')::numeric) < 1e9 then round((fact #>> '{}')::numeric, 9)::double precision end
  $$`,
];
