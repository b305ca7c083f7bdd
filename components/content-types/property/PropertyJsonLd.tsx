import { graphql } from 'relay-runtime';
import type { PropertyJsonLd_property$key } from '#generated/PropertyJsonLd_property.graphql.ts';
import { JsonLd } from '#components/ui/core/JsonLd.tsx';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { toMediaUrl } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { toPropertyJsonLd } from './property-json-ld.ts';

/** A property as structured data. */
export function PropertyJsonLd({ property }: { property: PropertyJsonLd_property$key }) {
  const { title, uri, date, seo, featuredImage, propertyMeta, propertyFacts, listingStatus } = readFragment(
    graphql`
      fragment PropertyJsonLd_property on Property {
        title
        uri
        date
        seo {
          metaDesc
          opengraphSiteName
        }
        featuredImage {
          node {
            sourceUrl
          }
        }
        propertyMeta {
          propertyAddress
        }
        propertyFacts {
          askingRent
          availableFrom
          availableSquareFeet
          availabilityUpdated
          clearHeightFeet
          dockDoors
          divisibleSquareFeet
          totalSquareFeet
          yearBuilt
          coordinates {
            latitude
            longitude
          }
        }
        listingStatus: allStatus(first: 1) {
          nodes {
            slug
          }
        }
      }
    `,
    property,
  );
  const image = featuredImage?.node.sourceUrl;
  return (
    <JsonLd
      thing={toPropertyJsonLd({
        title: toPlainText(title),
        description: seo?.metaDesc,
        url: uri ? toSiteUrl(uri) : null,
        image: image ? toMediaUrl(image) : null,
        published: date,
        statusSlug: listingStatus?.nodes[0]?.slug,
        address: propertyMeta?.propertyAddress,
        organization: { name: seo?.opengraphSiteName, id: `${toSiteUrl('/')}#organization` },
        facts: propertyFacts,
      })}
    />
  );
}
