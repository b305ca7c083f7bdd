/** `propertySearch`: properties by their typed facts, with how many every other choice would bring. */
import { sizeBands, type PropertyFilter } from '../search/property-filter.ts';
import type { PropertyFacets } from '../search/property-facets.ts';
import type { FoundProperty, PropertyOrder } from '../search/properties.ts';
import type { NodeRow, PageArgs } from '../store/types.ts';
import type { FieldSpec, SchemaBuilder } from './builder.ts';
import { connection } from './connections.ts';
import type { ContentContext } from './context.ts';
import { bandName, toPropertyFilter, declarePropertyWhere, type PropertyWhere } from './property-where.ts';

const CONNECTION = 'RootQueryToPropertySearchConnection';

const orders: Record<string, { value: PropertyOrder; description: string }> = {
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
      const filter = await toPropertyFilter(where ?? {}, context);
      const order = orderby ?? 'newest';
      const found = await context.store.propertySearch({ filter, order }, page);
      return { ...found, rows: await toNodes(found.rows, context), filter };
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

/** In the order they were found. */
async function toNodes(found: readonly FoundProperty[], { store }: ContentContext): Promise<Hit[]> {
  const nodes = new Map((await store.nodesByIds(found.map(({ id }) => id))).map((node) => [node.id, node]));
  return found.flatMap(({ id, miles }) => {
    const node = nodes.get(id);
    return node ? [{ ...node, miles }] : [];
  });
}

type Facet = { value: string; label: string; count: number };

function declareFacets(builder: SchemaBuilder): void {
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
      market: facetField('Markets.', async ({ markets }, context) => ofNodes(markets, context)),
      region: facetField('Regions.', async ({ regions }, context) => ofNodes(regions, context)),
      status: facetField('Statuses.', async ({ statuses }, { store }) => {
        const terms = await Promise.all(statuses.map(({ value }) => store.termById(value)));
        return statuses.flatMap(({ count }, index) => {
          const term = terms[index];
          return term ? [{ value: term.slug, label: term.name, count }] : [];
        });
      }),
      buildingType: facetField('Kinds of building.', ({ buildingTypes }) => buildingTypes.map(asItIs)),
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
    facets: {
      type: 'PropertySearchFacets!',
      description: 'What other choices would bring.',
      resolve: ({ filter }: Searched, _args, { store }) => store.propertyFacets(filter),
    },
  });
}

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
