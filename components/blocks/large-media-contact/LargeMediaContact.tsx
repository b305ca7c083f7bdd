import { graphql } from 'relay-runtime';
import type { LargeMediaContact_block$key } from '#generated/LargeMediaContact_block.graphql.ts';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { EmailLink } from '#components/ui/people/EmailLink.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { TelephoneLink } from '#components/ui/people/TelephoneLink.tsx';
import { formatTelephone } from '#lib/format/telephone.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './LargeMediaContact.module.css';

/** Press contacts from the site options (spec section 3). The phone number is the largest element, because reporters look for it first. */
export function LargeMediaContact({ block }: { block: LargeMediaContact_block$key }) {
  const { attributes, contactOptions } = readFragment(
    graphql`
      fragment LargeMediaContact_block on SiteLargeMediaContactBlock {
        attributes {
          title
          text
          ground
          link {
            ...LinkActions_link
          }
        }
        contactOptions {
          mediaContactItems {
            content
            email
            phone
          }
          largeMediaContact {
            header
            content
          }
        }
      }
    `,
    block,
  );
  const people = (contactOptions?.mediaContactItems ?? []).filter(({ content, email, phone }) => content || email || phone);
  const title = attributes?.title || contactOptions?.largeMediaContact?.header;
  if (!title && people.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={title}>
      <div className="grid-12">
        <div className={`span-3 inset ${styles.text}`}>
          <RichText html={attributes?.text || contactOptions?.largeMediaContact?.content} profile="block" />
          <LinkActions primary={attributes?.link} variant="plain" />
        </div>
        {people.length > 0 && (
          <ul className={`from-column-4 ${styles.people}`} aria-label="Media contacts">
            {people.map(({ content, email, phone }, index) => (
              <li key={index}>
                <RichText html={content} profile="block" className={styles.name} />
                <Telephone number={phone} />
                {email && <EmailLink address={email} />}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function Telephone({ number }: { number: string | null | undefined }) {
  const telephone = formatTelephone(number);
  if (!telephone) return null;
  return <TelephoneLink className={`num ${styles.number}`} telephone={telephone} />;
}
