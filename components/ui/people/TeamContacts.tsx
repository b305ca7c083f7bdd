import { graphql } from 'relay-runtime';
import type { TeamContacts_people$key } from '#generated/TeamContacts_people.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import { ContactList } from './ContactList.tsx';

/** Team members as a list of contacts. */
export function TeamContacts({ people, level }: { people: TeamContacts_people$key; level?: 3 | 4 }) {
  const members = readFragment(
    graphql`
      fragment TeamContacts_people on Team @relay(plural: true) {
        title
        uri
        teamMeta {
          title
          phone
          email
        }
        featuredImage {
          node {
            ...Portrait_image
          }
        }
      }
    `,
    people,
  );
  return (
    <ContactList
      {...(level && { level })}
      people={members.map(({ title, uri, teamMeta, featuredImage }) => ({
        name: title,
        uri,
        role: teamMeta?.title,
        phone: teamMeta?.phone,
        email: teamMeta?.email,
        image: featuredImage?.node,
      }))}
    />
  );
}
