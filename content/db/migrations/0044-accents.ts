/** Lets searches find words with accents by words without them and the reverse, as MySQL does for WordPress: `resume` finds “résumé”. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await foldPropertyWords(db);
}

const statements = [
  // Most text has no accents, and looking for other characters is faster than normalizing.
  `create function fold_accents(value text) returns text language sql immutable parallel safe as $$
    select case when value ~ '[\\u0080-\\uffff]' then normalize(regexp_replace(normalize(value, nfd), '[\\u0300-\\u036f]', '', 'g'), nfc) else value end
  $$`,
  // Before PostgreSQL 17, the expression of a generated column cannot be changed.
  'alter table content_node drop column search_vector',
  `alter table content_node add column search_vector tsvector generated always as (
    setweight(to_tsvector('english'::regconfig, fold_accents(left(title, 5000))), 'A') ||
    setweight(to_tsvector('english'::regconfig,
      fold_accents(left(excerpt, 20000) || ' ' || words_of_person(type, fields) || ' ' || words_of_position(type, fields))), 'B') ||
    setweight(to_tsvector('english'::regconfig, fold_accents(words_of_markup(content))), 'D') ||
    setweight(to_tsvector('english'::regconfig, fold_accents(left(document_text, 200000))), 'D')
  ) stored`,
  'create index content_node_search on content_node using gin (search_vector)',
  "delete from search_word where word ~ '[\\u0080-\\uffff]'",
  'select add_search_words(array(select id from content_node))',
];

/** The function of migration 0040-property-details uses the search vector of the node and two more. */
async function foldPropertyWords(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`select pg_get_functiondef('write_property_facts'::regproc) as definition`.execute(db);
  const definition = (rows[0]?.definition ?? '')
    .replace("to_tsvector('english', s.details)", "to_tsvector('english', fold_accents(s.details))")
    .replace("to_tsvector('english', left(s.title, 5000))", "to_tsvector('english', fold_accents(left(s.title, 5000)))");
  await sql.raw(definition).execute(db);
  await sql`select write_property_facts(array(select id from content_node where type = 'properties' order by id))`.execute(db);
}
