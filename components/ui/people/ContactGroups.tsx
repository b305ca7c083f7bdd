import { graphql } from 'relay-runtime';
import type { ContactGroups_people$key } from '#generated/ContactGroups_people.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './ContactGroups.module.css';
import { TeamContacts } from './TeamContacts.tsx';

type Group = { title: string; people: ContactGroups_people$key };

type Props = {
  groups: readonly Group[];
  /** Of the groups' headings; the names below them go one deeper. */
  level?: 2 | 3;
};

/** People by what they do. Groups without anybody are left out by the caller, who knows whether any is left. */
export function ContactGroups({ groups, level = 3 }: Props) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <ContactGroup key={group.title} {...group} level={level} />
      ))}
    </div>
  );
}

function ContactGroup({ title, people, level }: Group & { level: 2 | 3 }) {
  const members = readFragment(
    graphql`
      fragment ContactGroups_people on Team @relay(plural: true) {
        ...TeamContacts_people
      }
    `,
    people,
  );
  const Heading = `h${level}` as const;
  return (
    <div className={styles.group}>
      <Heading className={styles.title}>{title}</Heading>
      <TeamContacts people={members} level={level === 2 ? 3 : 4} />
    </div>
  );
}
