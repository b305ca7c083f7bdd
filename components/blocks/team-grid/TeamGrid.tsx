import { graphql } from 'relay-runtime';
import type { TeamGrid_block$data, TeamGrid_block$key } from '#generated/TeamGrid_block.graphql.ts';
import { ChipLinks } from '#components/ui/navigation/ChipLinks.tsx';
import { TeamMemberCard } from '#components/ui/people/TeamMemberCard.tsx';
import { TeamMemberGrid } from '#components/ui/people/TeamMemberGrid.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { formatParameters } from '#lib/uri/parameters.ts';
import styles from './TeamGrid.module.css';

/** The team with portraits. Visitors filter it by region or department with links, so each filter has its own URL. */
export function TeamGrid({ block }: { block: TeamGrid_block$key }) {
  const data = readFragment(
    graphql`
      fragment TeamGrid_block on SiteTeamGridBlock {
        attributes {
          title
          text
          ground
          filterBy
          moreLink {
            ...Section_link
          }
        }
        parentNode {
          ... on UniformResourceIdentifiable {
            uri
          }
        }
        teamDirectory(parameters: $parameters) {
          total
          people {
            id
            ...TeamMemberCard_person
          }
          regions {
            slug
            title
          }
          departments
          region {
            slug
          }
          department
        }
      }
    `,
    block,
  );
  const { attributes, teamDirectory: directory } = data;
  if (!directory?.people.length) return null;
  const { people, total } = directory;
  const chips = getFilterChips(data);
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      {chips.length > 2 && (
        <div className={styles.filter}>
          <ChipLinks label={attributes?.filterBy === 'department' ? 'Departments' : 'Regions'} chips={chips} />
          <p className="label">{people.length === total ? `${total} people` : `${people.length} of ${total} people`}</p>
        </div>
      )}
      <TeamMemberGrid label={attributes?.title || 'Team'}>
        {people.map((person) => (
          <TeamMemberCard key={person.id} person={person} level={attributes?.title ? 3 : 2} />
        ))}
      </TeamMemberGrid>
    </Section>
  );
}

/** A chip for everyone, followed by one for each filter value that has team members. */
function getFilterChips({ attributes, parentNode, teamDirectory }: TeamGrid_block$data) {
  const uri = parentNode.uri;
  if (!uri || !teamDirectory) return [];
  const { regions, departments, region, department } = teamDirectory;
  const choices =
    attributes?.filterBy === 'department'
      ? departments.map((name) => ({ title: name, value: name.toLowerCase(), current: name === department }))
      : attributes?.filterBy === 'none'
        ? []
        : regions.map(({ slug, title }) => ({ title: title ?? '', value: slug ?? '', current: slug === region?.slug }));
  const name = attributes?.filterBy === 'department' ? 'department' : 'region';
  const all = { href: uri, title: 'Everyone', current: !choices.some(({ current }) => current) };
  return [all, ...choices.map(({ title, value, current }) => ({ href: `${uri}${formatParameters([{ name, value }])}`, title, current }))];
}
