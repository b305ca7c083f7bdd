import { notFound, redirect } from 'next/navigation';
import { PreviousNextLinks } from '#components/ui/navigation/PreviousNextLinks.tsx';
import { getListPageUri, type ListCursor } from '#lib/uri/page-uri.ts';

export type PageInfo = { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };

type Props = {
  /** URI of the first page of the list. */
  uri: string;
  pageInfo: PageInfo;
  listCursor: ListCursor | null;
  /** Link labels that match the sort order of the list. The default is for lists sorted by date. */
  labels?: { previous: string; next: string };
};

const dateLabels = { previous: 'Newer', next: 'Older' };

/**
 * Links to the previous and next pages of a list.
 * @throws Next's 404 error for an unknown cursor. WPGraphQL returns the first page for such a cursor, which has no previous page.
 */
export function ListPagination({ uri, pageInfo, listCursor, labels = dateLabels }: Props) {
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  if (listCursor && !(listCursor.direction === 'after' ? hasPreviousPage : hasNextPage)) notFound();
  // The first page of a list has only one URL, without a cursor.
  if (listCursor && !hasPreviousPage) redirect(uri);
  const previous = hasPreviousPage && startCursor ? getListPageUri(uri, { direction: 'before', cursor: startCursor }) : null;
  const next = hasNextPage && endCursor ? getListPageUri(uri, { direction: 'after', cursor: endCursor }) : null;
  return <PreviousNextLinks previousUrl={previous} nextUrl={next} labels={labels} />;
}
