import { graphql } from 'relay-runtime';
import type { PropertyArchive_contentType$key } from '#generated/PropertyArchive_contentType.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import type { ArchiveProps } from '#components/templates/shared/archive-props.ts';
import { ListChips } from '#components/templates/shared/ListChips.tsx';
import { PropertyFeed } from '#components/templates/shared/PropertyFeed.tsx';

/** All properties, newest first, with links to filter them by status. */
export function PropertyArchive({ contentType, root, listCursor }: ArchiveProps<PropertyArchive_contentType$key>) {
  const { uri, feed } = readFragment(
    graphql`
      fragment PropertyArchive_contentType on ContentType {
        uri
        feed: contentNodes(first: $feedFirst, last: $feedLast, after: $after, before: $before, where: { hasPassword: false }) {
          nodes {
            ... on Property {
              ...PropertyFeed_properties
            }
          }
          pageInfo {
            ...ListPagination_pageInfo
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
      listCursor={listCursor}
      chips={<ListChips root={root} list="properties" current={uri} />}
    />
  );
}
