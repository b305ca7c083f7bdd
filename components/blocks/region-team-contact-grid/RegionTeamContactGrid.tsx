import { graphql } from 'relay-runtime';
import type { RegionTeamContactGrid_block$key } from '#generated/RegionTeamContactGrid_block.graphql.ts';
import type { RegionTeamContactGrid_region$key } from '#generated/RegionTeamContactGrid_region.graphql.ts';
import { ContactGroups } from '#components/ui/people/ContactGroups.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

const functionLabels = { leasing: 'Leasing', development: 'Development', investment: 'Investment', disposition: 'Dispositions' } as const;
type ContactFunction = keyof typeof functionLabels;

const isContactFunction = (name: string): name is ContactFunction => Object.hasOwn(functionLabels, name);

/** Contacts in a region, by function. The region defaults to the region of the page. */
export function RegionTeamContactGrid({ block }: { block: RegionTeamContactGrid_block$key }) {
  const { attributes, parentNode } = readFragment(
    graphql`
      fragment RegionTeamContactGrid_block on SiteRegionTeamContactGridBlock {
        attributes {
          title
          text
          ground
          functions
          moreLink {
            ...Section_link
          }
          region {
            ...RegionTeamContactGrid_region
          }
        }
        parentNode {
          ...RegionTeamContactGrid_region @alias(as: "region")
        }
      }
    `,
    block,
  );
  const contacts = readContacts(attributes?.region ?? parentNode.region);
  const selected = [...new Set((attributes?.functions ?? []).filter(isContactFunction))];
  const groups = (selected.length > 0 ? selected : Object.keys(functionLabels).filter(isContactFunction))
    .map((name) => ({ title: functionLabels[name], people: contacts[name] ?? [] }))
    .filter((group) => group.people.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <ContactGroups groups={groups} level={attributes?.title ? 3 : 2} />
    </Section>
  );
}

function readContacts(key: RegionTeamContactGrid_region$key | null | undefined) {
  const region = readFragment(
    graphql`
      fragment RegionTeamContactGrid_region on Region {
        regionMeta {
          leasingContacts {
            ...ContactGroups_people
          }
          developmentContacts {
            ...ContactGroups_people
          }
          investmentContacts {
            ...ContactGroups_people
          }
          dispositionContacts {
            ...ContactGroups_people
          }
        }
      }
    `,
    key,
  );
  const meta = region?.regionMeta;
  return {
    leasing: meta?.leasingContacts,
    development: meta?.developmentContacts,
    investment: meta?.investmentContacts,
    disposition: meta?.dispositionContacts,
  };
}
