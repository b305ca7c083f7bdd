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
  /** Address of the list. */
  uri: string;
  pageInfo: PageInfo;
  part: ListCursor | null;
  /** Year the list is narrowed to: it is shown whole. */
  year?: number | null;
  /** Ways to narrow the list, above it. */
  chips?: ReactNode;
};

/** Cards of the beginning: one lead, two beside it, a row of four. */
const FEATURED_CARDS = 3;
const MAX_CARDS = 7;

/** Posts, newest first. The beginning of a list shows its newest as pictures; everything later is rows. */
export function PostFeed({ posts: keys, uri, pageInfo, part, year, chips }: Props) {
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
      <PageSheet join>
        {chips}
        <EmptyState title={year ? `Nothing was written in ${year}` : 'Nothing has been written here yet'} level={2}>
          <p>{year ? <a href={uri}>All news</a> : <a href="/">Back to the front page</a>}</p>
        </EmptyState>
      </PageSheet>
    );
  }
  const asRows = part !== null || Boolean(year);
  const cards = asRows ? 0 : MAX_CARDS;
  const rows = posts.slice(cards);
  return (
    <>
      {!asRows && (
        <PageSheet join>
          {chips}
          <h2 className="visually-hidden">Latest</h2>
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
      {(rows.length > 0 || pageInfo.hasNextPage || part) && (
        <PageSheet join>
          {asRows && chips}
          {rows.length > 0 && (
            <>
              <SectionHeader title={year ?? (part?.direction === 'before' ? 'Later' : 'Earlier')} />
              <NewsList posts={rows} />
            </>
          )}
          {!year && <ListPagination uri={uri} pageInfo={pageInfo} part={part} />}
        </PageSheet>
      )}
    </>
  );
}
