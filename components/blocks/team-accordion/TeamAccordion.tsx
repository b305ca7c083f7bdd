import { graphql } from 'relay-runtime';
import type { TeamAccordion_block$key } from '#generated/TeamAccordion_block.graphql.ts';
import { Accordion } from '#components/ui/containers/Accordion.tsx';
import { PeopleList } from './PeopleList.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './TeamAccordion.module.css';

/** Team members by department. Each department shows its number of people and expands to a list. */
export function TeamAccordion({ block }: { block: TeamAccordion_block$key }) {
  const { attributes, teamGroups } = readFragment(
    graphql`
      fragment TeamAccordion_block on SiteTeamAccordionBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
        }
        teamGroups {
          title
          text
          people {
            ...PeopleList_people
          }
        }
      }
    `,
    block,
  );
  const groups = (teamGroups ?? []).filter(({ title, people }) => title && people.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <Accordion
        wide
        exclusive={false}
        items={groups.map(({ title, text, people }) => ({
          title: (
            <span className={styles.summary}>
              <span className={`label ${styles.count}`}>{people.length === 1 ? '1 person' : `${people.length} people`}</span>
              <span>{title}</span>
            </span>
          ),
          content: (
            <div className={styles.people}>
              <RichText html={text} profile="block" className="lead" />
              <PeopleList people={people} label={title ?? ''} />
            </div>
          ),
        }))}
      />
    </Section>
  );
}
