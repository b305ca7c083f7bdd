import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { PostFeed_posts$key } from '#generated/PostFeed_posts.graphql.ts';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { NewsCard } from '#components/ui/news/NewsCard.tsx';
import { NewsGrid } from '#components/ui/news/NewsGrid.tsx';
import { NewsList } from '#components/ui/news/NewsList.tsx';
import { NewsSidebar } from '#components/ui/news/NewsSidebar.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import type { ListCursor } from '#lib/uri/page-uri.ts';
import { ListPagination, type PageInfo } from './ListPagination.tsx';

type Props = {
  posts: PostFeed_posts$key;
  /** URI of the first page of the list. */
  uri: string;
  pageInfo: PageInfo;
  listCursor: ListCursor | null;
  /** Show only the posts of this year, without pagination. */
  year?: number | null;
  /** Filter links above the list. */
  chips?: ReactNode;
};

/** Cards on the first page: one lead story with two next to it (the featured cards), and a row of four. */
const FEATURED_CARDS = 3;
const MAX_CARDS = 7;

/** A list of posts, newest first. The first page shows the newest posts as cards. All others are rows. */
export function PostFeed({ posts: keys, uri, pageInfo, listCursor, year, chips }: Props) {
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
  const [lead, ...others] = posts;
  if (!lead) {
    return (
      <PageSheet noTopPadding>
        {chips}
        <EmptyState title={year ? `No news in ${year}` : 'No news yet'} level={2}>
          <p>{year ? <a href={uri}>All news</a> : <a href="/">Back to the home page</a>}</p>
        </EmptyState>
      </PageSheet>
    );
  }
  const asRows = listCursor !== null || Boolean(year);
  const cards = asRows ? 0 : MAX_CARDS;
  const rows = posts.slice(cards);
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
      {(rows.length > 0 || pageInfo.hasNextPage || listCursor) && (
        <PageSheet noTopPadding>
          {asRows && chips}
          {rows.length > 0 && (
            <>
              <SectionHeader title={year ?? (listCursor?.direction === 'before' ? 'Newer news' : 'Older news')} />
              <NewsList posts={rows} />
            </>
          )}
          {!year && <ListPagination uri={uri} pageInfo={pageInfo} listCursor={listCursor} />}
        </PageSheet>
      )}
    </>
  );
}
