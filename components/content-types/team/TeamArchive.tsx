import { graphql } from 'relay-runtime';
import type { TeamArchive_contentType$key } from '#generated/TeamArchive_contentType.graphql.ts';
import { TeamMemberCard } from '#components/ui/people/TeamMemberCard.tsx';
import { TeamMemberGrid } from '#components/ui/people/TeamMemberGrid.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import type { ArchiveProps } from '#components/templates/shared/archive-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import { ListPagination } from '#components/templates/shared/ListPagination.tsx';

/** All team members, grouped by department. */
export function TeamArchive({ contentType, listCursor }: ArchiveProps<TeamArchive_contentType$key>) {
  const { uri, people } = readFragment(
    graphql`
      fragment TeamArchive_contentType on ContentType {
        uri
        people: contentNodes(
          first: $directoryFirst
          last: $directoryLast
          after: $after
          before: $before
          where: { hasPassword: false, orderby: [{ field: MENU_ORDER, order: ASC }, { field: TITLE, order: ASC }] }
        ) {
          nodes {
            ... on Team {
              id
              teamMeta {
                department
              }
            }
            ...TeamMemberCard_person @alias(as: "person")
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
  const departments = Map.groupBy(people.nodes, ({ teamMeta }) => teamMeta?.department ?? NO_DEPARTMENT);
  return (
    <>
      {[...departments].map(([department, members], index) => (
        <PageSheet key={department} noTopPadding={index === 0} ground={index % 2 === 1 ? 'sunk' : 'paper'}>
          <SectionHeader title={department} />
          <TeamMemberGrid label={department}>
            {members.map(
              ({ id, person }, position) => person && <TeamMemberCard key={id} person={person} priority={index + position === 0} />,
            )}
          </TeamMemberGrid>
        </PageSheet>
      ))}
      <ListPagination uri={uri} pageInfo={people.pageInfo} listCursor={listCursor} labels={{ previous: 'Previous', next: 'Next' }} />
    </>
  );
}

/** Heading for people without a department. */
const NO_DEPARTMENT = 'Other team members';
