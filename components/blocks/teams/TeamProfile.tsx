import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { TeamProfile_lead$key } from '#generated/TeamProfile_lead.graphql.ts';
import type { TeamProfile_people$key } from '#generated/TeamProfile_people.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Portrait } from '#components/ui/people/Portrait.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import styles from './TeamProfile.module.css';

const leadFragment = graphql`
  fragment TeamProfile_lead on Team {
    title
    uri
    teamMeta {
      title
    }
    featuredImage {
      node {
        ...Portrait_image
      }
    }
  }
`;

const peopleFragment = graphql`
  fragment TeamProfile_people on Team @relay(plural: true) {
    title
    uri
    teamMeta {
      title
    }
  }
`;

type Props = {
  title: ReactNode;
  level: 2 | 3;
  lead: TeamProfile_lead$key | null | undefined;
  people: TeamProfile_people$key;
  /** What the team does. */
  children: ReactNode;
};

/** A team: its lead with a portrait, its name and description, and a list of its members. */
export function TeamProfile({ title, level, lead, people, children }: Props) {
  const Heading = `h${level}` as const;
  const leader = readFragment(leadFragment, lead);
  const members = readFragment(peopleFragment, people);
  return (
    <article className={styles.team}>
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        {children}
      </div>
      {leader && (
        <div className={styles.lead}>
          <Portrait image={leader.featuredImage?.node} sizes="(width >= 48rem) 25vw, 33vw" />
          <p className={styles.name}>
            <SmartLink href={leader.uri}>
              <RichText html={leader.title} profile="inline" />
            </SmartLink>
            <span className="label">{leader.teamMeta?.title}</span>
          </p>
        </div>
      )}
      {members.length > 0 && (
        <ul className={styles.people}>
          {members.map((member, index) => (
            <li key={index}>
              <SmartLink href={member.uri}>
                <RichText html={member.title} profile="inline" />
              </SmartLink>
              {member.teamMeta?.title && <span className="label">{member.teamMeta.title}</span>}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
