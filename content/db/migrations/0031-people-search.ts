/** Adds the job titles and departments of people to the search. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create function words_of_person(type text, fields jsonb) returns text language sql immutable parallel safe as $$
    select case when type in ('team', 'leadership') then left(concat_ws(' ', fact_text(fields #> '{teamMeta,title}'), fact_text(fields #> '{teamMeta,department}'),
      fact_text(fields #> '{leadershipMeta,title}'), regexp_replace(left(fields #>> '{leadershipMeta,excerpt}', 5000), '<[^<>]*>', ' ', 'g')), 10000) else '' end
  $$`,
  // Before PostgreSQL 17, the expression of a generated column cannot be changed.
  'alter table content_node drop column search_vector',
  `alter table content_node add column search_vector tsvector generated always as (
    setweight(to_tsvector('english'::regconfig, left(title, 5000)), 'A') ||
    setweight(to_tsvector('english'::regconfig, left(excerpt, 20000) || ' ' || words_of_person(type, fields)), 'B') ||
    setweight(to_tsvector('english'::regconfig, words_of_markup(content)), 'D')
  ) stored`,
  'create index content_node_search on content_node using gin (search_vector)',
  "select add_search_words(array(select id from content_node where type in ('team', 'leadership')))",
];
