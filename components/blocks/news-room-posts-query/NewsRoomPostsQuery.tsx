import { graphql } from 'relay-runtime';
import type { NewsRoomPostsQuery_block$key } from '#generated/NewsRoomPostsQuery_block.graphql.ts';
import { NewsRows } from '#components/ui/NewsRows.tsx';
import { Section } from '#components/ui/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** News that visitors narrow and page through by the address. */
export function NewsRoomPostsQuery({ block }: { block: NewsRoomPostsQuery_block$key }) {
  const { attributes, newsRoom } = readFragment(
    graphql`
      fragment NewsRoomPostsQuery_block on SiteNewsRoomPostsQueryBlock {
        attributes {
          title
          text
          ground
        }
        newsRoom(parameters: $parameters) {
          posts {
            ...NewsRows_posts
          }
        }
      }
    `,
    block,
  );
  if (!newsRoom?.posts.length) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text}>
      <NewsRows posts={newsRoom.posts} />
    </Section>
  );
}
