import { graphql } from 'relay-runtime';
import type { LeadershipArchive_contentType$key } from '#generated/LeadershipArchive_contentType.graphql.ts';
import { LeadershipCard } from '#components/ui/people/LeadershipCard.tsx';
import { LeadershipGrid } from '#components/ui/people/LeadershipGrid.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import type { ArchiveProps } from '#components/templates/shared/archive-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import { ListPagination } from '#components/templates/shared/ListPagination.tsx';

/** The leadership page: all leaders in the order that editors set. */
export function LeadershipArchive({ contentType, listCursor }: ArchiveProps<LeadershipArchive_contentType$key>) {
  const { uri, directory } = readFragment(
    graphql`
      fragment LeadershipArchive_contentType on ContentType {
        uri
        directory: contentNodes(
          first: $directoryFirst
          last: $directoryLast
          after: $after
          before: $before
          where: { hasPassword: false }
        ) {
          nodes {
            ... on Leadership {
              id
              menuOrder
            }
            ...LeadershipCard_person @alias(as: "person")
          }
          pageInfo {
            ...ListPagination_pageInfo
          }
        }
      }
    `,
    contentType,
  );
  if (!uri || !directory) return null;
  const leaders = directory.nodes.toSorted((a, b) => (a.menuOrder ?? 0) - (b.menuOrder ?? 0));
  return (
    <PageSheet noTopPadding>
      <h2 className="visually-hidden">Leadership team</h2>
      <LeadershipGrid>
        {leaders.map(
          ({ id, person }, index) => person && <LeadershipCard key={id} person={person} first={index === 0} priority={index === 0} />,
        )}
      </LeadershipGrid>
      <ListPagination uri={uri} pageInfo={directory.pageInfo} listCursor={listCursor} labels={{ previous: 'Previous', next: 'Next' }} />
    </PageSheet>
  );
}
