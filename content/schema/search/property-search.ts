/** `propertySearch`: properties by their typed facts, with how many every other choice would bring. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { PageArgs } from '../../store/core/page.ts';
import type { PropertyFacets } from '../../store/search/property-facets.ts';
import { type PropertyFilter, sizeBands } from '../../store/search/property-filter.ts';
import type { FoundProperty, PropertyOrder } from '../../store/search/property-search.ts';
import type { FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { connection } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { bandName, declarePropertyWhere, type PropertyWhere, toPropertyFilter } from './property-filters.ts';

export const CONNECTION = 'RootQueryToPropertySearchConnection';

export const orders: Record<string, { value: PropertyOrder; description: string }> = {
  NEWEST: { value: 'newest', description: 'Published last, first.' },
  OLDEST: { value: 'oldest', description: 'Published first, first.' },
  LARGEST: { value: 'largest', description: 'Most space on offer first.' },
  SMALLEST: { value: 'smallest', description: 'Least space on offer first.' },
  RENT: { value: 'rent', description: 'Lowest asking rent first; on request last.' },
  RENT_DESCENDING: { value: 'rent-descending', description: 'Highest asking rent first; on request last.' },
  CLEAR_HEIGHT: { value: 'clear-height', description: 'Highest first.' },
  DISTANCE: { value: 'distance', description: 'Nearest to `near` first; newest first where no place was given.' },
  TITLE: { value: 'title', description: 'By name.' },
};

type Searched = { filter: PropertyFilter };
type Hit = NodeRow & { miles: number | null };

export function declarePropertySearch(builder: SchemaBuilder): void {
  declarePropertyWhere(builder);
  builder.enum('PropertySearchOrderEnum', { description: 'Orders of a search for space.', values: orders });
  const field = connection(builder, {
    from: 'RootQuery',
    name: 'PropertySearch',
    to: 'Property',
    description: 'Published properties that fit.',
    offset: false,
    load: async (_root: unknown, args, page: PageArgs, context) => {
      const { where, orderby } = args as { where?: PropertyWhere | null; orderby?: PropertyOrder | null };
      return await findProperties(await toPropertyFilter(where ?? {}, context), orderby ?? 'newest', page, context);
    },
  });
  builder.extend('RootQuery', {
    propertySearch: {
      ...field,
      args: {
        ...field.args,
        where: { type: 'PropertySearchWhereArgs', description: 'What a property has to have.' },
        orderby: { type: 'PropertySearchOrderEnum', description: 'Newest first by default.' },
      },
    },
  });
  builder.extend(`${CONNECTION}Edge`, {
    distanceMiles: { type: 'Float', description: 'From the place in `near`; null where none was given.', resolve: (hit: Hit) => hit.miles },
  });
  declareFacets(builder);
}

/** A part of the properties that fit, as the connection takes it. */
export async function findProperties(filter: PropertyFilter, order: PropertyOrder, page: PageArgs, context: ContentContext) {
  const found = await context.store.propertySearch({ filter, order }, page);
  return { ...found, rows: await toNodes(found.rows, context), filter };
}

/** In the order they were found. */
async function toNodes(found: readonly FoundProperty[], { store }: ContentContext): Promise<Hit[]> {
  const nodes = new Map((await store.nodesByIds(found.map(({ id }) => id))).map((node) => [node.id, node]));
  return found.flatMap(({ id, miles }) => {
    const node = nodes.get(id);
    return node ? [{ ...node, miles }] : [];
  });
}

type Facet = { value: string; label: string; count: number };

/** Filters people set, by the name under which the search takes them. */
const choiceNames = { market: 'market', region: 'region', status: 'status', type: 'buildingType' } as const;

type Relaxed = { filter: string; total: number };

/** Choices are counted with the facets; only words and sizes take a question of their own. */
async function relax(filter: PropertyFilter, store: ContentStore): Promise<Relaxed[]> {
  const { total, without } = await store.propertyFacets(filter);
  if (total > 0) return [];
  const { search: _search, ...anyWords } = filter;
  const { squareFeet: _size, ...anySize } = filter;
  const asked = [
    ...(filter.search ? [{ filter: 'search', total: (await store.propertyFacets(anyWords)).total }] : []),
    ...(filter.squareFeet ? [{ filter: 'squareFeet', total: (await store.propertyFacets(anySize)).total }] : []),
  ];
  const chosen = Object.entries(choiceNames).map(([name, as]) => ({ filter: as, total: without[name as keyof typeof choiceNames] ?? 0 }));
  return [...chosen, ...asked].filter((one) => one.total > 0).toSorted((a, b) => b.total - a.total);
}

