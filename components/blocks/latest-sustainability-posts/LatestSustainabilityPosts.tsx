import { graphql } from 'relay-runtime';
import type { LatestSustainabilityPosts_block$key } from '#generated/LatestSustainabilityPosts_block.graphql.ts';
import { NewsCard } from '#components/ui/NewsCard.tsx';
import { NewsGrid } from '#components/ui/NewsGrid.tsx';
import { NewsRows } from '#components/ui/NewsRows.tsx';
import { Section } from '#components/ui/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Posts that stand as pictures; later ones are lines. */
const PICTURES = 3;

/** What is new on sustainability: the newest as pictures, earlier posts as lines below. */
export function LatestSustainabilityPosts({ block }: { block: LatestSustainabilityPosts_block$key }) {
  const { attributes, posts } = readFragment(
    graphql`
      fragment LatestSustainabilityPosts_block on SiteLatestSustainabilityPostsBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
        }
        posts {
          id
          ...NewsCard_post
          ...NewsRows_posts
        }
      }
    `,
    block,
  );
  if (!posts?.length || !attributes) return null;
  const level = attributes.title ? 3 : 2;
  const rows = posts.slice(PICTURES);
  return (
    <Section ground={attributes.ground} title={attributes.title} text={attributes.text} more={attributes.moreLink}>
      <div className="stack">
        <NewsGrid>
          {posts.slice(0, PICTURES).map((post) => (
            <NewsCard key={post.id} post={post} width="third" level={level} excerpt />
          ))}
        </NewsGrid>
        {rows.length > 0 && <NewsRows posts={rows} level={level} />}
      </div>
    </Section>
  );
}
