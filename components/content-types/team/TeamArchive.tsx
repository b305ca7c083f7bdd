import { graphql } from 'relay-runtime';
import type { TeamArchive_contentType$data, TeamArchive_contentType$key } from '#generated/TeamArchive_contentType.graphql.ts';
import type { ArchiveProps } from '#components/templates/shared/archive-props.ts';
import { ListPagination } from '#components/templates/shared/ListPagination.tsx';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { FilterForm } from '#components/ui/forms/FilterForm.tsx';
import { ChipLinks } from '#components/ui/navigation/ChipLinks.tsx';
import { listFilterChips } from '#components/ui/navigation/filter-chips.ts';
import { LeadershipCard } from '#components/ui/people/LeadershipCard.tsx';
import { LeadershipGrid } from '#components/ui/people/LeadershipGrid.tsx';
import { TeamMemberCard } from '#components/ui/people/TeamMemberCard.tsx';
import { TeamMemberGrid } from '#components/ui/people/TeamMemberGrid.tsx';
import { CallToAction } from '#components/ui/sections/CallToAction.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { pluralize } from '#lib/format/pluralize.ts';
import { readFragment } from '#lib/relay/server.ts';
import { formatParameters, type Parameter } from '#lib/uri/parameters.ts';
import styles from './TeamArchive.module.css';

type Archive = NonNullable<TeamArchive_contentType$data['teamArchive']>;

/** The team page: the leadership, then all team members, with filters for department and region. */
export function TeamArchive({ contentType, listCursor }: ArchiveProps<TeamArchive_contentType$key>) {
  const { uri, teamArchive: archive } = readFragment(
    graphql`
      fragment TeamArchive_contentType on ContentType {
        uri
        teamArchive(parameters: $parameters) {
          people(first: $feedFirst, last: $feedLast, after: $after, before: $before, where: { offsetPagination: $offset }) {
            nodes {
              id
              ...TeamMemberCard_person
            }
            pageInfo {
              offsetPagination {
                total
              }
              ...ListPagination_pageInfo
            }
          }
          total
          department
          region {
            title
            slug
          }
          ignored
          departments {
            value
            label
            count
          }
          regions {
            value
            label
            count
          }
          leadership {
            uri
            leaders: contentNodes(
              first: 7
              where: { hasPassword: false, orderby: [{ field: MENU_ORDER, order: ASC }, { field: TITLE, order: ASC }] }
            ) {
              nodes {
                ... on Leadership {
                  id
                }
                ...LeadershipCard_person @alias(as: "person")
              }
            }
          }
          positions {
            uri
            positionArchive {
              total
            }
          }
        }
      }
    `,
    contentType,
  );
  if (!uri || !archive?.people) return null;
  const { people, total, department, region, leadership, positions } = archive;
  const filters = getFilters(archive);
  const selection = [department, region?.title].filter(Boolean).join(', ');
  const isWholeTeam = selection === '' && listCursor === null;
  const openPositions = positions?.positionArchive?.total;
  return (
    <>
      {isWholeTeam && <Leadership leadership={leadership} />}
      <PageSheet noTopPadding={!isWholeTeam} ground="sunk">
        <SectionHeader title={selection || 'Team members'} />
        <div className={styles.filter}>
          <ChipLinks
            label="Departments"
            chips={listFilterChips({
              uri,
              name: 'department',
              allLabel: 'Everyone',
              options: archive.departments,
              value: department?.toLowerCase(),
              kept: filters.filter(({ name }) => name !== 'department'),
            })}
          />
          <FilterForm
            action={uri}
            label="Filter by region"
            filters={[{ name: 'region', label: 'Region', allLabel: 'All regions', options: archive.regions, value: region?.slug }]}
            kept={filters.filter(({ name }) => name !== 'region')}
          />
          <p className="label" role={selection ? 'status' : undefined}>
            {archive.ignored.map((sentence) => `${sentence} This filter is ignored. `)}
            {selection ? `${people.pageInfo.offsetPagination?.total} of ${total} team members. ` : pluralize(total, 'team member')}
            {selection && <a href={uri}>Clear filters</a>}
          </p>
        </div>
        {people.nodes.length === 0 ? (
          <EmptyState title="No team members match these filters">
            <p>
              <a href={uri}>{`Show all ${total} team members`}</a>
            </p>
          </EmptyState>
        ) : (
          <TeamMemberGrid label={selection || 'Team members'}>
            {people.nodes.map((person, index) => (
              <TeamMemberCard key={person.id} person={person} priority={!isWholeTeam && index === 0} />
            ))}
          </TeamMemberGrid>
        )}
        <ListPagination
          uri={uri}
          pageInfo={people.pageInfo}
          listCursor={listCursor}
          labels={{ previous: 'Previous', next: 'Next' }}
          query={formatParameters(filters)}
        />
      </PageSheet>
      {positions?.uri && openPositions ? (
        <CallToAction title={pluralize(openPositions, 'open position')} link={{ url: positions.uri, title: 'See open positions' }} />
      ) : null}
    </>
  );
}

/** The filters in use, in canonical order. */
function getFilters({ region, department }: Archive): Parameter[] {
  return [
    ...(region?.slug ? [{ name: 'region' as const, value: region.slug }] : []),
    ...(department ? [{ name: 'department' as const, value: department.toLowerCase() }] : []),
  ];
}

/** The first leaders, who fill two rows of four columns, and a link to all of them. */
function Leadership({ leadership }: Pick<Archive, 'leadership'>) {
  const leaders = leadership?.leaders?.nodes ?? [];
  if (leaders.length === 0) return null;
  return (
    <PageSheet noTopPadding>
      <SectionHeader title="Leadership" moreLink={leadership?.uri ? { url: leadership.uri, title: 'Officers and directors' } : null} />
      <LeadershipGrid>
        {leaders.map(
          ({ id, person }, index) => person && <LeadershipCard key={id} person={person} first={index === 0} priority={index === 0} />,
        )}
      </LeadershipGrid>
    </PageSheet>
  );
}
