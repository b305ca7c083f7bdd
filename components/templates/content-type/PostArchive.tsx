import { graphql } from 'relay-runtime';
import type { ListChips_root$key } from '#generated/ListChips_root.graphql.ts';
import type { PostArchive_contentType$key } from '#generated/PostArchive_contentType.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import type { ListCursor } from '#lib/uri/address.ts';
import { ListChips } from '../shared/ListChips.tsx';
import { PostFeed } from '../shared/PostFeed.tsx';

type Props = {
  contentType: PostArchive_contentType$key;
  root: ListChips_root$key;
  part: ListCursor | null;
  /** Only posts of this year. */
  year: number | null;
};

/** The newsroom: all posts, newest first, and the categories to narrow them; or those of a year. */
export function PostArchive({ contentType, root, part, year }: Props) {
  const { uri, feed } = readFragment(
    graphql`
      fragment PostArchive_contentType on ContentType {
        uri
        feed: contentNodes(first: $feedFirst, last: $feedLast, after: $after, before: $before, where: { dateQuery: { year: $year } }) {
          nodes {
            ... on Post {
              ...PostFeed_posts
            }
          }
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
        }
      }
    `,
    contentType,
  );
  if (!uri || !feed) return null;
  return (
    <PostFeed
      posts={feed.nodes}
      uri={uri}
      pageInfo={feed.pageInfo}
      part={part}
      year={year}
      chips={<ListChips root={root} of="posts" current={year ? null : uri} />}
    />
  );
}
