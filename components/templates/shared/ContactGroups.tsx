import { graphql } from 'relay-runtime';
import type { ContactGroups_people$key } from '#generated/ContactGroups_people.graphql.ts';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './ContactGroups.module.css';
import { TeamContacts } from './TeamContacts.tsx';

type Group = { title: string; people: ContactGroups_people$key };

/** People by what they do. Groups without anybody are left out by the caller, who knows whether any is left. */
export function ContactGroups({ id, title, groups }: { id: string; title: string; groups: readonly Group[] }) {
  return (
    <Sheet ground="sunk" id={id}>
      <SectionHead title={title} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <PeopleOf key={group.title} {...group} />
        ))}
      </div>
    </Sheet>
  );
}

function PeopleOf({ title, people }: Group) {
  const members = readFragment(
    graphql`
      fragment ContactGroups_people on Team @relay(plural: true) {
        ...TeamContacts_people
      }
    `,
    people,
  );
  return (
    <div className="stack stack--s hang">
      <p className="label">{title}</p>
      <TeamContacts people={members} />
    </div>
  );
}
