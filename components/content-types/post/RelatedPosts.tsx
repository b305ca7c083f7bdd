import { graphql } from 'relay-runtime';
import type { RelatedPosts_post$key } from '#generated/RelatedPosts_post.graphql.ts';
import { NewsCard } from '#components/ui/news/NewsCard.tsx';
import { NewsGrid } from '#components/ui/news/NewsGrid.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';

const MAX_POSTS = 3;

/** The newest other posts in the same category. */
export function RelatedPosts({ post }: { post: RelatedPosts_post$key }) {
  const { id, nextFrom } = readFragment(
    graphql`
      fragment RelatedPosts_post on Post {
        id
        nextFrom: categories(first: 1) {
          nodes {
            name
            uri
            posts(first: 4, where: { hasPassword: false }) {
              nodes {
                id
                ...NewsCard_post
              }
            }
          }
        }
      }
    `,
    post,
  );
  const [category] = nextFrom?.nodes ?? [];
  const others = (category?.posts?.nodes ?? []).filter((other) => other.id !== id).slice(0, MAX_POSTS);
  if (others.length === 0) return null;
  return (
    <PageSheet ground="sunk" as="aside" labelledBy="related-posts">
      <SectionHeader
        id="related-posts"
        title="Related news"
        moreLink={category?.uri && category.name ? { url: category.uri, title: category.name } : null}
      />
      <NewsGrid>
        {others.map((other) => (
          <NewsCard key={other.id} post={other} />
        ))}
      </NewsGrid>
    </PageSheet>
  );
}
