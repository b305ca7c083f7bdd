import { graphql } from 'relay-runtime';
import type { PlaceNews_posts$key } from '#generated/PlaceNews_posts.graphql.ts';
import { NewsCard } from '#components/ui/news/NewsCard.tsx';
import { NewsGrid } from '#components/ui/news/NewsGrid.tsx';
import { NewsList } from '#components/ui/news/NewsList.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** As many cards as the grid has columns. */
const CARD_COUNT = 3;

type Props = {
  /** The newest first. */
  posts: PlaceNews_posts$key;
  title: string;
  /** Slug of the market whose other news the section links to. Without it, the link leads to all news. */
  market?: string | null;
};

/** The newest posts about a place: three cards, or a list if there are fewer, so that no column is empty. */
export function PlaceNews({ posts: keys, title, market }: Props) {
  const posts = readFragment(
    graphql`
      fragment PlaceNews_posts on Post @relay(plural: true) {
        id
        ...NewsCard_post
        ...NewsList_posts
      }
    `,
    keys,
  );
  if (posts.length === 0) return null;
  const moreLink = market
    ? { url: `/news/?market=${encodeURIComponent(market)}`, title: 'All news about this market' }
    : { url: '/news/', title: 'All news' };
  return (
    <PageSheet>
      <SectionHeader title={title} moreLink={moreLink} />
      {posts.length < CARD_COUNT ? (
        <NewsList posts={posts} />
      ) : (
        <NewsGrid>
          {posts.map((post) => (
            <NewsCard key={post.id} post={post} />
          ))}
        </NewsGrid>
      )}
    </PageSheet>
  );
}
