import { graphql } from 'relay-runtime';
import type { LatestSustainabilityPosts_block$key } from '#generated/LatestSustainabilityPosts_block.graphql.ts';
import { NewsCard } from '#components/ui/news/NewsCard.tsx';
import { NewsList } from '#components/ui/news/NewsList.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './LatestSustainabilityPosts.module.css';

/** The newest posts on sustainability: the first as a card in half the width, the others as rows next to it. */
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
          ...NewsCard_post
          ...NewsList_posts
        }
      }
    `,
    block,
  );
  const [lead, ...others] = posts ?? [];
  if (!lead) return null;
  const level = attributes?.title ? 3 : 2;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <div className={styles.split}>
        <NewsCard post={lead} width="slide" excerpt level={level} />
        {others.length > 0 && (
          <div className={styles.rows}>
            <NewsList posts={others} level={level} />
          </div>
        )}
      </div>
    </Section>
  );
}
