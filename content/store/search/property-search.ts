/** Search for space: properties by typed facts, in an order, with counts for every choice. */
import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import type { Page, PageArgs } from '../core/page.ts';
import { byId, byTime, emptyPage, type Listing, listLoader, type SortKey } from '../core/paging.ts';
import { isText, type Session } from '../core/request-db.ts';
import { countChoices, noChoices, type PropertyFacets } from './property-facets.ts';
import { choices, conditions, distance, type PropertyFilter } from './property-filter.ts';
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

/** A property that fits, and how far it is from the place that was asked for. */
export type FoundProperty = { id: number; miles: number | null };

export interface PropertySearch {
  /** Published properties that fit. */
  propertySearch(query: { filter: PropertyFilter; order: PropertyOrder }, page: PageArgs): Promise<Page<FoundProperty>>;
  propertyFacets(filter: PropertyFilter): Promise<PropertyFacets>;
}

type Shape = { filter: PropertyFilter; order: PropertyOrder; words: WordQuery | null };

export function createPropertySearch(session: Session, wordLoader: WordLoader): PropertySearch {
  const lists = listLoader<Shape, FoundProperty>(session, describe);
  const wordsOf = async ({ search = '' }: PropertyFilter) => (search.trim() === '' ? null : wordLoader.load(search));
  const facets = new DataLoader<PropertyFilter, PropertyFacets, string>(
    (filters) => Promise.all(filters.map(async (filter) => countChoices(session, filter, await wordsOf(filter)))),
    { cacheKeyFn: (filter) => JSON.stringify(filter) },
  );
  return {
    propertySearch: async ({ filter, order }, page) => {
      if (page.limit === 0 || !isText(filter.search ?? '')) return emptyPage(page);
      return lists.load({ query: { filter, order, words: await wordsOf(filter) }, owner: null, page });
    },
    propertyFacets: async (filter) => (isText(filter.search ?? '') ? facets.load(filter) : noChoices),
  };
}

function describe(shape: Shape): Listing {
  const { near } = shape.filter;
  return {
    columns: sql`p.id, ${near ? distance(near, sql.ref('p')) : sql`null::float8`} as miles`,
    table: 'property_facts',
    alias: 'p',
    ...orderOf(shape),
    where: () => [sql`true`, ...conditions(shape.filter, shape.words), ...choices(shape.filter)],
  };
}

const byExpression = (of: SortKey['of']): SortKey => ({ of, least: sql`'-infinity'::float8`, greatest: sql`'infinity'::float8` });

/** A fact that may be missing, which sorts last. */
const byFact = (column: string, missing: number): SortKey =>
  byExpression((alias): RawBuilder<unknown> => sql`coalesce(${alias}.${sql.ref(column)}, ${sql.raw(String(missing))})::float8`);

const newest = { keys: [byTime('published_at'), byId], descending: true };

function orderOf({ order, filter: { near } }: Shape): Pick<Listing, 'keys' | 'descending'> {
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
      return { keys: [{ of: (alias) => sql`${alias}.title`, least: sql`''`, greatest: sql`U&'\\FFFF'` }, byId], descending: false };
    case 'distance':
      return near ? { keys: [byExpression((alias) => distance(near, alias)), byId], descending: false } : newest;
  }
}
