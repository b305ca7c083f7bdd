import { graphql } from 'relay-runtime';
import type { TeamMemberCard_person$key } from '#generated/TeamMemberCard_person.graphql.ts';
import { formatTelephone } from '#lib/format/telephone.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './TeamMemberCard.module.css';
import { Portrait } from './Portrait.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

const fragment = graphql`
  fragment TeamMemberCard_person on Team {
    title
    uri
    teamMeta {
      title
      phone
      email
      region {
        title
      }
    }
    featuredImage {
      node {
        ...Portrait_image
      }
    }
  }
`;

type Props = {
  person: TeamMemberCard_person$key;
  /** Whether the portrait is in view when the page opens. */
  priority?: boolean;
  level?: 2 | 3 | 4;
};

/** A team member in a `TeamMemberGrid`: portrait, name, title, region, telephone and email. */
export function TeamMemberCard({ person, priority, level = 3 }: Props) {
  const { title, uri, teamMeta, featuredImage } = readFragment(fragment, person);
  const telephone = formatTelephone(teamMeta?.phone);
  const Heading = `h${level}` as const;
  return (
    <li className={styles.card}>
      <Portrait image={featuredImage?.node} priority={priority ?? false} />
      <Heading className={styles.name}>
        <SmartLink href={uri}>
          <RichText html={title} profile="inline" />
        </SmartLink>
      </Heading>
      {teamMeta?.title && <p>{teamMeta.title}</p>}
      <RichText html={teamMeta?.region?.title} profile="inline" as="p" className="label" />
      <div className={styles.links}>
        {telephone && <TelephoneLink telephone={telephone} />}
        {teamMeta?.email && (
          <a href={`mailto:${teamMeta.email}`} aria-label={`Email ${title}`}>
            Email
          </a>
        )}
      </div>
    </li>
  );
}
