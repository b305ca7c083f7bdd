import { graphql } from 'relay-runtime';
import type { LeadershipArchive_contentType$key } from '#generated/LeadershipArchive_contentType.graphql.ts';
import { Leader } from '#components/ui/Leader.tsx';
import { LeaderGrid } from '#components/ui/LeaderGrid.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import type { ListPart } from '#lib/uri/address.ts';
import { ListPager } from '../shared/ListPager.tsx';

/** The leaders, in the order an editor gave them. */
export function LeadershipArchive({ contentType, part }: { contentType: LeadershipArchive_contentType$key; part: ListPart | null }) {
  const { uri, directory } = readFragment(
    graphql`
      fragment LeadershipArchive_contentType on ContentType {
        uri
        directory: contentNodes(first: $directoryFirst, last: $directoryLast, after: $after, before: $before) {
          nodes {
            ... on Leadership {
              id
              menuOrder
            }
            ...Leader_person @alias(as: "person")
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
  if (!uri || !directory) return null;
  const inOrder = directory.nodes.toSorted((a, b) => (a.menuOrder ?? 0) - (b.menuOrder ?? 0));
  return (
    <Sheet join>
      <h2 className="visually-hidden">Leaders</h2>
      <LeaderGrid>{inOrder.map(({ id, person }, index) => person && <Leader key={id} person={person} first={index === 0} />)}</LeaderGrid>
      <ListPager uri={uri} pageInfo={directory.pageInfo} part={part} words={{ previous: 'Previous', next: 'Next' }} />
    </Sheet>
  );
}
