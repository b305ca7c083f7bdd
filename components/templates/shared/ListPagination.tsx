import { notFound, redirect } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { ListPagination_pageInfo$key } from '#generated/ListPagination_pageInfo.graphql.ts';
import { PreviousNextLinks } from '#components/ui/navigation/PreviousNextLinks.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { getListPageUri, type ListCursor } from '#lib/uri/page-uri.ts';

type Props = {
  /** URI of the first page of the list. */
  uri: string;
  pageInfo: ListPagination_pageInfo$key;
  listCursor: ListCursor | null;
  /** Link labels that match the sort order of the list. The default is for lists sorted by date. */
  labels?: { previous: string; next: string };
  /** Query string of the filters of the list. */
  query?: string;
};

const dateLabels = { previous: 'Newer', next: 'Older' };

/**
 * Links to the previous and next pages of a list.
 * @throws Next's 404 error for an unknown cursor. WPGraphQL returns the first page for such a cursor, which has no previous page.
 */
export function ListPagination({ uri, pageInfo: key, listCursor, labels = dateLabels, query = '' }: Props) {
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = readFragment(
    graphql`
      fragment ListPagination_pageInfo on PageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    `,
    key,
  );
  if (listCursor && !(listCursor.direction === 'after' ? hasPreviousPage : hasNextPage)) notFound();
  // The first page of a list has only one URL, without a cursor.
  if (listCursor && !hasPreviousPage) redirect(uri + query);
  const previous = hasPreviousPage && startCursor ? getListPageUri(uri, { direction: 'before', cursor: startCursor }) : null;
  const next = hasNextPage && endCursor ? getListPageUri(uri, { direction: 'after', cursor: endCursor }) : null;
  return <PreviousNextLinks previousUrl={previous && previous + query} nextUrl={next && next + query} labels={labels} />;
}
