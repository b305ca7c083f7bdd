import { graphql } from 'relay-runtime';
import type { RelatedPosts_post$key } from '#generated/RelatedPosts_post.graphql.ts';
import { NewsCard } from '#components/ui/news/NewsCard.tsx';
import { NewsGrid } from '#components/ui/news/NewsGrid.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Posts about the same subjects. */
export function RelatedPosts({ post }: { post: RelatedPosts_post$key }) {
  const { relatedPosts, categories } = readFragment(
    graphql`
      fragment RelatedPosts_post on Post {
        relatedPosts(first: 3) {
          id
          ...NewsCard_post
        }
        categories(first: 1) {
          nodes {
            name
            uri
          }
        }
      }
    `,
    post,
  );
  const [category] = categories?.nodes ?? [];
  if (relatedPosts.length === 0) return null;
  return (
    <PageSheet ground="sunk" as="aside" labelledBy="related-posts">
      <SectionHeader
        id="related-posts"
        title="Related news"
        moreLink={category?.uri && category.name ? { url: category.uri, title: category.name } : null}
      />
      <NewsGrid>
        {relatedPosts.map((related) => (
          <NewsCard key={related.id} post={related} />
        ))}
      </NewsGrid>
    </PageSheet>
  );
}
