/**
 * Adds the stems of the text and the ZIP codes of properties to the vocabulary of the property search. Whether a property contains a word is then looked up
 * in a small table, instead of in the documents of all properties.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create function add_property_vocabulary(ids integer[]) returns void language sql as $$
    insert into property_word (word, field, label)
    select case when word like 'exact:%' then 'value:' || substr(word, 7) else word end,
      case when word like 'exact:%' then 'zip' else 'text' end, case when word like 'exact:%' then substr(word, 7) end
    from ts_stat(format('select search_vector from property_facts where id = any(%L::integer[])', ids))
    where word ~ '^exact:[0-9]{5}$' or (word ~ '^[[:alpha:]]+$' and length(word) between 2 and 40)
    order by 1, 2 on conflict do nothing
  $$`,
  `create function property_facts_written() returns trigger language plpgsql as $$
    begin
      perform add_property_vocabulary(array(select id from changed));
      return null;
    end
  $$`,
  `create trigger property_facts_vocabulary after insert on property_facts referencing new table as changed
    for each statement execute function property_facts_written()`,
  'select add_property_vocabulary(array(select id from property_facts))',
];
