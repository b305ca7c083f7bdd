import { graphql } from 'relay-runtime';
import type { TeamContacts_people$key } from '#generated/TeamContacts_people.graphql.ts';
import { getVcardUrl } from '#lib/uri/vcard-url.ts';
import { readFragment } from '#lib/relay/server.ts';
import { ContactList } from './ContactList.tsx';

type Props = {
  people: TeamContacts_people$key;
  level?: 3 | 4;
  /** Whether visitors can save each person as a contact. */
  withVcards?: boolean;
};

/** Team members as a list of contacts. */
export function TeamContacts({ people, level, withVcards }: Props) {
  const members = readFragment(
    graphql`
      fragment TeamContacts_people on Team @relay(plural: true) {
        slug
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
      people={members.map(({ slug, title, uri, teamMeta, featuredImage }) => ({
        name: title,
        uri,
        role: teamMeta?.title,
        phone: teamMeta?.phone,
        email: teamMeta?.email,
        image: featuredImage?.node,
        vcardUrl: withVcards && slug ? getVcardUrl(slug) : null,
      }))}
    />
  );
}
