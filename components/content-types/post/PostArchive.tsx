import { graphql } from 'relay-runtime';
import type { PostArchive_contentType$key } from '#generated/PostArchive_contentType.graphql.ts';
import type { ArchiveProps } from '#components/templates/shared/archive-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import { ListChips } from '#components/templates/shared/ListChips.tsx';
import { PostFeed } from '#components/templates/shared/PostFeed.tsx';

/** The newsroom: all posts or those of one year, newest first, with links to filter them by category. */
export function PostArchive({ contentType, root, listCursor, year }: ArchiveProps<PostArchive_contentType$key>) {
  const { uri, feed } = readFragment(
    graphql`
      fragment PostArchive_contentType on ContentType {
        uri
        feed: contentNodes(
          first: $feedFirst
          last: $feedLast
          after: $after
          before: $before
          where: { hasPassword: false, dateQuery: { year: $year } }
        ) {
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
      listCursor={listCursor}
      year={year}
      chips={<ListChips root={root} list="posts" current={year ? null : uri} />}
    />
  );
}
