/** Adds the facts of positions and the text of PDF documents to the search. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The text of the file of a media item. A separate process extracts it after the upload (content/media/extract-pdf-text.ts).
  `alter table content_node add column document_text text not null default ''`,
  // The files whose text was extracted, or from which none could be extracted. A replaced file has another name.
  `create table document_extraction (
    node_id integer primary key references content_node on delete cascade,
    file text not null,
    extracted_at timestamptz not null default now()
  )`,
  `create function words_of_position(type text, fields jsonb) returns text language sql immutable parallel safe as $$
    select case when type = 'positions' then left(concat_ws(' ', fact_text(fields #> '{positionMeta,department}'), fact_text(fields #> '{positionMeta,location}'),
      fact_text(fields #> '{positionMeta,employmentType}'), fact_text(fields #> '{positionMeta,workplace}')), 2000) else '' end
  $$`,
  // Before PostgreSQL 17, the expression of a generated column cannot be changed.
  'alter table content_node drop column search_vector',
  `alter table content_node add column search_vector tsvector generated always as (
    setweight(to_tsvector('english'::regconfig, left(title, 5000)), 'A') ||
    setweight(to_tsvector('english'::regconfig, left(excerpt, 20000) || ' ' || words_of_person(type, fields) || ' ' || words_of_position(type, fields)), 'B') ||
    setweight(to_tsvector('english'::regconfig, words_of_markup(content)), 'D') ||
    setweight(to_tsvector('english'::regconfig, left(document_text, 200000)), 'D')
  ) stored`,
  'create index content_node_search on content_node using gin (search_vector)',
];
