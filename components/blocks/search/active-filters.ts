/** Active filters of a property search, and links that remove them. */
import { formatArea } from '#lib/format/measure.ts';
import type { FilterOptions } from '#lib/property-search/query.ts';
import { type Parameter, type ParameterName, formatParameters } from '#lib/uri/parameters.ts';

/** `removeHref` is the URL of the same search without this filter. */
export type ActiveFilter = { label: string; removeHref: string };

/** The URL of a search. It is relative, so that the block works on any page. */
export const getSearchHref = (parameters: readonly Parameter[]) => formatParameters(parameters) || './';

/** Labels and URL parameters of the filters, by their name in the GraphQL schema. */
const filters: Readonly<Record<string, { label: string; parameterNames: readonly ParameterName[] }>> = {
  search: { label: 'search terms', parameterNames: ['q'] },
  market: { label: 'market filter', parameterNames: ['market'] },
  region: { label: 'region filter', parameterNames: ['region'] },
  status: { label: 'status filter', parameterNames: ['status'] },
  buildingType: { label: 'building type filter', parameterNames: ['type'] },
  squareFeet: { label: 'size filter', parameterNames: ['min', 'max'] },
};

/** Lists the active filters in display order. */
export function getActiveFilters(parameters: readonly Parameter[], options: FilterOptions): ActiveFilter[] {
  const getLabel = (list: FilterOptions[keyof FilterOptions], value: string) =>
    list.find((option) => option.value === value)?.label ?? value;
  const getHrefWithout = (name: ParameterName) => getSearchHref(parameters.filter((parameter) => parameter.name !== name));
  return parameters.flatMap(({ name, value }): ActiveFilter[] => {
    switch (name) {
      case 'q':
        return [{ label: `“${value}”`, removeHref: getHrefWithout(name) }];
      case 'market':
      case 'region':
        return [{ label: getLabel(options[name], value), removeHref: getHrefWithout(name) }];
      case 'type':
        return [{ label: getLabel(options.buildingType, value), removeHref: getHrefWithout(name) }];
      case 'min':
      case 'max':
        return [{ label: `${name === 'min' ? 'At least' : 'Up to'} ${formatArea(Number(value)).us}`, removeHref: getHrefWithout(name) }];
      case 'status': {
        const selected = value.split(',');
        return selected.map((status) => {
          const otherStatuses = selected.filter((other) => other !== status).join(',');
          const remaining = parameters.flatMap((parameter) =>
            parameter.name !== name ? [parameter] : otherStatuses ? [{ name, value: otherStatuses }] : [],
          );
          return { label: getLabel(options.status, status), removeHref: getSearchHref(remaining) };
        });
      }
      default:
        return [];
    }
  });
}

/** Links that each remove one filter from a search without results, with the number of buildings that match then. */
export function getRelaxedFilterLinks(parameters: readonly Parameter[], relaxed: ReadonlyArray<{ filter: string; total: number }>) {
  return relaxed.flatMap(({ filter, total }) => {
    const known = filters[filter];
    if (!known) return [];
    return [{ label: known.label, total, href: getSearchHref(parameters.filter(({ name }) => !known.parameterNames.includes(name))) }];
  });
}
