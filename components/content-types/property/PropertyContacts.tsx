import { graphql } from 'relay-runtime';
import type { PropertyContacts_property$key } from '#generated/PropertyContacts_property.graphql.ts';
import { Form } from '#components/ui/forms/Form.tsx';
import { TeamContacts } from '#components/ui/people/TeamContacts.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { propertyInterestForm } from '#lib/forms/property-interest.ts';
import { tourForm } from '#lib/forms/tour.ts';
import { splitAddress } from '#lib/format/us-address.ts';
import { readFragment } from '#lib/relay/server.ts';
import { isLeased } from '#components/ui/property/inquiry.ts';
import styles from './PropertyContacts.module.css';
import printLayout from './PrintLayout.module.css';

/** The contacts of a property beside a form: a tour request, or interest in a leased property. */
export function PropertyContacts({ property }: { property: PropertyContacts_property$key }) {
  const { title, propertyMeta, propertyFacts, inquiryForm, contactStatus } = readFragment(
    graphql`
      fragment PropertyContacts_property on Property {
        title
        propertyMeta {
          propertyAddress
        }
        propertyFacts {
          contacts {
            ...TeamContacts_people
          }
        }
        contactStatus: allStatus(first: 1) {
          nodes {
            slug
          }
        }
        inquiryForm(parameters: $parameters) {
          ...Form_state
        }
      }
    `,
    property,
  );
  const leased = isLeased(contactStatus?.nodes);
  const people = propertyFacts?.contacts ?? [];
  const subject = [title, ...splitAddress(propertyMeta?.propertyAddress)].filter(Boolean).join(', ');
  return (
    <PageSheet ground="sunk" id="contacts" className={printLayout.contacts}>
      <SectionHeader
        title={leased ? 'Ask about future space' : 'Schedule a tour'}
        note={
          leased
            ? 'This building is leased. Tell us what you need, and we will contact you before space becomes available here or nearby.'
            : 'Tours take about 40 minutes and start at the truck gate. We will confirm the time within one business day.'
        }
      />
      <div className={`${styles.columns} grid-12`}>
        {people.length > 0 && (
          <div className={styles.people}>
            <TeamContacts people={people} withVcards />
          </div>
        )}
        <div className={styles.form} id="inquiry">
          <Form
            form={leased ? propertyInterestForm : tourForm}
            state={inquiryForm}
            level={3}
            note={<p>About {subject}</p>}
            renderConfirmation={(reference) => <Confirmation reference={reference} subject={subject} />}
          />
        </div>
      </div>
    </PageSheet>
  );
}

function Confirmation({ reference, subject }: { reference: string | null; subject: string }) {
  return (
    <>
      <h3>Thank you. We received your request.</h3>
      <p>{subject}</p>
      {reference !== null && (
        <p>
          <span className="label">Reference number</span>
          <br />
          <strong className="num">{reference}</strong>
        </p>
      )}
      <p>We reply within one business day. We sent a confirmation to your email address.</p>
    </>
  );
}
