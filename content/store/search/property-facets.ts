/**
 * Counts the results of every filter option of the property search. The count of an option ignores the filter of its own kind, so that visitors see the
 * results of alternatives.
 */
import { type SteppedFact, steppedFacts } from '#lib/property-search/fact-steps.ts';
import type { Counts, OptionCounts } from './facts/count-options.ts';
import type { OptionName } from './facts/read-facts.ts';
import type { PropertyFeature, PropertyFilter } from './property-filter.ts';

export type Facet<T> = { value: T; count: number };
/** An option that is a node or a term. */
export type NamedFacet = Facet<number> & { slug: string; label: string };
export type PropertyFacets = {
  total: number;
  /** Total space of the results: available space, or the whole building if it is missing. */
  squareFeet: number;
  /** Number of results without one of the filters. */
  countsWithoutFilter: Partial<Record<keyof PropertyFilter, number>>;
  markets: NamedFacet[];
  regions: NamedFacet[];
  submarkets: NamedFacet[];
  statuses: NamedFacet[];
  buildingTypes: Facet<string>[];
  leaseTypes: Facet<string>[];
  bands: Facet<number>[];
  features: Facet<PropertyFeature>[];
  /** Minimums that visitors can choose, counted without the filter by the same fact. */
  steps: Record<SteppedFact, Facet<number>[]>;
};

/** Facets of a search without results. */
export const emptyFacets: PropertyFacets = {
  total: 0,
  squareFeet: 0,
  countsWithoutFilter: {},
  markets: [],
  regions: [],
  submarkets: [],
  statuses: [],
  buildingTypes: [],
  leaseTypes: [],
  bands: [],
  features: [],
  steps: { clearHeightFeet: [], dockDoors: [], driveInDoors: [], trailerStalls: [], powerAmps: [] },
};

/** Adds the names of the options. Options without a name are left out. */
export function nameOptions(counts: OptionCounts, names: readonly OptionName[]): PropertyFacets {
  const nameByKey = new Map(names.map((name) => [`${name.kind} ${name.id}`, name]));
  const listNamed = (kind: OptionName['kind']): NamedFacet[] =>
    toFacets(counts.options[kind]).flatMap(({ value, count }) => {
      const name = nameByKey.get(`${kind} ${value}`);
      return name ? [{ value: name.id, count, slug: name.slug, label: name.label }] : [];
    });
  return {
    total: counts.total,
    squareFeet: counts.squareFeet,
    countsWithoutFilter: counts.withoutFilter,
    markets: listNamed('markets'),
    regions: listNamed('regions'),
    submarkets: listNamed('submarkets'),
    statuses: listNamed('statuses'),
    buildingTypes: toFacets(counts.options.buildingTypes).map(({ value, count }) => ({ value: String(value), count })),
    leaseTypes: toFacets(counts.options.leaseTypes).map(({ value, count }) => ({ value: String(value), count })),
    bands: toFacets(counts.options.bands)
      .map(({ value, count }) => ({ value: Number(value), count }))
      .toSorted((a, b) => a.value - b.value),
    features: toFacets(counts.features),
    steps: Object.fromEntries(
      steppedFacts.map((fact) => [fact, toFacets(counts.steps[fact]).toSorted((a, b) => a.value - b.value)]),
    ) as PropertyFacets['steps'],
  };
}

/** Values with results, those with most results first. */
const toFacets = <T extends number | string>(counts: Counts<T>): Facet<T>[] =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (String(a.value) < String(b.value) ? -1 : 1));
