/** The property search as the address asks for it: what it understood, what there is to choose from, and the part of the results. */
import { type FilterOptions, normalizeParameters, toPropertyQuery } from '#lib/property-search/query.ts';
import type { PropertyFacets } from '../../../store/search/property-facets.ts';
import type { PropertyOrder } from '../../../store/search/property-search.ts';
import { type ConnectionSource, toPageArgs } from '../../core/connections.ts';
import type { ContentContext } from '../../core/context.ts';
import { toPropertyFilter } from '../../search/property-filters.ts';
import { choicesOf, CONNECTION, findProperties, orders } from '../../search/property-search.ts';
import { type AddressParameter, parameterOf, parametersArg } from '../address-parameters.ts';
import type { BlockSourceSpec } from './types.ts';

type Search = { asked: AddressParameter[]; choices: PropertyFacets; results: ConnectionSource };

/** Results on one part when the block names no number. */
const DEFAULT_COUNT = 12;

export const propertySearchPart: BlockSourceSpec = {
  name: 'property-search',
  type: 'PropertySearch',
  args: parametersArg,
  declare: (builder) => {
    builder.object('AskedParameter', {
      description: 'A parameter of an address that was understood.',
      fields: {
        name: { type: 'String!', description: 'Name, before the equals sign.' },
        value: { type: 'String!', description: 'Value, decoded; several with commas.' },
      },
    });
    builder.object('PropertySearch', {
      description: 'A search for space, as the address asks for it.',
      fields: {
        asked: { type: '[AskedParameter!]!', description: 'What of the address was understood, without the part.' },
        choices: { type: 'PropertySearchFacets!', description: 'All there is to choose from, counted as if nothing was chosen.' },
        results: { type: `${CONNECTION}!`, description: 'The part of the results that the address asks for.' },
      },
    });
  },
  resolve: async ({ block }, { parameters }, context): Promise<Search> => {
    const choices = await context.store.propertyFacets({});
    const asked = normalizeParameters(parameters ?? [], await namesOf(choices, context));
    const { where, orderby } = toPropertyQuery(asked);
    const count = block.attributes['count'];
    const limit = typeof count === 'number' ? count : DEFAULT_COUNT;
    const [after, before] = [parameterOf(parameters, 'after'), parameterOf(parameters, 'before')];
    const args = toPageArgs(before && !after ? { last: limit, before } : { first: limit, after });
    const order: PropertyOrder = orders[orderby]?.value ?? 'newest';
    const found = await findProperties(await toPropertyFilter(where, context), order, args, context);
    return { asked, choices, results: { ...found, args } };
  },
};

async function namesOf(facets: PropertyFacets, context: ContentContext): Promise<FilterOptions> {
  const [market, region, status] = await Promise.all([
    choicesOf.market(facets, context),
    choicesOf.region(facets, context),
    choicesOf.status(facets, context),
  ]);
  return { market, region, status, buildingType: choicesOf.buildingType(facets) };
}
