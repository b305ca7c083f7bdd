import { graphql } from 'relay-runtime';
import type { Teams_block$key } from '#generated/Teams_block.graphql.ts';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { TeamProfile } from './TeamProfile.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** A list of teams, each with its lead, description and members. */
export function Teams({ block }: { block: Teams_block$key }) {
  const { attributes, teamGroups } = readFragment(
    graphql`
      fragment Teams_block on SiteTeamsBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          teams {
            title
            text
            link {
              url
              title
              target
            }
            lead {
              ...TeamProfile_lead
            }
          }
        }
        teamGroups {
          people {
            ...TeamProfile_people
          }
        }
      }
    `,
    block,
  );
  // The content service returns members in the order of the teams, so they are joined before teams without a title are removed.
  const teams = (attributes?.teams ?? [])
    .map((team, index) => ({ ...team, people: teamGroups?.[index]?.people ?? [] }))
    .filter(({ title }) => title);
  if (teams.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      {teams.map(({ title, text, lead, link, people }, index) => (
        <TeamProfile key={index} title={title} level={attributes?.title ? 3 : 2} lead={lead} people={people}>
          <RichText html={text} profile="block" className="lead" />
          {link?.url && link.title && (
            <ArrowLink href={link.url} target={link.target}>
              {link.title}
            </ArrowLink>
          )}
        </TeamProfile>
      ))}
    </Section>
  );
}
