import { cache } from 'react';
import { graphql } from 'relay-runtime';
import type { PageByUriQuery } from '#generated/PageByUriQuery.graphql.ts';
import { getUnlockMessage } from '#lib/content-passwords/unlock-form.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import { LIST_PAGE_SIZE, type PagePath, type PageUri, parsePageUri, toDateArchive } from '#lib/uri/page-uri.ts';
import { formatParameters, getParameterValue, type Parameter, parseParameters, toDateParameters } from '#lib/uri/parameters.ts';

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
    $offset: OffsetPagination
    $cursorIds: [ID]
    $hasCursor: Boolean = false
    $parameters: [UrlParameter!]
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
      ... on ContentType {
        name
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
  const pagePath = parsePageUri(path === '' ? [] : path.split('/'));
  const found = await fetchPage(pagePath, parameters);
  const dateArchive = found.data.nodeByUri ? null : toDateArchive(pagePath);
  if (dateArchive === null) return found;
  const archive = await fetchPage(dateArchive, parameters);
  return archive.data.nodeByUri?.name === 'post' ? archive : found;
});

async function fetchPage(pagePath: PagePath, parameters: readonly Parameter[]): Promise<PageData> {
  const searchPhrase = getParameterValue(parameters, 'q');
  const data = await fetchQuery<PageByUriQuery>(pageByUri, {
    ...getListVariables(pagePath),
    uri: pagePath.uri,
    parameters: addDate(parameters, pagePath),
    searchPhrase,
  });
  return {
    pageUri: { ...pagePath, searchPhrase, query: formatParameters(parameters), unlockMessage: getUnlockMessage(parameters) },
    data,
  };
}

/** The date in the path of an archive is a filter of its posts, like those in the query string. */
function addDate(parameters: readonly Parameter[], { date }: PagePath): readonly Parameter[] {
  if (date === null) return parameters;
  return [...parameters.filter(({ name }) => name !== 'year' && name !== 'month'), ...toDateParameters(date)];
}

/** Loads the newest version of a node, which may be unpublished, as a page. @param uri contains the database id as the parameter `p` */
export const loadPreview = cache(async (uri: string): Promise<PageData> => {
  const pageUri: PageUri = { uri, date: null, listCursor: null, pageNumber: null };
  return { pageUri, data: await fetchQuery<PageByUriQuery>(pageByUri, { ...getListVariables(pageUri), uri, asPreview: true }) };
});

function getListVariables({ listCursor, pageNumber }: PagePath) {
  const { direction, cursor } = listCursor ?? { direction: 'after' as const, cursor: null };
  const forward = direction === 'after';
  return {
    after: forward ? cursor : null,
    before: forward ? null : cursor,
    feedFirst: forward ? LIST_PAGE_SIZE : null,
    feedLast: forward ? null : LIST_PAGE_SIZE,
    directoryFirst: forward ? DIRECTORY_SIZE : null,
    directoryLast: forward ? null : DIRECTORY_SIZE,
    hasCursor: listCursor !== null,
    cursorIds: listCursor && [getCursorId(listCursor.cursor)],
    offset: pageNumber === null ? null : { size: LIST_PAGE_SIZE, offset: (pageNumber - 1) * LIST_PAGE_SIZE },
  };
}

/** The database id in a cursor, or 0, which no node has. */
function getCursorId(cursor: string): string {
  return /^arrayconnection:(\d{1,10})$/.exec(Buffer.from(cursor, 'base64').toString('utf8'))?.[1] ?? '0';
}
