import { graphql } from 'relay-runtime';
import type { TeamArchive_contentType$key } from '#generated/TeamArchive_contentType.graphql.ts';
import { Member } from '#components/ui/Member.tsx';
import { MemberGrid } from '#components/ui/MemberGrid.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import type { ListPart } from '#lib/uri/address.ts';
import { ListPager } from '../shared/ListPager.tsx';

/** Everybody of the team, by what they do. */
export function TeamArchive({ contentType, part }: { contentType: TeamArchive_contentType$key; part: ListPart | null }) {
  const { uri, directory } = readFragment(
    graphql`
      fragment TeamArchive_contentType on ContentType {
        uri
        directory: contentNodes(first: $directoryFirst, last: $directoryLast, after: $after, before: $before) {
          nodes {
            ... on Team {
              id
              menuOrder
              teamMeta {
                department
              }
            }
            ...Member_person @alias(as: "person")
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
  const departments = Map.groupBy(inOrder, ({ teamMeta }) => teamMeta?.department ?? OTHERS);
  return (
    <>
      {[...departments].map(([department, people], index) => (
        <Sheet key={department} join={index === 0} ground={index % 2 === 1 ? 'sunk' : 'paper'}>
          <SectionHead title={department} />
          <MemberGrid label={department}>{people.map(({ id, person }) => person && <Member key={id} person={person} />)}</MemberGrid>
        </Sheet>
      ))}
      <ListPager uri={uri} pageInfo={directory.pageInfo} part={part} words={{ previous: 'Previous', next: 'Next' }} />
    </>
  );
}

/** Where people without a department stand. */
const OTHERS = 'Everybody else';
