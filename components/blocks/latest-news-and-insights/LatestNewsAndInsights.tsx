import { graphql } from 'relay-runtime';
import type { LatestNewsAndInsights_block$key } from '#generated/LatestNewsAndInsights_block.graphql.ts';
import { NewsCard } from '#components/ui/news/NewsCard.tsx';
import { NewsGrid } from '#components/ui/news/NewsGrid.tsx';
import { NewsSidebar } from '#components/ui/news/NewsSidebar.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Number of cards that fill the height of the lead card. */
const SIDE_CARD_COUNT = 3;

export function LatestNewsAndInsights({ block }: { block: LatestNewsAndInsights_block$key }) {
  const { attributes, posts } = readFragment(
    graphql`
      fragment LatestNewsAndInsights_block on SiteLatestNewsAndInsightsBlock {
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
        }
      }
    `,
    block,
  );
  if (!posts?.length) return null;
  const level = attributes?.title ? 3 : 2;
  // The newest post is the lead card. The next posts are next to it, and the rest are below, four in a row.
  const [lead, ...others] = posts;
  const [side, rest] = [others.slice(0, SIDE_CARD_COUNT), others.slice(SIDE_CARD_COUNT)];
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <NewsGrid>
        {lead && <NewsCard post={lead} width="lead" level={level} />}
        {side.length > 0 && (
          <NewsSidebar>
            {side.map((post) => (
              <NewsCard key={post.id} post={post} width="side" level={level} />
            ))}
          </NewsSidebar>
        )}
        {rest.map((post) => (
          <NewsCard key={post.id} post={post} width="quarter" level={level} />
        ))}
      </NewsGrid>
    </Section>
  );
}
