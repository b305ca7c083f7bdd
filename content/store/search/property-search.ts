/** The property search: text, filters by typed facts, sort orders, and counts for every filter option. */
import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import { loadAll } from '../core/load-all.ts';
import type { Page, PageArgs } from '../core/page.ts';
import { byId, byTime, createListLoader, emptyPage, type Listing, type SortKey } from '../core/paging.ts';
import { isText, type RequestDb } from '../core/request-db.ts';
import type { ResolvedPlace } from './places/resolve-place.ts';
import { interpretPlace } from './text/interpret.ts';
import { countOptions } from './facts/count-options.ts';
import { readFacts } from './facts/read-facts.ts';
import { emptyFacets, nameOptions, type PropertyFacets } from './property-facets.ts';
import {
  getDistance,
  getFactConditions,
  getOptionConditions,
  isNear,
  type NearFilter,
  type PropertyFilter,
  rangeColumns,
} from './property-filter.ts';
import type { TextPlan, TextPlanLoader } from './text-plan.ts';

export type PropertyOrder =
  | 'relevance'
  | 'newest'
  | 'oldest'
  | 'largest'
  | 'smallest'
  | 'smallest-unit'
  | 'rent'
  | 'rent-descending'
  | 'clear-height'
  | 'available-from'
  | 'distance'
  | 'title';

/** A matching property and its distance from the location in the filter or in the text. */
export type FoundProperty = { id: number; miles: number | null };

/** What a search asks for: its text, and the place around which it searches. */
export type SearchInterpretation = Pick<TextPlan, 'parts' | 'ignored' | 'nearVisitor' | 'widened' | 'pages'> & {
  place: (NearFilter & { label: string }) | null;
  unknownPlace: string | null;
};

export interface PropertySearch {
  /** Published properties that match the filter. */
  propertySearch(query: { filter: PropertyFilter; order: PropertyOrder }, page: PageArgs): Promise<Page<FoundProperty>>;
  propertyFacets(filter: PropertyFilter): Promise<PropertyFacets>;
  interpretPropertySearch(filter: PropertyFilter): Promise<SearchInterpretation>;
}

/** A filter with its text and place resolved. */
type Plan = {
  filter: PropertyFilter;
  text: TextPlan | null;
  near: NearFilter | null;
  place: SearchInterpretation['place'];
  unknownPlace: string | null;
};

export function createPropertySearch(requestDb: RequestDb, texts: TextPlanLoader): PropertySearch {
  const places = new DataLoader<string, ResolvedPlace | null>((names) => Promise.all(names.map((name) => interpretPlace(requestDb, name))));
  const plans = new DataLoader<PropertyFilter, Plan, string>((filters) => Promise.all(filters.map(plan)), {
    cacheKeyFn: (filter) => JSON.stringify(filter),
  });
  const lists = createListLoader<{ key: string; plan: Plan; order: PropertyOrder }, FoundProperty>(requestDb, describeProperties);
  const facets = new DataLoader<PropertyFilter, PropertyFacets, string>(
    async (filters) => {
      const [found, facts] = await Promise.all([loadAll(plans, filters), readFacts(requestDb)]);
      return found.map(({ filter, near, text }) =>
        nameOptions(countOptions(facts, { filter, near, textIds: text?.ids ?? null }), facts.names),
      );
    },
    { cacheKeyFn: (filter) => JSON.stringify(filter) },
  );

  async function plan(filter: PropertyFilter): Promise<Plan> {
    const text = filter.search?.trim() ? await texts.load(filter.search) : null;
    const { nearPlace } = filter;
    const found = nearPlace ? await places.load(nearPlace.place) : null;
    const near =
      filter.near ??
      (found && nearPlace ? { latitude: found.latitude, longitude: found.longitude, radiusMiles: nearPlace.radiusMiles } : null);
    const place = near ?? text?.near;
    return {
      filter,
      text,
      near,
      place: place ? { ...place, label: found?.label ?? (near ? '' : (text?.place ?? '')) } : null,
      unknownPlace: nearPlace && !found ? nearPlace.place : null,
    };
  }

  const isValid = ({ search = '', nearPlace }: PropertyFilter) => isText(search) && isText(nearPlace?.place ?? '');
  return {
    propertySearch: async ({ filter, order }, page) => {
      if (page.limit === 0 || !isValid(filter)) return emptyPage(page);
      return lists.load({ query: { key: JSON.stringify(filter), plan: await plans.load(filter), order }, owner: null, page });
    },
    propertyFacets: async (filter) => (isValid(filter) ? facets.load(filter) : emptyFacets),
    interpretPropertySearch: async (filter) => {
      if (!isValid(filter)) return { parts: [], ignored: [], nearVisitor: null, widened: null, pages: [], place: null, unknownPlace: null };
      const { text, place, unknownPlace } = await plans.load(filter);
      return {
        parts: text?.parts ?? [],
        ignored: text?.ignored ?? [],
        nearVisitor: text?.nearVisitor ?? null,
        widened: text?.widened ?? null,
        pages: text?.pages ?? [],
        place,
        unknownPlace,
      };
    },
  };
}

const listConditions = ({ filter, text, near }: Plan) => [
  sql`true`,
  ...getFactConditions(filter),
  ...(filter.ids ? [sql`p.id = any(${filter.ids}::int[])`] : []),
  ...(text?.conditions ?? []),
  ...(near ? isNear(near) : []),
  ...getOptionConditions(filter),
];

