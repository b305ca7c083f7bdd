import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { TeamSheet_lead$key } from '#generated/TeamSheet_lead.graphql.ts';
import type { TeamSheet_people$key } from '#generated/TeamSheet_people.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Portrait } from './Portrait.tsx';
import { RichText } from './RichText.tsx';
import { SmartLink } from './SmartLink.tsx';
import styles from './TeamSheet.module.css';

const leadFragment = graphql`
  fragment TeamSheet_lead on Team {
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
  fragment TeamSheet_people on Team @relay(plural: true) {
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
  lead: TeamSheet_lead$key | null | undefined;
  people: TeamSheet_people$key;
  /** What the team does. */
  children: ReactNode;
};

/** A team: who leads it from line to line, its name and work beside, and its people in a list. */
export function TeamSheet({ title, level, lead, people, children }: Props) {
  const Heading = `h${level}` as const;
  const leader = readFragment(leadFragment, lead);
  const members = readFragment(peopleFragment, people);
  return (
    <article className={styles.team}>
      <div className={styles.words}>
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
