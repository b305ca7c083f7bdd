import { cache } from 'react';
import { graphql } from 'relay-runtime';
import type { PageByUriQuery } from '#generated/PageByUriQuery.graphql.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import { type ResolvedUri, parsePageUri } from '#lib/uri/address.ts';
import { parseParameters, getYear } from '#lib/uri/parameters.ts';

/** Nodes on one part of a list that goes on and on (posts, properties). */
const FEED_SIZE = 24;

/** Nodes on one part of a list people want to see whole (markets, people); also the most WPGraphQL hands out. */
const DIRECTORY_SIZE = 100;

const pageByUri = graphql`
  query PageByUriQuery(
    $uri: String!
    $after: String
    $before: String
    $feedFirst: Int
    $feedLast: Int
    $directoryFirst: Int
    $directoryLast: Int
    $parameters: [AddressParameter!]
    $year: Int
  ) {
    ...metadata_query
    ...OrganizationJsonLd_query
    ...SiteFrame_root
    ...ListChips_root
    nodeByUri(uri: $uri) {
      __typename
      uri
      ... on Page {
        isFrontPage
      }
      ...NodeTemplate_node
    }
  }
`;

export type PageData = { address: ResolvedUri; data: PageByUriQuery['response'] };

/**
 * What stands at an address: one question, which the page and its metadata share.
 * @param path the address' segments joined by slashes, as a key that `cache` can compare
 * @param query what the address asks of the page, in one spelling, for the same reason
 */
export const loadPage = cache(async (path: string, query = ''): Promise<PageData> => {
  const parameters = parseParameters(query);
  const address = { ...parsePageUri(path === '' ? [] : path.split('/')), year: getYear(parameters) };
  const { direction, cursor } = address.part ?? { direction: 'after' as const, cursor: null };
  const forward = direction === 'after';
  const data = await fetchQuery<PageByUriQuery>(pageByUri, {
    uri: address.uri,
    after: forward ? cursor : null,
    before: forward ? null : cursor,
    // A year of posts is shown whole.
    feedFirst: address.year ? DIRECTORY_SIZE : forward ? FEED_SIZE : null,
    feedLast: forward || address.year ? null : FEED_SIZE,
    directoryFirst: forward ? DIRECTORY_SIZE : null,
    directoryLast: forward ? null : DIRECTORY_SIZE,
    parameters,
    year: address.year,
  });
  return { address, data };
});
