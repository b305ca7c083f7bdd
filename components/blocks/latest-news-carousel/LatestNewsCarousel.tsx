import { graphql } from 'relay-runtime';
import type { LatestNewsCarousel_block$key } from '#generated/LatestNewsCarousel_block.graphql.ts';
import { NewsCard } from '#components/ui/news/NewsCard.tsx';
import { CardScroller } from '#components/ui/containers/CardScroller.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** The newest posts in a carousel that spans the full page width. */
export function LatestNewsCarousel({ block }: { block: LatestNewsCarousel_block$key }) {
  const { attributes, posts } = readFragment(
    graphql`
      fragment LatestNewsCarousel_block on SiteLatestNewsCarouselBlock {
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
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <CardScroller label={attributes?.title ?? 'Latest news'}>
        {posts.map((post) => (
          <NewsCard key={post.id} post={post} width="slide" excerpt level={attributes?.title ? 3 : 2} />
        ))}
      </CardScroller>
    </Section>
  );
}
