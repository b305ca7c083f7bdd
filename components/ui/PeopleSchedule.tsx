import { graphql } from 'relay-runtime';
import type { PeopleSchedule_people$key } from '#generated/PeopleSchedule_people.graphql.ts';
import { formatTelephone } from '#lib/format/telephone.ts';
import { readFragment } from '#lib/relay/server.ts';
import { MailLink } from './MailLink.tsx';
import styles from './PeopleSchedule.module.css';
import { RichText } from './RichText.tsx';
import { SmartLink } from './SmartLink.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

const fragment = graphql`
  fragment PeopleSchedule_people on Team @relay(plural: true) {
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

/** People as a drawing's schedule has doors: a line each, with what they do, where, and how to reach them. */
export function PeopleSchedule({ people, label }: { people: PeopleSchedule_people$key; label: string }) {
  return (
    <ul className={styles.schedule} aria-label={label}>
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
            <p className={styles.reach}>
              {telephone && <TelephoneLink telephone={telephone} />}
              {teamMeta?.email && <MailLink address={teamMeta.email} />}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
