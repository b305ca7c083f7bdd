import { notFound, redirect } from 'next/navigation';
import { PreviousNextLinks } from '#components/ui/navigation/PreviousNextLinks.tsx';
import { getListPageUri, type ListCursor } from '#lib/uri/page-uri.ts';

export type PageInfo = { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };

type Props = {
  /** Address of the list. */
  uri: string;
  pageInfo: PageInfo;
  part: ListCursor | null;
  /** Words for what comes before and after, as the list is sorted. */
  words?: { previous: string; next: string };
};

const dateLabels = { previous: 'Newer', next: 'Older' };

/**
 * Links to the parts of a list before and after this one.
 * @throws the 404 of Next for a part that never was: WPGraphQL answers a cursor it never handed out with the beginning of the list, which has nothing before it
 */
export function ListPagination({ uri, pageInfo, part, words = dateLabels }: Props) {
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  if (part && !(part.direction === 'after' ? hasPreviousPage : hasNextPage)) notFound();
  // The beginning of a list has one address.
  if (part && !hasPreviousPage) redirect(uri);
  const previous = hasPreviousPage && startCursor ? getListPageUri(uri, { direction: 'before', cursor: startCursor }) : null;
  const next = hasNextPage && endCursor ? getListPageUri(uri, { direction: 'after', cursor: endCursor }) : null;
  return <PreviousNextLinks previous={previous} next={next} words={words} />;
}
