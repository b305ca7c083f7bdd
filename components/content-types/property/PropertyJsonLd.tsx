import { graphql } from 'relay-runtime';
import type { PropertyJsonLd_property$key } from '#generated/PropertyJsonLd_property.graphql.ts';
import { toMediaUrl } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { JsonLd } from '#components/ui/core/JsonLd.tsx';

/** A property as structured data: a schema.org Place. */
export function PropertyJsonLd({ property }: { property: PropertyJsonLd_property$key }) {
  const { title, uri, seo, featuredImage, propertyMeta, propertyFacts } = readFragment(
    graphql`
      fragment PropertyJsonLd_property on Property {
        title
        uri
        seo {
          metaDesc
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
          totalSquareFeet
          yearBuilt
          coordinates {
            latitude
            longitude
          }
        }
      }
    `,
    property,
  );
  const { latitude, longitude } = propertyFacts?.coordinates ?? {};
  const hasCoordinates = typeof latitude === 'number' && typeof longitude === 'number';
  const image = featuredImage?.node.sourceUrl;
  return (
    <JsonLd
      thing={{
        '@type': 'Place',
        name: title,
        description: seo?.metaDesc,
        url: uri && toSiteUrl(uri),
        image: image && toMediaUrl(image),
        address: propertyMeta?.propertyAddress?.replaceAll('\n', ', '),
        geo: hasCoordinates ? { '@type': 'GeoCoordinates', latitude, longitude } : null,
        additionalProperty: [
          propertyFacts?.totalSquareFeet && {
            '@type': 'PropertyValue',
            name: 'Floor area',
            value: propertyFacts.totalSquareFeet,
            unitCode: 'FTK',
          },
          propertyFacts?.yearBuilt && { '@type': 'PropertyValue', name: 'Year built', value: propertyFacts.yearBuilt },
        ].filter(Boolean),
      }}
    />
  );
}
