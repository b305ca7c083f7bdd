/** Where media items are used: each content, term, option and menu item with the IDs and files that its text refers to. Triggers keep it current. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // A reference is the ID of a media item, or the path of its file below /media/ without size and extension.
  `create table media_reference (
    node_id integer references content_node on delete cascade,
    term_id integer references term on delete cascade,
    option_name text references site_option on delete cascade,
    menu_item_id integer references menu_item on delete cascade,
    reference text not null,
    check (num_nonnulls(node_id, term_id, option_name, menu_item_id) = 1)
  )`,
  // Paths have no length limit, indexes of text have one.
  'create index media_reference_target on media_reference using hash (reference)',
  'create index media_reference_node on media_reference (node_id) where node_id is not null',
  'create index media_reference_term on media_reference (term_id) where term_id is not null',
  'create index media_reference_option on media_reference (option_name) where option_name is not null',
  'create index media_reference_menu_item on media_reference (menu_item_id) where menu_item_id is not null',
  // An invalid path is kept as it is: the row that contains it must be saved nevertheless.
  `create function decode_media_path(path text) returns text language plpgsql immutable as $$
    begin
      return (
        select convert_from(string_agg(
          case when part[1] ~ '^%[0-9A-Fa-f]{2}$' then decode(substr(part[1], 2), 'hex') else convert_to(part[1], 'UTF8') end, ''::bytea order by position), 'UTF8')
        from regexp_matches(path, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality as m(part, position));
    exception when others then
      return path;
    end
  $$`,
  `create function get_media_stem(path text) returns text language sql immutable as $$
    select regexp_replace(path, '(-[0-9]+x[0-9]+)?\\.[A-Za-z0-9]+$', '')
  $$`,
  // The WebP and AVIF variants of an image end with their width. Such a name can also be that of another image, so both count.
  `create function list_media_references(markup text) returns setof text language sql immutable as $$
    with plain as (select replace(replace(replace(markup, '\\u0022', '"'), '\\"', '"'), '\\/', '/') as text)
    select id[1] from plain, regexp_matches(text, '(?:\\mwp-image-|\\mwp-att-|\\mattachment_|data-id=")([0-9]{1,10})', 'g') id
    union
    select id[1] from plain,
      regexp_matches(text, '"(?:[A-Za-z]*(?:ids?|images?|photos?|pictures?|logos?|icons?|files?|videos?|posters?|portraits?|gallery|documents?|plans?))"\\s*:\\s*(\\[[0-9,\\s]*\\]|"[0-9]+"|[0-9]+(?![0-9A-Za-z.-]))', 'gi') value,
      regexp_matches(value[1], '([0-9]{1,10})', 'g') id
    union
    select id[1] from plain, regexp_matches(text, '\\[(?:gallery|playlist)\\M([^\\]]*)\\]', 'g') shortcode, regexp_matches(shortcode[1], '([0-9]{1,10})', 'g') id
    union
    select stem from plain, regexp_matches(text, '/media/([^"''\\s<>?#\\\\]+)', 'g') path,
      lateral (select decode_media_path(path[1])) decoded(path),
      lateral (values (get_media_stem(decoded.path)), (regexp_replace(decoded.path, '-[0-9]{1,5}\\.(webp|avif)$', ''))) found(stem)
  $$`,
  // Rows that stay are not written again.
  `create function record_node_media() returns trigger language plpgsql as $$
    declare
      found text[] := array(
        select list_media_references(concat_ws(' ', new.content, new.excerpt, new.fields, new.seo)) where new.revision_of is null
        union select new.featured_image_id::text where new.featured_image_id is not null and new.revision_of is null);
    begin
      delete from media_reference r where r.node_id = new.id and not exists (select from unnest(found) f where f = r.reference);
      insert into media_reference (node_id, reference)
        select new.id, f from unnest(found) f except select r.node_id, r.reference from media_reference r where r.node_id = new.id;
      return null;
    end
  $$`,
  `create function record_term_media() returns trigger language plpgsql as $$
    declare
      found text[] := array(select list_media_references(concat_ws(' ', new.description, new.fields, new.seo)));
    begin
      delete from media_reference r where r.term_id = new.id and not exists (select from unnest(found) f where f = r.reference);
      insert into media_reference (term_id, reference)
        select new.id, f from unnest(found) f except select r.term_id, r.reference from media_reference r where r.term_id = new.id;
      return null;
    end
  $$`,
  `create function record_option_media() returns trigger language plpgsql as $$
    declare
      found text[] := array(select list_media_references(new.value::text));
    begin
      delete from media_reference r where r.option_name = new.name and not exists (select from unnest(found) f where f = r.reference);
      insert into media_reference (option_name, reference)
        select new.name, f from unnest(found) f except select r.option_name, r.reference from media_reference r where r.option_name = new.name;
      return null;
    end
  $$`,
  `create function record_menu_item_media() returns trigger language plpgsql as $$
    declare
      found text[] := array(
        select list_media_references(concat_ws(' ', new.url, new.fields)) union select new.node_id::text where new.node_id is not null);
    begin
      delete from media_reference r where r.menu_item_id = new.id and not exists (select from unnest(found) f where f = r.reference);
      insert into media_reference (menu_item_id, reference)
        select new.id, f from unnest(found) f except select r.menu_item_id, r.reference from media_reference r where r.menu_item_id = new.id;
      return null;
    end
  $$`,
  'create trigger content_node_media_added after insert on content_node for each row execute function record_node_media()',
  `create trigger content_node_media after update of content, excerpt, fields, seo, featured_image_id, revision_of on content_node for each row
    when ((old.content, old.excerpt, old.fields, old.seo, old.featured_image_id, old.revision_of)
      is distinct from (new.content, new.excerpt, new.fields, new.seo, new.featured_image_id, new.revision_of))
    execute function record_node_media()`,
  'create trigger term_media after insert or update on term for each row execute function record_term_media()',
  'create trigger site_option_media after insert or update on site_option for each row execute function record_option_media()',
  'create trigger menu_item_media after insert or update on menu_item for each row execute function record_menu_item_media()',
  `insert into media_reference (node_id, reference)
    select id, list_media_references(concat_ws(' ', content, excerpt, fields, seo)) from content_node where revision_of is null
    union select id, featured_image_id::text from content_node where featured_image_id is not null and revision_of is null`,
  "insert into media_reference (term_id, reference) select id, list_media_references(concat_ws(' ', description, fields, seo)) from term",
  'insert into media_reference (option_name, reference) select name, list_media_references(value::text) from site_option',
  `insert into media_reference (menu_item_id, reference) select id, list_media_references(concat_ws(' ', url, fields)) from menu_item
    union select id, node_id::text from menu_item where node_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
