/**
 * Leaves only words of content that visitors see among the words with which the search corrects typing errors. Whether a word is corrected depends on whether it
 * is known, so the words of drafts and protected content could be guessed letter by letter.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The function of 0004-search, for published content and media without a password. Previews of blocks are published, but only their editors see them.
  `create or replace function add_search_words(ids integer[]) returns void language sql as $$
    insert into search_word
    select word from (
      select distinct unnest(tsvector_to_array(search_vector)) as word from content_node
      where id = any(ids) and status in ('publish', 'inherit') and revision_of is null and password is null and type <> 'wgg_preview'
    ) used where length(word) between 3 and 40 and word ~ '^[^/@.]*[[:alpha:]][^/@.]*$' order by word on conflict do nothing
  $$`,
  'delete from search_word',
  'select add_search_words(array(select id from content_node))',
];
