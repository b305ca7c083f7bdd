/** Filters of term lists, named as in WPGraphQL. */
import type { TaxonomyName } from '#lib/content-model/define.ts';
import { toSlug } from '../../commands/permalinks/slugs.ts';
import type { TermQuery } from '../../store/terms/term-query.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import type { ConnectionArgs } from '../core/connections.ts';
import { parseFilterIds } from '../core/filter-ids.ts';
import { assertListLengths } from '../nodes/node-query.ts';

export const termFilterArgs: Record<string, ArgSpec> = {
  cacheDomain: { type: 'String', description: 'Accepted for old clients, but without effect.' },
  childOf: { type: 'Int', description: 'Descendants of the term with this database id.' },
  childless: { type: 'Boolean', description: 'Only terms without children.' },
  descriptionLike: { type: 'String', description: 'Text in the description.' },
  exclude: { type: '[ID]', description: 'Exclude these terms.' },
  excludeTree: { type: '[ID]', description: 'Exclude these terms and their descendants.' },
  hideEmpty: { type: 'Boolean', description: 'Exclude terms without nodes.' },
  hierarchical: {
    type: 'Boolean',
    description: 'With `hideEmpty`: whether to include empty terms that have descendants with nodes. Default true.',
  },
  include: { type: '[ID]', description: 'Only these terms.' },
  name: { type: '[String]', description: 'Terms with one of these names.' },
  nameLike: { type: 'String', description: 'Text in the name.' },
  objectIds: { type: '[ID]', description: 'Terms of these nodes.' },
  order: { type: 'OrderEnum', description: 'Sort direction. Default ASC.' },
  orderby: { type: 'TermObjectsConnectionOrderbyEnum', description: 'Sort key. Default is the name.' },
  padCounts: { type: 'Boolean', description: 'Accepted for old clients, but without effect (WPGraphQL).' },
  parent: { type: 'Int', description: 'Children of the term with this database id. 0 means top-level terms.' },
  search: { type: 'String', description: 'Text in the name or slug.' },
  slug: { type: '[String]', description: 'Terms with one of these slugs.' },
  termTaxonomId: { type: '[ID]', description: 'Only these terms. Older form of `termTaxonomyId`.' },
  termTaxonomyId: { type: '[ID]', description: 'Only these terms.' },
  updateTermMetaCache: { type: 'Boolean', description: 'Accepted for old clients, but without effect.' },
};

/** Lists of several taxonomies can be filtered by taxonomy. */
export const termNodeFilterArgs: Record<string, ArgSpec> = {
  ...termFilterArgs,
  taxonomies: { type: '[TaxonomyEnum]', description: 'Only terms of these taxonomies.' },
};

type Ids = (string | null)[] | null;
type Texts = (string | null)[] | null;
type TermFilter = {
  childOf?: number | null;
  childless?: boolean | null;
  descriptionLike?: string | null;
  exclude?: Ids;
  excludeTree?: Ids;
  hideEmpty?: boolean | null;
  hierarchical?: boolean | null;
  include?: Ids;
  name?: Texts;
  nameLike?: string | null;
  objectIds?: Ids;
  order?: 'ASC' | 'DESC' | null;
  orderby?: NonNullable<TermQuery['orderby']> | null;
  parent?: number | null;
  search?: string | null;
  slug?: Texts;
  termTaxonomId?: Ids;
  termTaxonomyId?: Ids;
};

/** Parses the filters of a list into the store's query. */
export function parseTermQuery(args: ConnectionArgs): Omit<TermQuery, 'taxonomies' | 'nodeId'> {
  assertListLengths(args.where ?? {});
  return toTermQuery((args.where ?? {}) as TermFilter);
}

/** Returns the taxonomies that the filter selects, or undefined. */
export function parseTaxonomies(args: ConnectionArgs): TaxonomyName[] | undefined {
  const requested = args.where?.['taxonomies'] as (TaxonomyName | null)[] | null | undefined;
  const names = (requested ?? []).filter((name) => name !== null);
  return names.length > 0 ? names : undefined;
}

export function declareTermFilters(builder: SchemaBuilder): void {
  builder.enum('TermObjectsConnectionOrderbyEnum', {
    description: 'Sort keys of term lists.',
    values: {
      COUNT: { value: 'count', description: 'Number of nodes.' },
      DESCRIPTION: { value: 'description', description: 'Description.' },
      NAME: { value: 'name', description: 'Name.' },
      SLUG: { value: 'slug', description: 'Slug.' },
      TERM_GROUP: { value: 'group', description: 'Term group, so that aliases are adjacent.' },
      TERM_ID: { value: 'id', description: 'Database id.' },
      TERM_ORDER: { value: 'id', description: 'Order of terms. Terms have no order here, so this is the id (WordPress).' },
    },
  });
}

const nonEmptyTexts = (list: Texts | undefined) => {
  const texts = (list ?? []).filter((text) => text !== null && text !== '');
  return texts.length > 0 ? (texts as string[]) : undefined;
};

/** Converts filters to the store's query. Null, empty and false values are ignored, as in WordPress. */
function toTermQuery(where: TermFilter): Omit<TermQuery, 'taxonomies' | 'nodeId'> {
  const include = parseFilterIds('term', where.include);
  const byTaxonomyId = parseFilterIds('term', where.termTaxonomyId) ?? parseFilterIds('term', where.termTaxonomId);
  const ids = include && byTaxonomyId ? include.filter((id) => byTaxonomyId.includes(id)) : (include ?? byTaxonomyId);
  const slugs = nonEmptyTexts(where.slug);
  // WordPress ignores `exclude` if `include` is given.
  const exclude = include ? undefined : parseFilterIds('term', where.exclude);
  const excludeTree = include ? undefined : parseFilterIds('term', where.excludeTree);
  return withoutUndefined({
    parentId: typeof where.parent === 'number' ? where.parent || null : undefined,
    childOf: where.childOf || undefined,
    childless: where.childless || undefined,
    descriptionLike: where.descriptionLike || undefined,
    nameLike: where.nameLike || undefined,
    search: where.search || undefined,
    hideEmpty: where.hideEmpty || undefined,
    hierarchical: where.hierarchical ?? undefined,
    names: nonEmptyTexts(where.name),
    // A slug can be given in stored or in readable form.
    slugs: slugs && [...new Set(slugs.flatMap((slug) => [slug, toSlug(slug)]))],
    ids,
    exclude,
    excludeTree,
    objectIds: parseFilterIds('post', where.objectIds),
    orderby: where.orderby ?? undefined,
    descending: where.order === 'DESC' || undefined,
  });
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
