/** The property search of the URL: valid parameters, filter options, and one page of the results. */
import { type FilterOptions, normalizeParameters, toPropertyQuery } from '#lib/property-search/query.ts';
import type { ContentStore } from '../../../store/content-store.ts';
import type { NamedFacet, PropertyFacets } from '../../../store/search/property-facets.ts';
import type { PropertyOrder } from '../../../store/search/property-search.ts';
import { type ConnectionSource, toPageArgs } from '../../core/connections.ts';
import { findFeature, toPropertyFilter } from '../../search/property-filters.ts';
import { CONNECTION } from '../../search/connection-name.ts';
import { findProperties, listOptions, orders } from '../../search/property-search.ts';
import { getParameter, parametersArg, type UrlParameter } from '../url-parameters.ts';
import type { BlockDataSource } from './block-data-source.ts';

type Search = { asked: UrlParameter[]; choices: PropertyFacets; results: ConnectionSource };

/** Results per page if the block sets no number. */
const DEFAULT_COUNT = 12;

export const propertySearch: BlockDataSource = {
  name: 'property-search',
  type: 'PropertySearch',
  args: parametersArg,
  declare: (builder) => {
    builder.object('SearchParameter', {
      description: 'A valid query parameter of the search.',
      fields: {
        name: { type: 'String!', description: 'Name of the parameter.' },
        value: { type: 'String!', description: 'Decoded value. Several values are separated by commas.' },
      },
    });
    builder.object('PropertySearch', {
      description: 'A property search with the parameters of the URL.',
      fields: {
        asked: { type: '[SearchParameter!]!', description: 'Valid parameters of the URL, without the pagination.' },
        choices: { type: 'PropertySearchFacets!', description: 'All filter options, counted without any filter.' },
        results: { type: `${CONNECTION}!`, description: 'The requested page of results.' },
      },
    });
  },
  resolve: async ({ block }, { parameters }, context): Promise<Search> => {
    const facets = await context.store.propertyFacets({});
    const choices = { ...facets, submarkets: await nameSubmarkets(facets, context.store) };
    const asked = normalizeParameters(parameters ?? [], listFilterOptions(choices));
    const { where, orderby } = toPropertyQuery(asked);
    const count = block.attributes['count'];
    const limit = typeof count === 'number' ? count : DEFAULT_COUNT;
    const [after, before] = [getParameter(parameters, 'after'), getParameter(parameters, 'before')];
    const args = toPageArgs(before && !after ? { last: limit, before } : { first: limit, after });
    const order: PropertyOrder = orders[orderby]?.value ?? 'newest';
    const filter = await toPropertyFilter({ ...where, feature: (where.feature ?? []).map(findFeature) }, context);
    const page = await findProperties(filter, order, args, context);
    return { asked, choices, results: { ...page, args } };
  },
};

/** Submarkets with the same name, such as East, get the name of their market. */
async function nameSubmarkets({ submarkets, markets }: PropertyFacets, store: ContentStore): Promise<NamedFacet[]> {
  const byName = Map.groupBy(submarkets, ({ label }) => label);
  return Promise.all(
    submarkets.map(async (submarket) => {
      if (byName.get(submarket.label)?.length === 1) return submarket;
      const marketId = await store.marketIdOfSubmarket(submarket.value);
      const market = markets.find(({ value }) => value === marketId);
      return market ? { ...submarket, label: `${submarket.label}, ${market.label}` } : submarket;
    }),
  );
}

const listFilterOptions = (facets: PropertyFacets): FilterOptions => ({
  market: listOptions.market(facets),
  region: listOptions.region(facets),
  submarket: listOptions.submarket(facets),
  status: listOptions.status(facets),
  buildingType: listOptions.buildingType(facets),
  leaseType: listOptions.leaseType(facets),
});
