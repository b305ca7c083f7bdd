/** Active filters of a property search, and links that remove them. */
import { formatDate } from '#lib/format/date.ts';
import { toUpperFirst } from '#lib/format/letter-case.ts';
import { formatArea, formatLength } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { features, type FilterOption, type FilterOptions, isPosition } from './query.ts';
import { type Parameter, type ParameterName, formatParameters } from '#lib/uri/parameters.ts';

/** `removeHref` is the URL of the same search without this filter. */
export type ActiveFilter = { label: string; removeHref: string };

/** What the content service understood of a part of the search text. */
export type UnderstoodPart = { text: string; label: string };

/** The URL of a search. It is relative, so that the block works on any page. */
export const getSearchHref = (parameters: readonly Parameter[]) => formatParameters(parameters) || './';

/** Labels and URL parameters of the filters, by their name in the GraphQL schema. */
const filters: Readonly<Record<string, { label: string; parameterNames: readonly ParameterName[] }>> = {
  search: { label: 'search text', parameterNames: ['q'] },
  market: { label: 'market filter', parameterNames: ['market'] },
  submarket: { label: 'submarket filter', parameterNames: ['submarket'] },
  region: { label: 'region filter', parameterNames: ['region'] },
  status: { label: 'status filter', parameterNames: ['status'] },
  buildingType: { label: 'building type filter', parameterNames: ['type'] },
  leaseType: { label: 'lease type filter', parameterNames: ['lease'] },
  askingRent: { label: 'rent filter', parameterNames: ['rent'] },
  acres: { label: 'site area filter', parameterNames: ['acres'] },
  squareFeet: { label: 'size filter', parameterNames: ['min', 'max'] },
  clearHeightFeet: { label: 'clear height filter', parameterNames: ['clear'] },
  dockDoors: { label: 'dock door filter', parameterNames: ['docks'] },
  driveInDoors: { label: 'drive-in door filter', parameterNames: ['driveins'] },
  trailerStalls: { label: 'trailer stall filter', parameterNames: ['trailers'] },
  powerAmps: { label: 'power filter', parameterNames: ['amps'] },
  feature: { label: 'feature filter', parameterNames: ['features'] },
  availableBy: { label: 'date filter', parameterNames: ['by'] },
  near: { label: 'distance filter', parameterNames: ['near', 'radius'] },
};

const formatMinimum = (value: string, singular: string) => `At least ${pluralize(Number(value), singular)}`;

/** Labels of the filters that have one value and no list of options. */
const simpleLabels: Partial<Record<ParameterName, (value: string) => string>> = {
  min: (value) => `At least ${formatArea(Number(value)).us}`,
  max: (value) => `Up to ${formatArea(Number(value)).us}`,
  rent: (value) => `Up to $${value} per sq ft a year`,
  acres: (value) => `At least ${pluralize(Number(value), 'acre')}`,
  clear: (value) => `At least ${formatLength(Number(value)).us} clear`,
  docks: (value) => formatMinimum(value, 'dock door'),
  driveins: (value) => formatMinimum(value, 'drive-in door'),
  trailers: (value) => formatMinimum(value, 'trailer stall'),
  amps: (value) => `At least ${formatWhole(Number(value))} A`,
  by: (value) => `Available by ${formatDate(value) ?? value}`,
};

/** Lists the active filters in display order. Each part of the search text that was understood is a filter of its own. */
export function getActiveFilters(
  parameters: readonly Parameter[],
  options: FilterOptions,
  understood: readonly UnderstoodPart[],
): ActiveFilter[] {
  const findLabel = (list: readonly FilterOption[], value: string) => list.find((option) => option.value === value)?.label ?? value;
  const getHrefWithout = (...names: ParameterName[]) => getSearchHref(parameters.filter(({ name }) => !names.includes(name)));
  const getHrefWith = (name: ParameterName, value: string) =>
    getSearchHref(
      parameters.flatMap((parameter) => (parameter.name !== name ? [parameter] : value === '' ? [] : [{ name: parameter.name, value }])),
    );
  /** One filter for each value of a parameter with several values. */
  const listValues = (name: ParameterName, value: string, getLabel: (item: string) => string) => {
    const selected = value.split(',');
    return selected.map((item) => ({
      label: getLabel(item),
      removeHref: getHrefWith(name, selected.filter((other) => other !== item).join(',')),
    }));
  };
  return parameters.flatMap(({ name, value }): ActiveFilter[] => {
    const simpleLabel = simpleLabels[name]?.(value);
    if (simpleLabel) return [{ label: simpleLabel, removeHref: getHrefWithout(name) }];
    switch (name) {
      case 'q':
        if (understood.length === 0) return [{ label: `“${value}”`, removeHref: getHrefWithout(name) }];
        return understood.map(({ text, label }) => ({ label: toUpperFirst(label), removeHref: getHrefWith('q', removeText(value, text)) }));
      case 'market':
      case 'region':
      case 'submarket':
        return [{ label: findLabel(options[name], value), removeHref: getHrefWithout(name) }];
      case 'type':
        return [{ label: findLabel(options.buildingType, value), removeHref: getHrefWithout(name) }];
      case 'lease':
        return [{ label: toUpperFirst(findLabel(options.leaseType, value)), removeHref: getHrefWithout(name) }];
      case 'near': {
        const radius = parameters.find((parameter) => parameter.name === 'radius')?.value;
        const place = isPosition(value) ? 'the center of the map' : value;
        return [{ label: radius ? `Within ${radius} miles of ${place}` : `Near ${place}`, removeHref: getHrefWithout('near', 'radius') }];
      }
      case 'status':
        return listValues(name, value, (item) => findLabel(options.status, item));
      case 'features':
        return listValues(name, value, (item) => (Object.hasOwn(features, item) ? features[item as keyof typeof features].label : item));
      default:
        return [];
    }
  });
}

/** Removes a part from the search text, and the separators that would be left over. */
function removeText(text: string, part: string): string {
  const start = text.toLowerCase().indexOf(part.toLowerCase());
  if (start === -1) return '';
  const before = text.slice(0, start).replace(/[\s,]+$/, '');
  const after = text.slice(start + part.length).replace(/^[\s,]+/, '');
  if (before === '' || after === '') return before + after;
  return text.slice(before.length, start).includes(',') ? `${before}, ${after}` : `${before} ${after}`;
}

/** Links that each remove one filter from a search without results, with the number of buildings that match then. */
export function getRelaxedFilterLinks(parameters: readonly Parameter[], relaxed: ReadonlyArray<{ filter: string; total: number }>) {
  return relaxed.flatMap(({ filter, total }) => {
    const known = filters[filter];
    if (!known) return [];
    return [{ label: known.label, total, href: getSearchHref(parameters.filter(({ name }) => !known.parameterNames.includes(name))) }];
  });
}
