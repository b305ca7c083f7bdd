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
  const { uri, people } = readFragment(
    graphql`
      fragment LeadershipArchive_contentType on ContentType {
        uri
        people: contentNodes(
          first: $directoryFirst
          last: $directoryLast
          after: $after
          before: $before
          where: { hasPassword: false, orderby: [{ field: MENU_ORDER, order: ASC }, { field: TITLE, order: ASC }] }
        ) {
          nodes {
            ... on Leadership {
              id
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
  if (!uri || !people) return null;
  return (
    <PageSheet noTopPadding>
      <h2 className="visually-hidden">Leadership team</h2>
      <LeadershipGrid>
        {people.nodes.map(
          ({ id, person }, index) => person && <LeadershipCard key={id} person={person} first={index === 0} priority={index === 0} />,
        )}
      </LeadershipGrid>
      <ListPagination uri={uri} pageInfo={people.pageInfo} listCursor={listCursor} labels={{ previous: 'Previous', next: 'Next' }} />
    </PageSheet>
  );
}
