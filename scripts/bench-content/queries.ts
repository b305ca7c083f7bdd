/** The benchmark queries: cursor pagination through a long list, and the property search. */
import { sendQuery, type GraphqlRequestBody } from './services.ts';

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

const search = `query Space($where: PropertySearchWhereArgs, $orderby: PropertySearchOrderEnum) {
  propertySearch(first: 12, where: $where, orderby: $orderby) {
    total
    facets { market { value label count } region { value label count } submarket { value label count } status { value label count } buildingType { value count } leaseType { value count } size { value label count } feature { value label count } }
    interpretation { summary ignored }
    nodes { id title uri propertyFacts { availableSquareFeet clearHeightFeet askingRent } }
    pageInfo { endCursor hasNextPage }
  }
}`;

/** A variety of searches. The first one, without any filter, is the most expensive: it counts all properties in every facet. */
export const searchQueries: readonly GraphqlRequestBody[] = [
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
].map((variables) => ({ query: search, variables }));