function describeProperties({ plan, order }: { plan: Plan; order: PropertyOrder }): Listing {
  return {
    columns: sql`p.id, ${plan.place ? getDistance(plan.place, sql.ref('p')) : sql`null::float8`} as miles`,
    table: 'property_facts',
    alias: 'p',
    ...getSortKeys(plan, order),
    where: () => [...listConditions(plan), ...(order === 'smallest' ? listSmallestConditions(plan.filter) : [])],
  };
}

const byExpression = (of: SortKey['toSql']): SortKey => ({ toSql: of, least: sql`'-infinity'::float8`, greatest: sql`'infinity'::float8` });

/** Sort key of an optional fact, greatest first. Missing values come last. */
const byGreatest = (column: string): SortKey => byExpression((alias) => sql`coalesce(${alias}.${sql.ref(column)}, -1)::float8`);
/** Sort key of an optional fact, least first. Missing values come last, and so does 0: no space, or no published rent. */
const byLeast = (column: string): SortKey =>
  byExpression((alias) => sql`coalesce(nullif(${alias}.${sql.ref(column)}, 0), 1000000000)::float8`);

const bySmallestSpace = byLeast('available_square_feet');

const bySpace: SortKey = { toSql: (alias) => sql`${alias}.has_space`, least: sql`false`, greatest: sql`true` };
const byDate: SortKey = {
  toSql: (alias) => sql`coalesce(${alias}.available_from, 'infinity')`,
  least: sql`'-infinity'::date`,
  greatest: sql`'infinity'::date`,
};
/** Sort key of the distance from a place. Properties without coordinates come last. */
const byDistance = (place: NearFilter) => byExpression((alias) => sql`coalesce(${getDistance(place, alias)}, 1e9)`);

/** Repeats the minimum as a condition on the sort key, so that the index begins there. */
function listSmallestConditions({ squareFeet }: PropertyFilter): RawBuilder<unknown>[] {
  return squareFeet?.min === undefined ? [] : [sql`${bySmallestSpace.toSql(sql.ref('p'))} >= ${squareFeet.min}::float8`];
}

const newest = { keys: [byTime('published_at'), byId], descending: true };

function getSortKeys({ text, place }: Pick<Plan, 'text' | 'place'>, order: PropertyOrder): Pick<Listing, 'keys' | 'descending'> {
  switch (order) {
    case 'relevance':
      if (text?.order) return getSortKeys({ text, place }, text.order);
      return {
        keys: [...getRelevance(text), bySpace, ...(place ? [{ ...byDistance(place), reversed: true }] : []), byTime('published_at'), byId],
        descending: true,
      };
    case 'newest':
      return newest;
    case 'oldest':
      return { ...newest, descending: false };
    case 'largest':
      return { keys: [byGreatest('available_square_feet'), byId], descending: true };
    case 'smallest':
      return { keys: [bySmallestSpace, byId], descending: false };
    case 'smallest-unit':
      return { keys: [byLeast('smallest_unit_square_feet'), byId], descending: false };
    case 'rent':
      return { keys: [byLeast('asking_rent'), byId], descending: false };
    case 'rent-descending':
      return { keys: [byGreatest('asking_rent'), byId], descending: true };
    case 'clear-height':
      return { keys: [byGreatest('clear_height_feet'), byId], descending: true };
    case 'available-from':
      return { keys: [byDate, byId], descending: false };
    case 'title':
      return {
        keys: [{ toSql: (alias) => sql`left(${alias}.title, 500)`, least: sql`''`, greatest: sql`U&'\\FFFF'` }, byId],
        descending: false,
      };
    case 'distance':
      return place ? { keys: [byDistance(place), byId], descending: false } : newest;
  }
}

/** Exact names and places come before other words, and units of exactly the right size before similar ones. */
function getRelevance(text: TextPlan | null): SortKey[] {
  if (!text) return [];
  const { tiers, aboutSquareFeet, nearestSquareFeet, greatest } = text;
  const byNumber = (toSql: SortKey['toSql']): SortKey => ({ toSql, least: sql`-1`, greatest: sql`100` });
  const toTier = (query: string, index: number) =>
    sql`when p.id in (select matching.id from property_facts matching where matching.search_vector @@ ${query}::tsquery) then ${tiers.length - index}::int`;
  return [
    ...(tiers.length > 0 ? [byNumber(() => sql`case ${sql.join(tiers.map(toTier), sql` `)} else 0 end`)] : []),
    ...(aboutSquareFeet === null
      ? []
      : [
          byNumber(
            (alias) =>
              sql`case when ${alias}.available_square_feet >= ${aboutSquareFeet}::float8 and ${alias}.smallest_unit_square_feet <= ${aboutSquareFeet}::float8 then 1 else 0 end`,
          ),
        ]),
    ...(greatest === null ? [] : [byGreatest(rangeColumns[greatest])]),
    ...(nearestSquareFeet === null ? [] : [{ ...byExpression((alias) => getSizeDifference(alias, nearestSquareFeet)), reversed: true }]),
  ];
}

/** How far a size is from the units that a property offers. */
const getSizeDifference = (alias: RawBuilder<unknown>, squareFeet: number) =>
  sql`coalesce(greatest(${squareFeet}::float8 - ${alias}.available_square_feet, ${alias}.smallest_unit_square_feet - ${squareFeet}::float8, 0), 1e9)::float8`;
