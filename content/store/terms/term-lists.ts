/** SQL for lists of terms, with all filters and orders of WordPress's term query. */
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../permissions/viewer.ts';
import { byId as byTermId, byLetters, byNumber, byPosition, byText, type Listing, type SortKey } from '../core/paging.ts';
import { isId, isText } from '../core/request-db.ts';
import { containsText } from '../core/text-match.ts';
import type { TermColumn, TermQuery } from './term-query.ts';
import { isTermVisibleTo } from './term-visibility.ts';

/** A query without the id of the node that owns the list. */
export type TermListQuery = Omit<TermQuery, 'nodeId'> & { ofNode?: boolean };

export const termColumns = sql`
  'term' as kind, t.id, t.taxonomy, t.name, t.slug, t.description, t.uri, t.parent_id as "parentId", t.term_group as "termGroup", t.fields, t.seo, t.count`;

/** Selects the descendants of terms. Children are few and indexed by their parent. @param isChild condition on the parent of their children */
const getDescendantIds = (isChild: RawBuilder<unknown>) => sql`(
  with recursive below as (
    select id, 1 as depth from term where ${isChild}
    union all select d.id, below.depth + 1 from below join term d on d.parent_id = below.id where below.depth < 32
  ) select id from below)`;

/** Terms with equal keys are sorted by ascending id in both directions, as in WordPress. */
const byIdAscending: SortKey = { toSql: (alias) => sql`-${alias}.id`, least: sql`-2147483648`, greatest: sql`0` };

const orders: Record<TermColumn, readonly SortKey[]> = {
  name: [byText('name')],
  slug: [byText('slug')],
  description: [byLetters('description')],
  count: [byNumber('count')],
  group: [byNumber('term_group')],
  id: [],
};

function getOrderKeys(orderby: NonNullable<TermQuery['orderby']>): readonly SortKey[] {
  if (typeof orderby === 'string') return orders[orderby];
  return ['ids' in orderby ? byPosition(sql`${validIds(orderby.ids)}::int[]`, 'id') : byPosition(sql`${orderby.slugs}::text[]`, 'slug')];
}

export function describeTerms(query: TermListQuery, viewer: Viewer): Listing {
  const descending = query.descending ?? false;
  const orderby = query.orderby ?? 'name';
  return {
    columns: termColumns,
    table: 'term',
    alias: 't',
    keys: [...getOrderKeys(orderby), descending && orderby !== 'id' ? byIdAscending : byTermId],
    descending,
    where: (owner) => [
      sql`t.taxonomy = any(${query.taxonomies}::text[])`,
      ...(query.ofNode ? [sql`t.id in (select r.term_id from term_relationship r where r.node_id = ${owner})`] : []),
      // A viewer who can see a node can see its terms.
      ...(query.ofNode ? [] : [isTermVisibleTo(viewer)]),
      ...parentConditions(query, owner),
      ...idConditions(query),
      ...textConditions(query),
      ...(query.hideEmpty ? [hasNodes(query)] : []),
    ],
  };
}

function parentConditions({ parentId, ofNode, childOf, childless }: TermListQuery, owner: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (parentId === null) conditions.push(sql`t.parent_id is null`);
  // WordPress ignores `child_of` if `parent` is given.
  else if (typeof parentId === 'number') conditions.push(ofNode ? sql`t.parent_id = ${parentId}` : sql`t.parent_id = ${owner}`);
  else if (childOf !== undefined) conditions.push(sql`t.id in ${getDescendantIds(sql`parent_id = ${childOf}::int`)}`);
  if (childless) conditions.push(sql`not exists (select from term c where c.parent_id = t.id)`);
  return conditions;
}

const validIds = (ids: readonly number[]) => ids.filter(isId);

const isOutsideOf = (ids: readonly number[]) =>
  sql`(t.id <> all(${ids}::int[]) and t.id not in ${getDescendantIds(sql`parent_id = any(${ids}::int[])`)})`;

function idConditions({ ids, exclude, excludeTree, objectIds }: TermListQuery): RawBuilder<unknown>[] {
  return [
    ...(ids ? [sql`t.id = any(${validIds(ids)}::int[])`] : []),
    ...(exclude ? [sql`t.id <> all(${validIds(exclude)}::int[])`] : []),
    ...(excludeTree ? [isOutsideOf(validIds(excludeTree))] : []),
    // Terms of nodes that visitors cannot see would reveal these nodes.
    ...(objectIds
      ? [
          sql`exists (select from term_relationship r join content_node n on n.id = r.node_id
            where r.term_id = t.id and r.node_id = any(${validIds(objectIds)}::int[]) and n.status in ('publish', 'inherit') and n.revision_of is null)`,
        ]
      : []),
  ];
}

function textConditions({ names, nameLike, descriptionLike, slugs, search }: TermListQuery): RawBuilder<unknown>[] {
  return [
    ...(names ? [sql`lower(t.name) = any(${names.filter(isText).map((name) => name.toLowerCase())}::text[])`] : []),
    ...(slugs ? [sql`t.slug = any(${slugs.filter(isText)}::text[])`] : []),
    ...(nameLike === undefined ? [] : [containsText(sql`t.name`, nameLike)]),
    ...(descriptionLike === undefined ? [] : [containsText(sql`t.description`, descriptionLike)]),
    ...(search === undefined ? [] : [sql`(${containsText(sql`t.name`, search)} or ${containsText(sql`t.slug`, search)})`]),
  ];
}

/** A term is not empty if a descendant has nodes (WordPress's `hierarchical`, on by default). */
function hasNodes({ hierarchical = true }: TermListQuery): RawBuilder<unknown> {
  return hierarchical
    ? sql`(t.count > 0 or exists (select from term d where d.count > 0 and d.id in ${getDescendantIds(sql`parent_id = t.id`)}))`
    : sql`t.count > 0`;
}
