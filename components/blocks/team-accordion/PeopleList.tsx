import { graphql } from 'relay-runtime';
import type { PeopleList_people$key } from '#generated/PeopleList_people.graphql.ts';
import { formatTelephone } from '#lib/format/telephone.ts';
import { readFragment } from '#lib/relay/server.ts';
import { EmailLink } from '#components/ui/people/EmailLink.tsx';
import styles from './PeopleList.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { TelephoneLink } from '#components/ui/people/TelephoneLink.tsx';

const fragment = graphql`
  fragment PeopleList_people on Team @relay(plural: true) {
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
  }
`;

/** A list of people with their job title, region, phone number and email address. */
export function PeopleList({ people, label }: { people: PeopleList_people$key; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {readFragment(fragment, people).map(({ title, uri, teamMeta }, index) => {
        const telephone = formatTelephone(teamMeta?.phone);
        return (
          <li key={index}>
            <p className={styles.name}>
              <SmartLink href={uri}>
                <RichText html={title} profile="inline" />
              </SmartLink>
            </p>
            <p>{teamMeta?.title}</p>
            <RichText html={teamMeta?.region?.title} profile="inline" as="p" className="label" />
            <p className={styles.contact}>
              {telephone && <TelephoneLink telephone={telephone} />}
              {teamMeta?.email && <EmailLink address={teamMeta.email} />}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
