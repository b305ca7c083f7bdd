import { graphql } from 'relay-runtime';
import type { BrokerInfo_layout$key } from '#generated/BrokerInfo_layout.graphql.ts';
import type { BrokerInfo_property$key } from '#generated/BrokerInfo_property.graphql.ts';
import { Actions } from '#components/ui/core/Actions.tsx';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { ContactList } from '#components/ui/people/ContactList.tsx';
import { TeamContacts } from '#components/ui/people/TeamContacts.tsx';
import { getInquiryLabel, INQUIRY_ANCHOR, isLeased } from '#components/ui/property/inquiry.ts';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';

type Props = { layout: BrokerInfo_layout$key; property: BrokerInfo_property$key | null | undefined };

/** The brokers of a property, from our company or from another one. A broker without a picture is shown with the company's logo. */
export function BrokerInfo({ layout, property: propertyKey }: Props) {
  const property = readFragment(
    graphql`
      fragment BrokerInfo_property on Property {
        uri
        brokerStatus: allStatus(first: 1) {
          nodes {
            slug
          }
        }
        propertyFacts {
          contacts {
            ...TeamContacts_people
          }
        }
      }
    `,
    propertyKey,
  );
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
  const contacts = property?.propertyFacts?.contacts ?? [];
  if (!items?.length && contacts.length === 0) return null;
  const statuses = property?.brokerStatus?.nodes;
  // A leased building cannot be toured, whatever the editor's heading says.
  const heading = isLeased(statuses) ? getInquiryLabel(statuses) : (title ?? 'Contacts');
  return (
    <PageSheet ground="sunk" id="brokers">
      <SectionHeader title={heading} note={description && !isLeased(statuses) && <RichText html={description} profile="block" />} />
      <div className="stack">
        {contacts.length > 0 ? (
          <TeamContacts people={contacts} withVcards />
        ) : (
          <ContactList
            people={(items ?? []).map(({ name, position, email, phone, logo, profilePic }) => ({
              name,
              role: position,
              email,
              phone,
              image: profilePic ?? logo,
            }))}
          />
        )}
        {property?.uri && (
          <Actions>
            <ButtonLink href={`${property.uri}${INQUIRY_ANCHOR}`} variant="ink" icon="arrow">
              {getInquiryLabel(statuses)}
            </ButtonLink>
          </Actions>
        )}
      </div>
    </PageSheet>
  );
}
