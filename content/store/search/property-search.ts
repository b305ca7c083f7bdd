/** The property search: filters by typed facts, sort orders, and counts for every filter option. */
import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import type { Page, PageArgs } from '../core/page.ts';
import { byId, byTime, createListLoader, emptyPage, type Listing, type SortKey } from '../core/paging.ts';
import { isText, type RequestDb } from '../core/request-db.ts';
import { countFacets, emptyFacets, type PropertyFacets } from './property-facets.ts';
import { getConditions, getDistance, getOptionConditions, type PropertyFilter } from './property-filter.ts';
import type { WordLoader, WordQuery } from './words.ts';

export type PropertyOrder =
  | 'newest'
  | 'oldest'
  | 'largest'
  | 'smallest'
  | 'rent'
  | 'rent-descending'
  | 'clear-height'
  | 'distance'
  | 'title';

/** A matching property and its distance from the location in the filter. */
export type FoundProperty = { id: number; miles: number | null };

export interface PropertySearch {
  /** Published properties that match the filter. */
  propertySearch(query: { filter: PropertyFilter; order: PropertyOrder }, page: PageArgs): Promise<Page<FoundProperty>>;
  propertyFacets(filter: PropertyFilter): Promise<PropertyFacets>;
}

type PropertyListQuery = { filter: PropertyFilter; order: PropertyOrder; words: WordQuery | null };

export function createPropertySearch(requestDb: RequestDb, wordLoader: WordLoader): PropertySearch {
  const lists = createListLoader<PropertyListQuery, FoundProperty>(requestDb, describeProperties);
  const loadWords = async ({ search = '' }: PropertyFilter) => (search.trim() === '' ? null : wordLoader.load(search));
  const facets = new DataLoader<PropertyFilter, PropertyFacets, string>(
    (filters) => Promise.all(filters.map(async (filter) => countFacets(requestDb, filter, await loadWords(filter)))),
    { cacheKeyFn: (filter) => JSON.stringify(filter) },
  );
  return {
    propertySearch: async ({ filter, order }, page) => {
      if (page.limit === 0 || !isText(filter.search ?? '')) return emptyPage(page);
      return lists.load({ query: { filter, order, words: await loadWords(filter) }, owner: null, page });
    },
    propertyFacets: async (filter) => (isText(filter.search ?? '') ? facets.load(filter) : emptyFacets),
  };
}

function describeProperties(shape: PropertyListQuery): Listing {
  const { near } = shape.filter;
  return {
    columns: sql`p.id, ${near ? getDistance(near, sql.ref('p')) : sql`null::float8`} as miles`,
    table: 'property_facts',
    alias: 'p',
    ...getSortKeys(shape),
    where: () => [sql`true`, ...getConditions(shape.filter, shape.words), ...getOptionConditions(shape.filter)],
  };
}

const byExpression = (of: SortKey['toSql']): SortKey => ({ toSql: of, least: sql`'-infinity'::float8`, greatest: sql`'infinity'::float8` });

/** Sort key of an optional fact. Missing values come last. */
const byFact = (column: string, missing: number): SortKey =>
  byExpression((alias): RawBuilder<unknown> => sql`coalesce(${alias}.${sql.ref(column)}, ${sql.raw(String(missing))})::float8`);

const newest = { keys: [byTime('published_at'), byId], descending: true };

function getSortKeys({ order, filter: { near } }: PropertyListQuery): Pick<Listing, 'keys' | 'descending'> {
  switch (order) {
    case 'newest':
      return newest;
    case 'oldest':
      return { ...newest, descending: false };
    case 'largest':
      return { keys: [byFact('available_square_feet', -1), byId], descending: true };
    case 'smallest':
      return { keys: [byFact('available_square_feet', 1e9), byId], descending: false };
    case 'rent':
      return { keys: [byFact('asking_rent', 1e9), byId], descending: false };
    case 'rent-descending':
      return { keys: [byFact('asking_rent', -1), byId], descending: true };
    case 'clear-height':
      return { keys: [byFact('clear_height_feet', -1), byId], descending: true };
    case 'title':
      return { keys: [{ toSql: (alias) => sql`${alias}.title`, least: sql`''`, greatest: sql`U&'\\FFFF'` }, byId], descending: false };
    case 'distance':
      return near ? { keys: [byExpression((alias) => getDistance(near, alias)), byId], descending: false } : newest;
  }
}
