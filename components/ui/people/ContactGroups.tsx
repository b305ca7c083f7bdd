import { graphql } from 'relay-runtime';
import type { ContactGroups_people$key } from '#generated/ContactGroups_people.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './ContactGroups.module.css';
import { TeamContacts } from './TeamContacts.tsx';

type Group = { title: string; people: ContactGroups_people$key };

type Props = {
  groups: readonly Group[];
  /** Level of the groups' headings. The names below them are one level deeper. */
  level?: 2 | 3;
};

/** Contacts in groups by function. The caller leaves out empty groups. */
export function ContactGroups({ groups, level = 3 }: Props) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <ContactGroupSection key={group.title} {...group} level={level} />
      ))}
    </div>
  );
}

function ContactGroupSection({ title, people, level }: Group & { level: 2 | 3 }) {
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
