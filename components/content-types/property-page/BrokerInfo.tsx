import { graphql } from 'relay-runtime';
import type { BrokerInfo_layout$key } from '#generated/BrokerInfo_layout.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { ContactList } from '#components/ui/people/ContactList.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** The brokers of a property, from our company or from another one. A broker without a picture is shown with the company's logo. */
export function BrokerInfo({ layout }: { layout: BrokerInfo_layout$key }) {
  const { title, description, items } = readFragment(
    graphql`
      fragment BrokerInfo_layout on PropertyPage_Propertypages_Blocks_BrokerInfo {
        title
        description
        items {
          name
          position
          email
          phone
          logo {
            ...Portrait_image
          }
          profilePic {
            ...Portrait_image
          }
        }
      }
    `,
    layout,
  );
  if (!items?.length) return null;
  return (
    <PageSheet ground="sunk" id="brokers">
      <SectionHeader title={title ?? 'Contacts'} note={description && <RichText html={description} profile="block" />} />
      <ContactList
        people={items.map(({ name, position, email, phone, logo, profilePic }) => ({
          name,
          role: position,
          email,
          phone,
          image: profilePic ?? logo,
        }))}
      />
    </PageSheet>
  );
}
