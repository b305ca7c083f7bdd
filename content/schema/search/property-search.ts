/** The query `propertySearch`: properties filtered by typed facts, with the number of results of every other filter option. */
import { toUpperFirst } from '#lib/format/letter-case.ts';
import type { SteppedFact } from '#lib/property-search/fact-steps.ts';
import { featureLabels } from '#lib/property-search/feature-labels.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { PageArgs } from '../../store/core/page.ts';
import type { NamedFacet, PropertyFacets } from '../../store/search/property-facets.ts';
import { type PropertyFilter, sizeBands } from '../../store/search/property-filter.ts';
import type { FoundProperty, PropertyOrder } from '../../store/search/property-search.ts';
import type { FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { declareConnection } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { CONNECTION, type SearchSource } from './connection-name.ts';
import { declareInterpretation } from './property-interpretation.ts';
import { declarePropertyFilters, features, getBandName, type PropertyFilterInput, toPropertyFilter } from './property-filters.ts';

export const orders: Record<string, { value: PropertyOrder; description: string }> = {
  RELEVANCE: {
    value: 'relevance',
    description: 'Exact names and places first, then properties with available space, then the newest.',
  },
  NEWEST: { value: 'newest', description: 'Newest first.' },
  OLDEST: { value: 'oldest', description: 'Oldest first.' },
  LARGEST: { value: 'largest', description: 'Most available space first.' },
  SMALLEST: { value: 'smallest', description: 'Least available space first.' },
  SMALLEST_UNIT: {
    value: 'smallest-unit',
    description: 'Smallest part that can be leased first: all of the available space, or less if it can be divided.',
  },
  RENT: { value: 'rent', description: 'Lowest asking rent first. Properties without a rent come last.' },
  RENT_DESCENDING: { value: 'rent-descending', description: 'Highest asking rent first. Properties without a rent come last.' },
  CLEAR_HEIGHT: { value: 'clear-height', description: 'Greatest clear height first.' },
  AVAILABLE_FROM: { value: 'available-from', description: 'Earliest date of availability first. Properties without a date come last.' },
  DISTANCE: { value: 'distance', description: 'Nearest to the location in `near` or in the text first. Newest first without a location.' },
  TITLE: { value: 'title', description: 'Alphabetical by title.' },
};

type Hit = NodeRow & { miles: number | null };

export function declarePropertySearch(builder: SchemaBuilder): void {
  declarePropertyFilters(builder);
  builder.enum('PropertySearchOrderEnum', { description: 'Sort orders of the property search.', values: orders });
  const field = declareConnection(builder, {
    from: 'RootQuery',
    name: 'PropertySearch',
    to: 'Property',
    description: 'Published properties that match the filters.',
    offset: false,
    load: async (_root: unknown, args, page: PageArgs, context) => {
      const { where, orderby } = args as { where?: PropertyFilterInput | null; orderby?: PropertyOrder | null };
      const order = orderby ?? (where?.search?.trim() ? 'relevance' : 'newest');
      return await findProperties(await toPropertyFilter(where ?? {}, context), order, page, context);
    },
  });
  builder.extend('RootQuery', {
    propertySearch: {
      ...field,
      args: {
        ...field.args,
        where: { type: 'PropertySearchWhereArgs', description: 'Filters.' },
        orderby: { type: 'PropertySearchOrderEnum', description: 'Sort order. Default RELEVANCE with a search text, otherwise NEWEST.' },
      },
    },
  });
  builder.extend(`${CONNECTION}Edge`, {
    distanceMiles: {
      type: 'Float',
      description: 'Distance from the location in `near` or in the text. Null without a location.',
      resolve: (hit: Hit) => hit.miles,
    },
  });
  declareFacets(builder);
  declareInterpretation(builder);
}

/** Loads one page of the matching properties. */
export async function findProperties(filter: PropertyFilter, order: PropertyOrder, pageArgs: PageArgs, context: ContentContext) {
  const page = await context.store.propertySearch({ filter, order }, pageArgs);
  return { ...page, rows: await toNodes(page.rows, context), filter };
}

/** Loads the nodes of search results, in the same order. */
async function toNodes(found: readonly FoundProperty[], { store }: ContentContext): Promise<Hit[]> {
  const nodes = new Map((await store.nodesByIds(found.map(({ id }) => id))).map((node) => [node.id, node]));
  return found.flatMap(({ id, miles }) => {
    const node = nodes.get(id);
    return node ? [{ ...node, miles }] : [];
  });
}

type Facet = { value: string; label: string; count: number };

/** Names of filters in `where`, if they differ. */
const filterNames: Partial<Record<keyof PropertyFilter, string>> = {
  markets: 'market',
  regions: 'region',
  submarkets: 'submarket',
  statuses: 'status',
  buildingTypes: 'buildingType',
  leaseTypes: 'leaseType',
  bands: 'size',
  features: 'feature',
  nearPlace: 'near',
};

type RelaxedSearch = { filter: string; total: number };

/** Lists the results without one of the filters. */
async function listRelaxedSearches(filter: PropertyFilter, store: ContentStore): Promise<RelaxedSearch[]> {
  const { total, countsWithoutFilter } = await store.propertyFacets(filter);
  if (total > 0) return [];
  return Object.entries(countsWithoutFilter)
    .map(([name, count]) => ({ filter: filterNames[name as keyof PropertyFilter] ?? name, total: count }))
    .filter((search) => search.total > 0)
    .toSorted((a, b) => b.total - a.total);
}

/** Facets that are steps of a fact. */
const stepFields: Readonly<Record<string, { fact: SteppedFact; unit: string; argument: string }>> = {
  clearHeight: { fact: 'clearHeightFeet', unit: ' ft', argument: 'minClearHeightFeet' },
  dockDoors: { fact: 'dockDoors', unit: '', argument: 'minDockDoors' },
  driveInDoors: { fact: 'driveInDoors', unit: '', argument: 'minDriveInDoors' },
  trailerStalls: { fact: 'trailerStalls', unit: '', argument: 'minTrailerStalls' },
  powerAmps: { fact: 'powerAmps', unit: ' A', argument: 'minPowerAmps' },
};

function declareFacets(builder: SchemaBuilder): void {
  builder.object('PropertySearchRelaxed', {
    description: 'The number of results without one of the filters.',
    fields: {
      filter: { type: 'String!', description: 'Name of the filter in `where`, without `min` and `max`: `squareFeet` for both bounds.' },
      total: { type: 'Int!', description: 'Number of results.' },
    },
  });
  builder.object('PropertySearchFacet', {
    description: 'A filter option and its number of results.',
    fields: {
      value: { type: 'String!', description: 'Value of the filter.' },
      label: { type: 'String!', description: 'Display name.' },
      count: { type: 'Int!', description: 'Number of properties that match this option and all other filters.' },
    },
  });
  builder.object('PropertySearchFacets', {
    description:
      'Number of results of every filter option, without other filters of the same kind. Most results first, sizes in ascending order.',
    fields: {
      market: facetField('Markets.', listOptions.market),
      region: facetField('Regions.', listOptions.region),
      submarket: facetField('Submarkets.', listOptions.submarket),
      status: facetField('Statuses.', listOptions.status),
      buildingType: facetField('Building types.', listOptions.buildingType),
      leaseType: facetField('Lease types.', listOptions.leaseType),
      size: facetField('Available space.', ({ bands }) =>
        bands.map(({ value, count }) => ({ value: getBandName(value), label: getBandLabel(value), count })),
      ),
      feature: facetField('Features. The count includes the other selected features.', (facets) =>
        facets.features.map(({ value, count }) => ({ value: features[value].name, label: featureLabels[features[value].name], count })),
      ),
      ...Object.fromEntries(
        Object.entries(stepFields).map(([name, { fact, unit, argument }]) => [
          name,
          facetField(`Minimums, as for \`${argument}\`.`, ({ steps }) =>
            steps[fact].map(({ value, count }) => ({
              value: String(value),
              label: `${value.toLocaleString('en-US')}${unit} or more`,
              count,
            })),
          ),
        ]),
      ),
    },
  });
  builder.extend(CONNECTION, {
    total: {
      type: 'Int!',
      description: 'Total number of results.',
      resolve: async ({ filter }: SearchSource, _args, { store }) => (await store.propertyFacets(filter)).total,
    },
    squareFeet: {
      type: 'Float!',
      description: 'Total space of all results: available space, or the whole building if it is missing.',
      resolve: async ({ filter }: SearchSource, _args, { store }) => (await store.propertyFacets(filter)).squareFeet,
    },
    relaxed: {
      type: '[PropertySearchRelaxed!]!',
      description: 'If there are no results: the number of results without one of the filters.',
      resolve: ({ filter }: SearchSource, _args, { store }) => listRelaxedSearches(filter, store),
    },
    facets: {
      type: 'PropertySearchFacets!',
      description: 'Number of results of other filter options.',
      resolve: ({ filter }: SearchSource, _args, { store }) => store.propertyFacets(filter),
    },
  });
}

/** The filter options with the names that visitors see. */
export const listOptions = {
  market: ({ markets }: PropertyFacets) => markets.map(toNamedFacet),
  region: ({ regions }: PropertyFacets) => regions.map(toNamedFacet),
  submarket: ({ submarkets }: PropertyFacets) => submarkets.map(toNamedFacet),
  status: ({ statuses }: PropertyFacets) => statuses.map(toNamedFacet),
  buildingType: ({ buildingTypes }: PropertyFacets) => buildingTypes.map(toFacet),
  leaseType: ({ leaseTypes }: PropertyFacets) => leaseTypes.map(toFacet),
};

function facetField(description: string, list: (facets: PropertyFacets) => Facet[]): FieldSpec {
  return { type: '[PropertySearchFacet!]!', description, resolve: (facets: PropertyFacets) => list(facets) };
}

const toFacet = ({ value, count }: { value: string; count: number }): Facet => ({ value, label: toUpperFirst(value), count });
const toNamedFacet = ({ slug, label, count }: NamedFacet): Facet => ({ value: slug, label, count });

function getBandLabel(band: number): string {
  const [from = 0, to] = [sizeBands[band], sizeBands[band + 1]];
  const feet = (value: number) => `${value.toLocaleString('en-US')} sq ft`;
  if (band === 0) return `Under ${feet(to ?? 0)}`;
  return to === undefined ? `${feet(from)} or more` : `${from.toLocaleString('en-US')} to ${feet(to)}`;
}
