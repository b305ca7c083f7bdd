/** The benchmark queries: cursor pagination through a long list, and the property search. */
import { readSiteQuery, sendQuery, type GraphqlRequestBody } from './services.ts';

export const pageSize = 10;

export function createListQuery(after: string | null, first = pageSize): GraphqlRequestBody {
  return {
    query:
      'query List($first: Int, $after: String) { properties(first: $first, after: $after) { nodes { id title uri date } pageInfo { endCursor hasNextPage } } }',
    variables: { first, after },
  };
}

export const createRedirectQuery = (path: string): GraphqlRequestBody => ({
  query: 'query Redirect($path: String!) { seo { redirect(path: $path) { target } } }',
  variables: { path },
});

type Walk = { properties: { pageInfo: { endCursor: string; hasNextPage: boolean } } };

/** Returns the cursor before a page of the list. Skips ahead with the largest allowed page size. */
export async function findCursorBeforePage(url: string, page: number): Promise<string> {
  let cursor: string | null = null;
  for (let remaining = (page - 1) * pageSize; remaining > 0; remaining -= 100) {
    const { data } = await sendQuery(url, createListQuery(cursor, Math.min(remaining, 100)));
    const { endCursor, hasNextPage } = (data as Walk).properties.pageInfo;
    if (!hasNextPage) throw new Error(`The list has fewer than ${page} pages.`);
    cursor = endCursor;
  }
  return cursor ?? '';
}

/** Filters of all kinds at once. Copies of one building of the seed match them. */
const allFilters = {
  minSquareFeet: 25_000,
  maxSquareFeet: 1_000_000,
  minClearHeightFeet: 20,
  minDockDoors: 10,
  minDriveInDoors: 1,
  minTrailerStalls: 10,
  minPowerAmps: 1000,
  minAcres: 2,
  maxAskingRent: 30,
  rail: true,
  feature: ['REFRIGERATED', 'AVAILABLE'],
  availableBy: '2027-06-30',
  status: ['available-now', 'available-later'],
  region: ['southeast'],
  market: ['miami'],
  submarket: ['miami-medley'],
  buildingType: ['Cold storage'],
  leaseType: ['triple net'],
  near: { latitude: 25.87, longitude: -80.35, radiusMiles: 50 },
};

const withoutResults = { where: { ...allFilters, minDockDoors: 1000 } };

/**
 * A variety of searches, with the query of the page. Without any filter, all properties are counted in every facet. Without results, they are counted without
 * each of the filters.
 */
const searches: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { orderby: 'LARGEST' },
  { where: { minSquareFeet: 100_000, maxSquareFeet: 300_000 }, orderby: 'SMALLEST' },
  { where: { market: ['dallas-fort-worth'] } },
  { where: { region: ['texas'], size: ['FROM_250000_TO_500000'] }, orderby: 'RENT' },
  { where: { minClearHeightFeet: 36, minDockDoors: 50, minTrailerStalls: 100 }, orderby: 'LARGEST' },
  { where: { near: { latitude: 32.8, longitude: -96.8, radiusMiles: 40 } }, orderby: 'DISTANCE' },
  { where: { near: { latitude: 40.7, longitude: -74.1, radiusMiles: 100 }, rail: true }, orderby: 'DISTANCE' },
  { where: { minYearBuilt: 2000, maxAcres: 20, leaseType: ['triple net'] } },
  { where: { search: 'cross-dock' } },
  { where: { search: 'cold storage', minSquareFeet: 50_000 }, orderby: 'LARGEST' },
  { where: { search: 'distrubution' } },
  { where: { buildingType: ['Last mile', 'Cross-dock'], status: ['available-now'] }, orderby: 'RENT' },
  { where: { feature: ['RAIL', 'AVAILABLE'], submarket: ['dallas-fort-worth-south-dallas'] }, orderby: 'AVAILABLE_FROM' },
  { where: { search: 'dallas' } },
  { where: { search: '75172' } },
  { where: { search: 'TX' } },
  { where: { search: 'Dalas freezer' } },
  { where: { search: '200,000 sq ft, 40 ft clear, near Dallas, now' } },
  { where: { minClearHeightFeet: 20, minDockDoors: 10, minDriveInDoors: 1, minTrailerStalls: 10, minPowerAmps: 1000 } },
  { where: allFilters, orderby: 'DISTANCE' },
  withoutResults,
];

const createSearchQuery = (variables: Readonly<Record<string, unknown>>): GraphqlRequestBody => ({
  query: readSiteQuery('SearchClientQuery'),
  variables: { ...variables, first: 12 },
});

export const searchQueries = searches.map(createSearchQuery);

/** @throws Error if a search does not find what it is meant to measure */
export async function assertSearchResults(url: string): Promise<void> {
  for (const variables of searches) {
    const { data } = await sendQuery(url, createSearchQuery(variables));
    const { total } = (data as { propertySearch: { total: number } }).propertySearch;
    if (total > 0 === (variables === withoutResults)) throw new Error(`The search ${JSON.stringify(variables)} has ${total} results.`);
  }
}
