import { graphql } from 'relay-runtime';
import type { PostPagination_pageInfo$key } from '#generated/PostPagination_pageInfo.graphql.ts';
import { PageNumbers, PaginationNav, StepLink } from '#components/ui/navigation/Pagination.tsx';
import { countPages } from '#lib/blocks/pagination.ts';
import { readFragment } from '#lib/relay/server.ts';
import { formatPagePath, getListUri, LIST_PAGE_SIZE, type PageUri } from '#lib/uri/page-uri.ts';
import { ListPagination } from './ListPagination.tsx';
import styles from './PostPagination.module.css';

type Props = { pageInfo: PostPagination_pageInfo$key; pageUri: PageUri; query: string };

/**
 * Links to the other pages of a list of posts. Numbered pages have numbers. Older posts than those of the first page are also at an address with a cursor: it
 * stays the same while new posts are published, so that a reader who pages on misses none and sees none twice.
 */
export function PostPagination({ pageInfo: key, pageUri, query }: Props) {
  // The total does not depend on the page, except in lists that begin at a cursor.
  const pageInfo = readFragment(
    graphql`
      fragment PostPagination_pageInfo on WPPageInfo {
        endCursor
        offsetPagination {
          total
        }
        ...ListPagination_pageInfo
      }
    `,
    key,
  );
  const { listCursor, pageNumber } = pageUri;
  if (listCursor) return <ListPagination uri={getListUri(pageUri)} pageInfo={pageInfo} listCursor={listCursor} query={query} />;
  const current = pageNumber ?? 1;
  const page = { position: (current - 1) * LIST_PAGE_SIZE, size: LIST_PAGE_SIZE, total: pageInfo.offsetPagination?.total ?? 0 };
  const last = countPages(page);
  if (last < 2) return null;
  const getUrl = (number: number) => formatPagePath({ ...pageUri, pageNumber: number }) + query;
  const { endCursor } = pageInfo;
  const olderUrl =
    pageNumber === null && endCursor
      ? formatPagePath({ ...pageUri, listCursor: { direction: 'after', cursor: endCursor } }) + query
      : getUrl(current + 1);
  return (
    <PaginationNav label="Pagination" className={styles.pages}>
      {current > 1 && (
        <StepLink href={getUrl(current - 1)} direction="previous" arrow="arrow">
          Newer
        </StepLink>
      )}
      <PageNumbers page={page} getUrl={getUrl} />
      {current < last && (
        <StepLink href={olderUrl} direction="next" arrow="arrow">
          Older
        </StepLink>
      )}
    </PaginationNav>
  );
}
