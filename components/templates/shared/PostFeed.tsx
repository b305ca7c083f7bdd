import type { ReactNode } from 'react';
import { notFound } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { PostFeed_posts$key } from '#generated/PostFeed_posts.graphql.ts';
import type { PostPagination_pageInfo$key } from '#generated/PostPagination_pageInfo.graphql.ts';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { NewsCard } from '#components/ui/news/NewsCard.tsx';
import { NewsGrid } from '#components/ui/news/NewsGrid.tsx';
import { NewsList } from '#components/ui/news/NewsList.tsx';
import { NewsSidebar } from '#components/ui/news/NewsSidebar.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import type { PageUri } from '#lib/uri/page-uri.ts';
import { PostPagination } from './PostPagination.tsx';

type Props = {
  posts: PostFeed_posts$key;
  pageInfo: PostPagination_pageInfo$key;
  pageUri: PageUri;
  /** What the shown posts have in common, if the visitor has chosen it: `November 2026`. Such posts are rows. */
  selection?: string | null;
  /** Query string of the filters, for the links to other pages. */
  query?: string;
  /** Filter links and forms above the list. */
  chips?: ReactNode;
};

/** Cards on the first page: one lead story with two next to it (the featured cards), and a row of four. */
const FEATURED_CARDS = 3;
const MAX_CARDS = 7;

/** A list of posts, newest first. The first page shows the newest posts as cards. All others are rows. */
export function PostFeed({ posts: keys, pageInfo, pageUri, selection, query = '', chips }: Props) {
  const posts = readFragment(
    graphql`
      fragment PostFeed_posts on Post @relay(plural: true) {
        id
        ...NewsCard_post
        ...NewsList_posts
      }
    `,
    keys,
  );
  const { listCursor, pageNumber, date } = pageUri;
  const [lead, ...others] = posts;
  if (!lead) {
    // A page number after the last one, or a date without posts.
    if (pageNumber !== null || date !== null) notFound();
    return (
      <PageSheet noTopPadding>
        {chips}
        <EmptyState title={selection ? 'No news matches these filters' : 'No news yet'} level={2}>
          <p>{selection ? <a href={pageUri.uri}>All news</a> : <a href="/">Back to the home page</a>}</p>
        </EmptyState>
      </PageSheet>
    );
  }
  const asRows = listCursor !== null || pageNumber !== null || Boolean(selection);
  const rows = posts.slice(asRows ? 0 : MAX_CARDS);
  const pagination = <PostPagination pageInfo={pageInfo} pageUri={pageUri} query={query} />;
  const olderOrNewer = listCursor?.direction === 'before' ? 'Newer articles' : 'Older articles';
  return (
    <>
      {!asRows && (
        <PageSheet noTopPadding>
          {chips}
          <h2 className="visually-hidden">Latest news</h2>
          <NewsGrid>
            <NewsCard post={lead} width="lead" priority />
            {others.length > 0 && (
              <NewsSidebar>
                {others.slice(0, FEATURED_CARDS - 1).map((post) => (
                  <NewsCard key={post.id} post={post} width="side" excerpt />
                ))}
              </NewsSidebar>
            )}
            {posts.slice(FEATURED_CARDS, MAX_CARDS).map((post) => (
              <NewsCard key={post.id} post={post} width="quarter" />
            ))}
          </NewsGrid>
        </PageSheet>
      )}
      {rows.length > 0 && (
        <PageSheet noTopPadding>
          {asRows && chips}
          <SectionHeader title={selection || (pageNumber === null ? olderOrNewer : `Page ${pageNumber}`)} />
          <NewsList posts={rows} />
          {pagination}
        </PageSheet>
      )}
    </>
  );
}
