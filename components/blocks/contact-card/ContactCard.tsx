import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { ContactCard_block$key } from '#generated/ContactCard_block.graphql.ts';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { EmailLink } from '#components/ui/people/EmailLink.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import { Portrait } from '#components/ui/people/Portrait.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { formatCoordinates } from '#lib/format/coordinates.ts';
import { TelephoneLink } from '#components/ui/people/TelephoneLink.tsx';
import { formatTelephone } from '#lib/format/telephone.ts';
import { getMapUrl } from '#lib/format/map-url.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './ContactCard.module.css';

type Props = { block: ContactCard_block$key; headingLevel: BlockProps['headingLevel'] };

/** Contact details of a person or an office: name, phone, email, map location, and opening hours. */
export function ContactCard({ block, headingLevel }: Props) {
  const { attributes } = readFragment(
    graphql`
      fragment ContactCard_block on SiteContactCardBlock {
        attributes {
          title
          role
          text
          phone
          email
          latitude
          longitude
          ground
          openingHours {
            label
            value
          }
          image {
            ...Picture_image
          }
          link {
            ...LinkActions_link
          }
          person {
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
        }
      }
    `,
    block,
  );
  const person = attributes?.person;
  const name = attributes?.title || person?.title;
  if (!attributes || !name) return null;
  const role = attributes.role || person?.teamMeta?.title;
  const telephone = formatTelephone(attributes.phone || person?.teamMeta?.phone);
  const email = attributes.email || person?.teamMeta?.email;
  const coordinates = formatCoordinates(attributes);
  const hours = (attributes.openingHours ?? []).filter(({ label, value }) => label && value);
  const Heading = `h${headingLevel}` as const;
  return (
    <Section ground={attributes.ground}>
      <div className={styles.container}>
        <div className={styles.card}>
          <div className={styles.image}>
            {attributes.image ? (
              <Picture image={attributes.image} sizes="(width >= 48rem) 25vw, 100vw" />
            ) : (
              person?.featuredImage && <Portrait image={person.featuredImage.node} sizes="(width >= 48rem) 25vw, 100vw" />
            )}
          </div>
          <div className={styles.text}>
            <Heading className={styles.name}>
              <SmartLink href={person?.uri}>
                <RichText html={name} profile="inline" />
              </SmartLink>
            </Heading>
            {role && <p className="lead">{role}</p>}
            <RichText html={attributes.text} profile="block" className="stack stack--s" />
            <LinkActions primary={attributes.link} variant="plain" />
          </div>
          <dl className={styles.facts}>
            <Fact term="Phone">{telephone && <TelephoneLink telephone={telephone} />}</Fact>
            <Fact term="Email">{email && <EmailLink address={email} />}</Fact>
            <Fact term="Map">
              {coordinates && (
                <SmartLink href={getMapUrl(attributes)}>
                  <bdi dir="ltr">{coordinates}</bdi>
                </SmartLink>
              )}
            </Fact>
            <Fact term="Hours">
              {hours.length > 0 &&
                hours.map(({ label, value }, index) => (
                  <span className={styles.hours} key={index}>
                    <span>{label}</span> <span>{value}</span>
                  </span>
                ))}
            </Fact>
          </dl>
        </div>
      </div>
    </Section>
  );
}

/** One labeled detail. Shows nothing without a value. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="label">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
