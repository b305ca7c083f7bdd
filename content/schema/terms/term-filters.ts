/** Filters of lists of terms, as WPGraphQL names them. */
import { toSlug } from '../../commands/permalinks/slugs.ts';
import type { TaxonomyName } from '#lib/content-model/define.ts';
import type { TermQuery } from '../../store/terms/term-query.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import type { ConnectionArgs } from '../core/connections.ts';
import { databaseIdsOf } from '../core/filter-ids.ts';
import { checkLengths } from '../nodes/node-query.ts';

export const termWhere: Record<string, ArgSpec> = {
  cacheDomain: { type: 'String', description: 'Accepted for old clients; changes nothing.' },
  childOf: { type: 'Int', description: 'Terms anywhere below the one with this database id.' },
  childless: { type: 'Boolean', description: 'Only terms with none below them.' },
  descriptionLike: { type: 'String', description: 'Words the description contains.' },
  exclude: { type: '[ID]', description: 'Without these terms.' },
  excludeTree: { type: '[ID]', description: 'Without these terms and all below them.' },
  hideEmpty: { type: 'Boolean', description: 'Without terms that nothing is filed under.' },
  hierarchical: {
    type: 'Boolean',
    description: 'With `hideEmpty`: whether an empty term stays for one below it that is not; true by default.',
  },
  include: { type: '[ID]', description: 'Only these terms.' },
  name: { type: '[String]', description: 'Terms with one of these names.' },
  nameLike: { type: 'String', description: 'Words the name contains.' },
  objectIds: { type: '[ID]', description: 'Terms of these nodes.' },
  order: { type: 'OrderEnum', description: 'Direction; ASC by default.' },
  orderby: { type: 'TermObjectsConnectionOrderbyEnum', description: 'What the list is sorted by; the name by default.' },
  padCounts: { type: 'Boolean', description: 'Counts with what is filed under the terms below.' },
  parent: { type: 'Int', description: 'Terms right below the one with this database id; 0: at the top.' },
  search: { type: 'String', description: 'Words that the name or the slug contains.' },
  slug: { type: '[String]', description: 'Terms with one of these slugs.' },
  termTaxonomId: { type: '[ID]', description: 'Only these terms; an older spelling of `termTaxonomyId`.' },
  termTaxonomyId: { type: '[ID]', description: 'Only these terms.' },
  updateTermMetaCache: { type: 'Boolean', description: 'Accepted for old clients; changes nothing.' },
};

/** Lists over several taxonomies can be narrowed to some. */
export const termNodeWhere: Record<string, ArgSpec> = {
  ...termWhere,
  taxonomies: { type: '[TaxonomyEnum]', description: 'Only terms of these taxonomies.' },
};

type Ids = (string | null)[] | null;
type Words = (string | null)[] | null;
type TermWhere = {
  childOf?: number | null;
  childless?: boolean | null;
  descriptionLike?: string | null;
  exclude?: Ids;
  excludeTree?: Ids;
  hideEmpty?: boolean | null;
  hierarchical?: boolean | null;
  include?: Ids;
  name?: Words;
  nameLike?: string | null;
  objectIds?: Ids;
  order?: 'ASC' | 'DESC' | null;
  orderby?: NonNullable<TermQuery['orderby']> | null;
  padCounts?: boolean | null;
  parent?: number | null;
  search?: string | null;
  slug?: Words;
  termTaxonomId?: Ids;
  termTaxonomyId?: Ids;
};

/** The store's question for the filters of a list. */
export function termsOf(args: ConnectionArgs): Omit<TermQuery, 'taxonomies' | 'nodeId'> {
  checkLengths(args.where ?? {});
  return toTermQuery((args.where ?? {}) as TermWhere);
}

/** Taxonomies that a list is narrowed to; undefined: it is not. */
export function taxonomiesOf(args: ConnectionArgs): TaxonomyName[] | undefined {
  const asked = args.where?.['taxonomies'] as (TaxonomyName | null)[] | null | undefined;
  const found = (asked ?? []).filter((name) => name !== null);
  return found.length > 0 ? found : undefined;
}

export function declareTermFilters(builder: SchemaBuilder): void {
  builder.enum('TermObjectsConnectionOrderbyEnum', {
    description: 'What a list of terms is sorted by.',
    values: {
      COUNT: { value: 'count', description: 'Nodes filed under it.' },
      DESCRIPTION: { value: 'description', description: 'Description.' },
      NAME: { value: 'name', description: 'Name.' },
      SLUG: { value: 'slug', description: 'Slug.' },
      TERM_GROUP: { value: 'group', description: 'Aliases beside each other.' },
      TERM_ID: { value: 'id', description: 'Database id.' },
      TERM_ORDER: { value: 'name', description: 'Place among its siblings; terms have none of their own, so it is the name.' },
    },
  });
}

const words = (list: Words | undefined) => {
  const given = (list ?? []).filter((word) => word !== null && word !== '');
  return given.length > 0 ? (given as string[]) : undefined;
};

/** The store's question for some filters. What is null, empty or false filters nothing, as in WordPress. */
function toTermQuery(where: TermWhere): Omit<TermQuery, 'taxonomies' | 'nodeId'> {
  const include = databaseIdsOf('term', where.include);
  const byTaxonomyId = databaseIdsOf('term', where.termTaxonomyId) ?? databaseIdsOf('term', where.termTaxonomId);
  const ids = include && byTaxonomyId ? include.filter((id) => byTaxonomyId.includes(id)) : (include ?? byTaxonomyId);
  const slugs = words(where.slug);
  // WordPress gives up `exclude` for `include`.
  const exclude = include ? undefined : databaseIdsOf('term', where.exclude);
  const excludeTree = include ? undefined : databaseIdsOf('term', where.excludeTree);
  return withoutUndefined({
    parentId: typeof where.parent === 'number' ? where.parent || null : undefined,
    childOf: where.childOf || undefined,
    childless: where.childless || undefined,
    descriptionLike: where.descriptionLike || undefined,
    nameLike: where.nameLike || undefined,
    search: where.search || undefined,
    hideEmpty: where.hideEmpty || undefined,
    hierarchical: where.hierarchical ?? undefined,
    padCounts: where.padCounts || undefined,
    names: words(where.name),
    // A slug may be given as it is stored or as it is read.
    slugs: slugs && [...new Set(slugs.flatMap((slug) => [slug, toSlug(slug)]))],
    ids,
    exclude,
    excludeTree,
    objectIds: databaseIdsOf('post', where.objectIds),
    orderby: where.orderby ?? undefined,
    descending: where.order === 'DESC' || undefined,
  });
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
