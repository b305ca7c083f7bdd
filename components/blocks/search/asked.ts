/** What was asked, in words, and the addresses that ask for less. */
import { formatArea } from '#lib/format/measure.ts';
import type { FilterOptions } from '#lib/property-search/query.ts';
import { type Parameter, type ParameterName, formatParameters } from '#lib/uri/parameters.ts';

export type Filter = { label: string; without: string };

/** Address of the page that asks for this; relative, so that a block needs not know its page. */
export const addressOf = (parameters: readonly Parameter[]) => formatParameters(parameters) || './';

/** Filters by the name the service has for them: what people call them, and their parameters. */
const names: Readonly<Record<string, { words: string; parameters: readonly ParameterName[] }>> = {
  search: { words: 'the words', parameters: ['q'] },
  market: { words: 'the market', parameters: ['market'] },
  region: { words: 'the region', parameters: ['region'] },
  status: { words: 'the status', parameters: ['status'] },
  buildingType: { words: 'the building type', parameters: ['type'] },
  squareFeet: { words: 'the size', parameters: ['min', 'max'] },
};

/** Every filter with the address that drops it. */
export function filtersOf(asked: readonly Parameter[], choices: FilterOptions): Filter[] {
  const label = (list: FilterOptions[keyof FilterOptions], value: string) => list.find((choice) => choice.value === value)?.label ?? value;
  const dropping = (name: ParameterName) => addressOf(asked.filter((parameter) => parameter.name !== name));
  return asked.flatMap(({ name, value }): Filter[] => {
    switch (name) {
      case 'q':
        return [{ label: `“${value}”`, without: dropping(name) }];
      case 'market':
      case 'region':
        return [{ label: label(choices[name], value), without: dropping(name) }];
      case 'type':
        return [{ label: label(choices.buildingType, value), without: dropping(name) }];
      case 'min':
      case 'max':
        return [{ label: `${name === 'min' ? 'From' : 'To'} ${formatArea(Number(value)).us}`, without: dropping(name) }];
      case 'status': {
        const chosen = value.split(',');
        return chosen.map((one) => {
          const rest = chosen.filter((other) => other !== one).join(',');
          const left = asked.flatMap((parameter) => (parameter.name !== name ? [parameter] : rest ? [{ name, value: rest }] : []));
          return { label: label(choices.status, one), without: addressOf(left) };
        });
      }
      default:
        return [];
    }
  });
}

/** Ways out of a search that finds nothing: what to leave out, and what that brings. */
export function waysOut(asked: readonly Parameter[], relaxed: ReadonlyArray<{ filter: string; total: number }>) {
  return relaxed.flatMap(({ filter, total }) => {
    const way = names[filter];
    if (!way) return [];
    return [{ words: way.words, total, href: addressOf(asked.filter(({ name }) => !way.parameters.includes(name))) }];
  });
}
