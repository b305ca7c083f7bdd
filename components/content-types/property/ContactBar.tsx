import { graphql } from 'relay-runtime';
import type { ContactBar_property$key } from '#generated/ContactBar_property.graphql.ts';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import buttons from '#components/ui/core/Button.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';
import { TelephoneLink } from '#components/ui/people/TelephoneLink.tsx';
import { PropertyStatus } from '#components/ui/property/PropertyStatus.tsx';
import { formatTelephone } from '#lib/format/telephone.ts';
import { readFragment } from '#lib/relay/server.ts';
import { getInquiryLabel, INQUIRY_ANCHOR } from '#components/ui/property/inquiry.ts';
import styles from './ContactBar.module.css';

/**
 * A bar that stays on the screen while the visitor scrolls, with the telephone number and the email address of the first contact and a link to the form.
 * It is at the bottom on phones and below the header on wide screens. Scroll padding keeps it away from the focused element (WCAG 2.4.11).
 */
export function ContactBar({ property }: { property: ContactBar_property$key }) {
  const data = readFragment(
    graphql`
      fragment ContactBar_property on Property {
        title
        propertyFacts {
          contacts {
            title
            teamMeta {
              phone
              email
            }
          }
        }
        barStatus: allStatus(first: 1) {
          nodes {
            slug
          }
        }
        ...PropertyStatus_property
      }
    `,
    property,
  );
  const contact = data.propertyFacts?.contacts?.[0];
  const telephone = formatTelephone(contact?.teamMeta?.phone);
  const email = contact?.teamMeta?.email;
  if (!contact || (!telephone && !email)) return null;
  return (
    <section className={styles.bar} aria-label="Contact">
      <p className={styles.title}>
        <strong>
          <RichText html={data.title} profile="inline" />
        </strong>
        <PropertyStatus property={data} />
      </p>
      <p className={`${styles.person} label`}>{contact.title}</p>
      {telephone && <TelephoneLink className={`${buttons.btn} ${buttons.small} ${styles.number}`} telephone={telephone} />}
      {email && (
        <a
          className={`${buttons.btn} ${buttons.small} ${styles.email}`}
          href={`mailto:${email}?subject=${encodeURIComponent(data.title ?? '')}`}
        >
          Email
        </a>
      )}
      <ButtonLink href={INQUIRY_ANCHOR} variant="ink" small>
        {getInquiryLabel(data.barStatus?.nodes)}
      </ButtonLink>
    </section>
  );
}
