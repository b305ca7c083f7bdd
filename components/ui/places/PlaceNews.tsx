import { graphql } from 'relay-runtime';
import type { PlaceNews_posts$key } from '#generated/PlaceNews_posts.graphql.ts';
import { NewsCard } from '#components/ui/news/NewsCard.tsx';
import { NewsGrid } from '#components/ui/news/NewsGrid.tsx';
import { NewsList } from '#components/ui/news/NewsList.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { readFragment } from '#lib/relay/server.ts';

const MAX_POSTS = 3;

type Props = {
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
        date
        ...NewsCard_post
        ...NewsList_posts
      }
    `,
    keys,
  );
  const newest = [...new Map(posts.map((post) => [post.id, post])).values()]
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .slice(0, MAX_POSTS);
  if (newest.length === 0) return null;
  const moreLink = market
    ? { url: `/news/?market=${encodeURIComponent(market)}`, title: 'All news about this market' }
    : { url: '/news/', title: 'All news' };
  return (
    <PageSheet>
      <SectionHeader title={title} moreLink={moreLink} />
      {newest.length < MAX_POSTS ? (
        <NewsList posts={newest} />
      ) : (
        <NewsGrid>
          {newest.map((post) => (
            <NewsCard key={post.id} post={post} />
          ))}
        </NewsGrid>
      )}
    </PageSheet>
  );
}
