/** Lists of terms: every filter and order of WordPress's term query. */
import { type RawBuilder, sql } from 'kysely';
import { byId as byTermId, byNumber, byText, type Listing, type SortKey } from '../core/paging.ts';
import { isId, isText } from '../core/request-db.ts';
import type { TermQuery } from './term-query.ts';

/** A list of terms without the node it hangs on. */
export type TermShape = Omit<TermQuery, 'nodeId'> & { ofNode?: boolean };

const ordinary = sql`
  'term' as kind, t.id, t.taxonomy, t.name, t.slug, t.description, t.uri, t.parent_id as "parentId", t.term_group as "termGroup", t.fields, t.seo`;

export const termColumns = sql`${ordinary}, t.count`;

/** Every term below one, itself left out. Children are few and indexed by their parent. */
const below = (id: RawBuilder<unknown>) => sql`(
  with recursive below as (
    select id, 1 as depth from term where parent_id = ${id}
    union all select d.id, below.depth + 1 from below join term d on d.parent_id = below.id where below.depth < 32
  ) select id from below)`;

/** Columns with the nodes of the terms below counted in, each node once. */
const paddedColumns = sql`${ordinary}, (
  select count(distinct n.id)::int from term_relationship r join content_node n on n.id = r.node_id
  where n.status = 'publish' and (r.term_id = t.id or r.term_id in ${below(sql.ref('t.id'))})) as count`;

/** Equal terms stand by age in both directions, as WordPress leaves them. */
const byIdUpwards: SortKey = { of: (alias) => sql`-${alias}.id`, least: sql`-2147483648`, greatest: sql`0` };

const orders: Record<NonNullable<TermQuery['orderby']>, readonly SortKey[]> = {
  name: [byText('name')],
  slug: [byText('slug')],
  description: [byText('description')],
  count: [byNumber('count')],
  group: [byNumber('term_group')],
  id: [],
};

export function describeTerms(query: TermShape): Listing {
  const descending = query.descending ?? false;
  const orderby = query.orderby ?? 'name';
  return {
    columns: query.padCounts ? paddedColumns : termColumns,
    table: 'term',
    alias: 't',
    keys: [...orders[orderby], descending && orderby !== 'id' ? byIdUpwards : byTermId],
    descending,
    where: (owner) => [
      sql`t.taxonomy = any(${query.taxonomies}::text[])`,
      ...(query.ofNode ? [sql`t.id in (select r.term_id from term_relationship r where r.node_id = ${owner})`] : []),
      ...parentConditions(query, owner),
      ...idConditions(query),
      ...wordConditions(query),
      ...(query.hideEmpty ? [hasNodes(query)] : []),
    ],
  };
}

function parentConditions({ parentId, ofNode, childOf, childless }: TermShape, owner: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (parentId === null) conditions.push(sql`t.parent_id is null`);
  // `parent` is the narrower of the two, and WordPress then leaves `child_of` aside.
  else if (typeof parentId === 'number') conditions.push(ofNode ? sql`t.parent_id = ${parentId}` : sql`t.parent_id = ${owner}`);
  else if (childOf !== undefined) conditions.push(sql`t.id in ${below(sql`${childOf}::int`)}`);
  if (childless) conditions.push(sql`not exists (select from term c where c.parent_id = t.id)`);
  return conditions;
}

const valid = (ids: readonly number[]) => ids.filter(isId);

function idConditions({ ids, exclude, excludeTree, objectIds }: TermShape): RawBuilder<unknown>[] {
  return [
    ...(ids ? [sql`t.id = any(${valid(ids)}::int[])`] : []),
    ...(exclude ? [sql`t.id <> all(${valid(exclude)}::int[])`] : []),
    ...(excludeTree ?? []).filter(isId).map((id) => sql`(t.id <> ${id} and t.id not in ${below(sql`${id}::int`)})`),
    // What hangs on nodes that visitors do not see would tell of them.
    ...(objectIds
      ? [
          sql`exists (select from term_relationship r join content_node n on n.id = r.node_id
            where r.term_id = t.id and r.node_id = any(${valid(objectIds)}::int[]) and n.status in ('publish', 'inherit') and n.revision_of is null)`,
        ]
      : []),
  ];
}

function wordConditions({ names, nameLike, descriptionLike, slugs, search }: TermShape): RawBuilder<unknown>[] {
  return [
    ...(names ? [sql`lower(t.name) = any(${names.filter(isText).map((name) => name.toLowerCase())}::text[])`] : []),
    ...(slugs ? [sql`t.slug = any(${slugs.filter(isText)}::text[])`] : []),
    ...(nameLike === undefined ? [] : [sql`t.name ilike ${pattern(nameLike)}`]),
    ...(descriptionLike === undefined ? [] : [sql`t.description ilike ${pattern(descriptionLike)}`]),
    ...(search === undefined ? [] : [sql`(t.name ilike ${pattern(search)} or t.slug ilike ${pattern(search)})`]),
  ];
}

/** Nobody looks for more signs than a name has; each row is compared with all of them. */
const MAX_WORDS = 500;

function pattern(text: string): string {
  return `%${text
    .slice(0, MAX_WORDS)
    .replaceAll('\0', '')
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** In a tree a term is not empty as long as one below it is not (WordPress's `hierarchical`, on unless refused). */
function hasNodes({ hierarchical = true }: TermShape): RawBuilder<unknown> {
  return hierarchical
    ? sql`(t.count > 0 or exists (select from term d where d.count > 0 and d.id in ${below(sql.ref('t.id'))}))`
    : sql`t.count > 0`;
}
