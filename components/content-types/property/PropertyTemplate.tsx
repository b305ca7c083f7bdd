import { graphql } from 'relay-runtime';
import type { PropertyTemplate_property$key } from '#generated/PropertyTemplate_property.graphql.ts';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { PictureGrid } from '#components/templates/shared/PictureGrid.tsx';
import { ContactBar } from './ContactBar.tsx';
import { MarketNews } from './MarketNews.tsx';
import { NearbyProperties } from './NearbyProperties.tsx';
import { PropertyAbout } from './PropertyAbout.tsx';
import { PropertyContacts } from './PropertyContacts.tsx';
import { PropertyDistances } from './PropertyDistances.tsx';
import { PropertyDrawings } from './PropertyDrawings.tsx';
import { PropertyFactSheet } from './PropertyFactSheet.tsx';
import { PropertyHero } from './PropertyHero.tsx';
import { PropertyJsonLd } from './PropertyJsonLd.tsx';
import styles from './PropertyTemplate.module.css';
import printLayout from './PrintLayout.module.css';

/** The page of a property with everything that tenants need to know. It prints as a brochure. */
export function PropertyTemplate({ property: key }: { property: PropertyTemplate_property$key }) {
  const property = readFragment(
    graphql`
      fragment PropertyTemplate_property on Property {
        seo {
          breadcrumbs {
            text
            url
          }
        }
        featuredImage {
          node {
            id
          }
        }
        propertyMeta {
          market {
            title
            uri
          }
        }
        submarkets(first: 1) {
          nodes {
            name
            uri
          }
        }
        propertyFacts {
          gallery {
            ...PictureGrid_images
          }
        }
        ...PropertyHero_property
        ...ContactBar_property
        ...PropertyFactSheet_property
        ...PropertyDrawings_property
        ...PropertyAbout_property
        ...PropertyDistances_property
        ...PropertyContacts_property
        ...MarketNews_property
        ...NearbyProperties_property
        ...PropertyJsonLd_property
      }
    `,
    key,
  );
  const { seo, propertyMeta, propertyFacts } = property;
  const market = propertyMeta?.market;
  const submarket = property.submarkets?.nodes[0];
  const crumbs = [...(seo?.breadcrumbs ?? [])];
  if (market?.uri) crumbs.splice(-1, 0, { text: market.title, url: market.uri });
  if (submarket?.uri) crumbs.splice(-1, 0, { text: submarket.name, url: submarket.uri });
  return (
    <div className={styles.page}>
      <Breadcrumbs items={crumbs} />
      <article className={printLayout.brochure}>
        <PropertyHero property={property} />
        <ContactBar property={property} />
        <PropertyFactSheet property={property} />
        <PropertyDrawings property={property} isAxonometricInHero={!property.featuredImage} />
        <PropertyAbout property={property} />
        {propertyFacts?.gallery?.length ? (
          <PageSheet ground="sunk" className="screen-only">
            <SectionHeader title="Gallery" />
            <PictureGrid images={propertyFacts.gallery} />
          </PageSheet>
        ) : null}
        <PropertyDistances property={property} />
        <PropertyContacts property={property} />
        <PropertyJsonLd property={property} />
      </article>
      <NearbyProperties property={property} />
      <MarketNews property={property} />
    </div>
  );
}
