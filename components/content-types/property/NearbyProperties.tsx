import { graphql } from 'relay-runtime';
import type { NearbyProperties_property$key } from '#generated/NearbyProperties_property.graphql.ts';
import { PropertyCard } from '#components/ui/property/PropertyCard.tsx';
import { CardScroller } from '#components/ui/containers/CardScroller.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import screenOnly from '#components/templates/shared/ScreenOnly.module.css';

const MAX_PROPERTIES = 6;

/** Other buildings in the same market. */
export function NearbyProperties({ property }: { property: NearbyProperties_property$key }) {
  const { id, propertyMeta } = readFragment(
    graphql`
      fragment NearbyProperties_property on Property {
        id
        propertyMeta {
          market {
            title
            uri
            neighbors: properties(first: 7) {
              nodes {
                id
                ...PropertyCard_property
              }
            }
          }
        }
      }
    `,
    property,
  );
  const market = propertyMeta?.market;
  const others = (market?.neighbors?.nodes ?? []).filter((other) => other.id !== id).slice(0, MAX_PROPERTIES);
  if (!market || others.length === 0) return null;
  return (
    <PageSheet className={screenOnly.screen} as="aside" labelledBy="nearby-properties">
      <SectionHeader
        id="nearby-properties"
        title="Nearby properties"
        moreLink={market.uri ? { url: market.uri, title: `All properties in ${market.title}` } : null}
      />
      <CardScroller label="Nearby properties">
        {others.map((other) => (
          <PropertyCard key={other.id} property={other} />
        ))}
      </CardScroller>
    </PageSheet>
  );
}
