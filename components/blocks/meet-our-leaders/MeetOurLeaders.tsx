import { graphql } from 'relay-runtime';
import type { MeetOurLeaders_block$key } from '#generated/MeetOurLeaders_block.graphql.ts';
import { LeadershipCard } from '#components/ui/people/LeadershipCard.tsx';
import { LeadershipGrid } from '#components/ui/people/LeadershipGrid.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Leaders with links to their pages: the selected ones, or the first ones in their order. */
export function MeetOurLeaders({ block }: { block: MeetOurLeaders_block$key }) {
  const { attributes, leaders } = readFragment(
    graphql`
      fragment MeetOurLeaders_block on SiteMeetOurLeadersBlock {
        attributes {
          title
          text
          ground
          variant
          moreLink {
            ...Section_link
          }
        }
        leaders {
          ...LeadershipCard_person
        }
      }
    `,
    block,
  );
  if (!leaders?.length) return null;
  const isLarge = attributes?.variant !== 'even';
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <LeadershipGrid>
        {leaders.map((person, index) => (
          <LeadershipCard key={index} person={person} first={isLarge && index === 0} level={attributes?.title ? 3 : 2} />
        ))}
      </LeadershipGrid>
    </Section>
  );
}
