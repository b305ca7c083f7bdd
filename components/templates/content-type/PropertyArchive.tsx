import { graphql } from 'relay-runtime';
import type { ListChips_root$key } from '#generated/ListChips_root.graphql.ts';
import type { PropertyArchive_contentType$key } from '#generated/PropertyArchive_contentType.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import type { ListCursor } from '#lib/uri/address.ts';
import { ListChips } from '../shared/ListChips.tsx';
import { PropertyFeed } from '../shared/PropertyFeed.tsx';

/** All properties, newest first, and their statuses to narrow them. */
export function PropertyArchive({
  contentType,
  root,
  part,
}: {
  contentType: PropertyArchive_contentType$key;
  root: ListChips_root$key;
  part: ListCursor | null;
}) {
  const { uri, feed } = readFragment(
    graphql`
      fragment PropertyArchive_contentType on ContentType {
        uri
        feed: contentNodes(first: $feedFirst, last: $feedLast, after: $after, before: $before, where: { dateQuery: { year: $year } }) {
          nodes {
            ... on Property {
              ...PropertyFeed_properties
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
    <PropertyFeed
      properties={feed.nodes}
      uri={uri}
      pageInfo={feed.pageInfo}
      part={part}
      chips={<ListChips root={root} of="properties" current={uri} />}
    />
  );
}