function declareFacets(builder: SchemaBuilder): void {
  builder.object('PropertySearchRelaxed', {
    description: 'What a search would find without one of its filters.',
    fields: {
      filter: { type: 'String!', description: 'Name of the filter, as `where` has it; `squareFeet` for both bounds.' },
      total: { type: 'Int!', description: 'How many would fit.' },
    },
  });
  builder.object('PropertySearchFacet', {
    description: 'A choice and what it brings.',
    fields: {
      value: { type: 'String!', description: 'What the filter takes.' },
      label: { type: 'String!', description: 'What people read.' },
      count: { type: 'Int!', description: 'Properties that fit everything else that was asked for, and this.' },
    },
  });
  builder.object('PropertySearchFacets', {
    description: 'How many properties every choice brings, whatever is chosen of the same kind now. Most first, sizes from the smallest.',
    fields: {
      market: facetField('Markets.', choicesOf.market),
      region: facetField('Regions.', choicesOf.region),
      status: facetField('Statuses.', choicesOf.status),
      buildingType: facetField('Kinds of building.', choicesOf.buildingType),
      leaseType: facetField('Kinds of lease.', ({ leaseTypes }) => leaseTypes.map(asItIs)),
      size: facetField('Space on offer.', ({ bands }) =>
        bands.map(({ value, count }) => ({ value: bandName(value), label: bandLabel(value), count })),
      ),
    },
  });
  builder.extend(CONNECTION, {
    total: {
      type: 'Int!',
      description: 'How many fit in all.',
      resolve: async ({ filter }: Searched, _args, { store }) => (await store.propertyFacets(filter)).total,
    },
    squareFeet: {
      type: 'Float!',
      description: 'Space in all that fit: on offer, else of the whole building.',
      resolve: async ({ filter }: Searched, _args, { store }) => (await store.propertyFacets(filter)).squareFeet,
    },
    relaxed: {
      type: '[PropertySearchRelaxed!]!',
      description: 'What leaving out one filter would bring, where nothing fits all of them.',
      resolve: ({ filter }: Searched, _args, { store }) => relax(filter, store),
    },
    facets: {
      type: 'PropertySearchFacets!',
      description: 'What other choices would bring.',
      resolve: ({ filter }: Searched, _args, { store }) => store.propertyFacets(filter),
    },
  });
}

/** Choices by the names and words that visitors meet. */
export const choicesOf = {
  market: ({ markets }: PropertyFacets, context: ContentContext) => ofNodes(markets, context),
  region: ({ regions }: PropertyFacets, context: ContentContext) => ofNodes(regions, context),
  status: async ({ statuses }: PropertyFacets, { store }: ContentContext): Promise<Facet[]> => {
    const terms = await Promise.all(statuses.map(({ value }) => store.termById(value)));
    return statuses.flatMap(({ count }, index) => {
      const term = terms[index];
      return term ? [{ value: term.slug, label: term.name, count }] : [];
    });
  },
  buildingType: ({ buildingTypes }: PropertyFacets): Facet[] => buildingTypes.map(asItIs),
};

function facetField(
  description: string,
  resolve: (facets: PropertyFacets, context: ContentContext) => Facet[] | Promise<Facet[]>,
): FieldSpec {
  return { type: '[PropertySearchFacet!]!', description, resolve: (facets: PropertyFacets, _args, context) => resolve(facets, context) };
}

const asItIs = ({ value, count }: { value: string; count: number }): Facet => ({ value, label: value, count });

/** What the viewer can't see is no choice. */
async function ofNodes(facets: readonly { value: number; count: number }[], { store }: ContentContext): Promise<Facet[]> {
  const nodes = new Map((await store.nodesByIds(facets.map(({ value }) => value))).map((node) => [node.id, node]));
  return facets.flatMap(({ value, count }) => {
    const node = nodes.get(value);
    return node ? [{ value: node.slug, label: node.title, count }] : [];
  });
}

function bandLabel(band: number): string {
  const [from = 0, to] = [sizeBands[band], sizeBands[band + 1]];
  const feet = (value: number) => `${value.toLocaleString('en-US')} sq ft`;
  if (band === 0) return `Under ${feet(to ?? 0)}`;
  return to === undefined ? `${feet(from)} and more` : `${from.toLocaleString('en-US')} to ${feet(to)}`;
}
