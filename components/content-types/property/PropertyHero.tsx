import { graphql } from 'relay-runtime';
import type { PropertyHero_property$key } from '#generated/PropertyHero_property.graphql.ts';
import buttons from '#components/ui/core/Button.module.css';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { DateText } from '#components/ui/core/DateText.tsx';
import { Actions } from '#components/ui/core/Actions.tsx';
import { Axonometric } from '#components/ui/drawings/Axonometric.tsx';
import { readDrawingFacts } from '#components/ui/drawings/drawing-facts.ts';
import { TelephoneLink } from '#components/ui/people/TelephoneLink.tsx';
import { SaveProperty } from '#components/ui/property/SaveProperty.tsx';
import { SharePage } from '#components/ui/core/SharePage.tsx';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { describePicture, isShownAsDrawing } from '#components/ui/property/planned.ts';
import { PropertyStatus } from '#components/ui/property/PropertyStatus.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { Title } from '#components/templates/shared/Title.tsx';
import { canDrawBuilding } from '#lib/drawings/building-facts.ts';
import { formatCoordinates } from '#lib/format/coordinates.ts';
import { formatTelephone } from '#lib/format/telephone.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { splitAddress } from '#lib/format/us-address.ts';
import { readFragment } from '#lib/relay/server.ts';
import { getInquiryLabel, INQUIRY_ANCHOR } from '#components/ui/property/inquiry.ts';
import styles from './PropertyHero.module.css';

/** The opening of the page of a property: name, address, availability and its picture, or a drawing if it has no picture. */
export function PropertyHero({ property }: { property: PropertyHero_property$key }) {
  const data = readFragment(
    graphql`
      fragment PropertyHero_property on Property {
        databaseId
        title
        uri
        featuredImage {
          node {
            ...Picture_image
          }
        }
        propertyMeta {
          propertyAddress
        }
        propertyFacts {
          city
          buildingType
          yearBuilt
          availabilityUpdated
          heroContacts: contacts {
            teamMeta {
              phone
            }
          }
          coordinates {
            latitude
            longitude
          }
          pictureAnnotations {
            kind
            label
            x1
            y1
            x2
            y2
          }
          ...drawingFacts_facts
        }
        heroStatus: allStatus(first: 1) {
          nodes {
            slug
          }
        }
        ...PropertyStatus_property
      }
    `,
    property,
  );
  const { propertyMeta, propertyFacts, featuredImage, heroStatus } = data;
  const addressLines = splitAddress(propertyMeta?.propertyAddress);
  const telephone = formatTelephone(propertyFacts?.heroContacts?.[0]?.teamMeta?.phone);
  const drawingFacts = propertyFacts && readDrawingFacts(propertyFacts);
  const picture = isShownAsDrawing(heroStatus?.nodes[0], drawingFacts) ? null : featuredImage?.node;
  return (
    <Hero
      title={<Title html={data.title} />}
      image={picture}
      annotations={picture ? propertyFacts?.pictureAnnotations : null}
      media={
        !picture && drawingFacts && canDrawBuilding(drawingFacts) ? (
          <div className={styles.drawing}>
            <Axonometric facts={drawingFacts} />
          </div>
        ) : null
      }
      actions={
        <>
          <ButtonLink href={INQUIRY_ANCHOR} variant="signal" icon="arrow">
            {getInquiryLabel(heroStatus?.nodes)}
          </ButtonLink>
          <Actions className={styles.links}>
            {telephone && <TelephoneLink className={buttons.link} telephone={telephone} />}
            <SaveProperty databaseId={data.databaseId} name={toPlainText(data.title)} />
            {data.uri && (
              <SharePage isLink title={[data.title, propertyFacts?.city].filter(Boolean).join(', ')} url={toSiteUrl(data.uri)} />
            )}
          </Actions>
        </>
      }
      caption={[
        [propertyFacts?.buildingType, describePicture(heroStatus?.nodes[0], propertyFacts?.yearBuilt)].filter(Boolean).join(', '),
        formatCoordinates(propertyFacts?.coordinates),
        propertyFacts?.availabilityUpdated && (
          <>
            Availability and facts updated <DateText date={propertyFacts.availabilityUpdated} />
          </>
        ),
      ]}
    >
      {addressLines.length > 0 && (
        <p>
          {addressLines.map((line, index) => (
            <span key={index}>
              {line}
              <br />
            </span>
          ))}
        </p>
      )}
      <PropertyStatus property={data} />
    </Hero>
  );
}
