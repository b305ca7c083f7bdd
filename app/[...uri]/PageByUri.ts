import { cache } from 'react';
import { graphql } from 'relay-runtime';
import type { PageByUriQuery } from '#generated/PageByUriQuery.graphql.ts';
import { getUnlockMessage } from '#lib/content-passwords/unlock-form.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import { type PageUri, parsePageUri } from '#lib/uri/page-uri.ts';
import { getParameterValue, parseParameters, getYear } from '#lib/uri/parameters.ts';

/** Nodes per page of a long list (posts, properties). */
const FEED_SIZE = 24;

/** Nodes per page of a list that visitors want to see as a whole (markets, people). WPGraphQL allows no more. */
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
    $parameters: [UrlParameter!]
    $year: Int
    $searchPhrase: String
    $asPreview: Boolean
  ) {
    ...metadata_query
    ...SiteFrame_root
    ...ListChips_root
    nodeByUri(uri: $uri, asPreview: $asPreview) {
      __typename
      uri
      ... on Page {
        isFrontPage
      }
      ...NodeTemplate_node
      ...SchemaGraph_node
    }
  }
`;

export type PageData = { pageUri: PageUri; data: PageByUriQuery['response'] };

/**
 * Loads the data of a page with one query, which the page and its metadata share.
 * @param path segments of the URL path, joined by slashes; a string, because `cache` compares arguments by identity
 * @param query page parameters in canonical form, a string for the same reason
 */
export const loadPage = cache(async (path: string, query = ''): Promise<PageData> => {
  const parameters = parseParameters(query);
  const pageUri = {
    ...parsePageUri(path === '' ? [] : path.split('/')),
    year: getYear(parameters),
    searchPhrase: getParameterValue(parameters, 'q'),
    unlockMessage: getUnlockMessage(parameters),
  };
  const data = await fetchQuery<PageByUriQuery>(pageByUri, {
    ...getListVariables(pageUri),
    uri: pageUri.uri,
    parameters,
    year: pageUri.year,
    searchPhrase: pageUri.searchPhrase,
  });
  return { pageUri, data };
});

/** Loads the newest version of a node, which may be unpublished, as a page. @param uri contains the database id as the parameter `p` */
export const loadPreview = cache(async (uri: string): Promise<PageData> => {
  const pageUri: PageUri = { uri, listCursor: null, year: null };
  return { pageUri, data: await fetchQuery<PageByUriQuery>(pageByUri, { ...getListVariables(pageUri), uri, asPreview: true }) };
});

function getListVariables({ listCursor, year }: PageUri) {
  const { direction, cursor } = listCursor ?? { direction: 'after' as const, cursor: null };
  const forward = direction === 'after';
  return {
    after: forward ? cursor : null,
    before: forward ? null : cursor,
    // All posts of a year are on one page.
    feedFirst: year ? DIRECTORY_SIZE : forward ? FEED_SIZE : null,
    feedLast: forward || year ? null : FEED_SIZE,
    directoryFirst: forward ? DIRECTORY_SIZE : null,
    directoryLast: forward ? null : DIRECTORY_SIZE,
  };
}
