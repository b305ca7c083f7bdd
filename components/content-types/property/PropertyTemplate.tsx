import { graphql } from 'relay-runtime';
import type { PropertyTemplate_property$key } from '#generated/PropertyTemplate_property.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { DateText } from '#components/ui/core/DateText.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { PropertyStatus } from '#components/ui/property/PropertyStatus.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { TeamContacts } from '#components/ui/people/TeamContacts.tsx';
import { formatCoordinates } from '#lib/format/coordinates.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { PictureGrid } from '#components/templates/shared/PictureGrid.tsx';
import { Title } from '#components/templates/shared/Title.tsx';
import { NearbyProperties } from './NearbyProperties.tsx';
import { PropertyJsonLd } from './PropertyJsonLd.tsx';
import { PropertyFactSheet } from './PropertyFactSheet.tsx';
import styles from './PropertyTemplate.module.css';

/** The page of a property with everything that tenants need to know. It prints as a brochure. */
export function PropertyTemplate({ property: key }: { property: PropertyTemplate_property$key }) {
  const property = readFragment(
    graphql`
      fragment PropertyTemplate_property on Property {
        title
        uri
        seo {
          opengraphSiteName
          breadcrumbs {
            text
            url
          }
        }
        featuredImage {
          node {
            ...Picture_image
          }
        }
        propertyMeta {
          propertyAddress
          market {
            title
            uri
          }
        }
        propertyFacts {
          buildingType
          yearBuilt
          availabilityUpdated
          coordinates {
            latitude
            longitude
          }
          gallery {
            ...PictureGrid_images
          }
          contacts {
            ...TeamContacts_people
          }
        }
        blocks(flat: true) {
          ...BlockTree_blocks
        }
        ...PropertyStatus_property
        ...PropertyFactSheet_property
        ...NearbyProperties_property
        ...PropertyJsonLd_property
      }
    `,
    key,
  );
  const { seo, propertyMeta, propertyFacts, blocks } = property;
  const { latitude, longitude } = propertyFacts?.coordinates ?? {};
  const market = propertyMeta?.market;
  const lines = propertyMeta?.propertyAddress?.split('\n').filter(Boolean) ?? [];
  const crumbs = [...(seo?.breadcrumbs ?? [])];
  if (market?.uri) crumbs.splice(-1, 0, { text: market.title, url: market.uri });
  return (
    <>
      <Breadcrumbs items={crumbs} />
      <article className={styles.brochure}>
        <p className={styles.printHeader} aria-hidden="true">
          <strong>{seo?.opengraphSiteName}</strong>
          <span>{property.uri}</span>
        </p>
        <Hero
          title={<Title html={property.title} />}
          image={property.featuredImage?.node}
          actions={
            propertyFacts?.contacts?.length ? (
              <ButtonLink href="#contacts" variant="signal" icon="arrow">
                Schedule a tour
              </ButtonLink>
            ) : null
          }
          caption={[
            [propertyFacts?.buildingType, propertyFacts?.yearBuilt && `built ${propertyFacts.yearBuilt}`].filter(Boolean).join(', '),
            typeof latitude === 'number' && typeof longitude === 'number' && formatCoordinates({ latitude, longitude }),
            propertyFacts?.availabilityUpdated && (
              <>
                Facts updated <DateText date={propertyFacts.availabilityUpdated} />
              </>
            ),
          ]}
        >
          {lines.length > 0 && (
            <p>
              {lines.map((line) => (
                <span key={line}>
                  {line}
                  <br />
                </span>
              ))}
            </p>
          )}
          <PropertyStatus property={property} />
        </Hero>
        <PropertyFactSheet property={property} />
        {blocks?.length ? (
          <PageSheet noTopPadding>
            <SectionHeader title="About the building" />
            <div className="grid-12">
              <div className="prose from-column-4 inset">
                <BlockTree blocks={blocks} hasPageTitle isInColumn />
              </div>
            </div>
          </PageSheet>
        ) : null}
        {propertyFacts?.gallery?.length ? (
          <PageSheet ground="sunk" className={styles.screen}>
            <SectionHeader title="Gallery" />
            <PictureGrid images={propertyFacts.gallery} />
          </PageSheet>
        ) : null}
        {propertyFacts?.contacts?.length ? (
          <PageSheet id="contacts">
            <SectionHeader title="Contacts" />
            <TeamContacts people={propertyFacts.contacts} />
          </PageSheet>
        ) : null}
        <PropertyJsonLd property={property} />
      </article>
      <NearbyProperties property={property} />
    </>
  );
}
