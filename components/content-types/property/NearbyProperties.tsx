import { graphql } from 'relay-runtime';
import type { NearbyProperties_property$key } from '#generated/NearbyProperties_property.graphql.ts';
import { PropertyCard } from '#components/ui/property/PropertyCard.tsx';
import { CardScroller } from '#components/ui/containers/CardScroller.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { sortAlternatives } from './sort-alternatives.ts';

const MAX_PROPERTIES = 6;

/** Other buildings in the same market: those with space first, then the nearest ones. */
export function NearbyProperties({ property }: { property: NearbyProperties_property$key }) {
  const { id, propertyMeta, propertyFacts } = readFragment(
    graphql`
      fragment NearbyProperties_property on Property {
        id
        propertyFacts {
          buildingType
          totalSquareFeet
          availableSquareFeet
          coordinates {
            latitude
            longitude
          }
        }
        propertyMeta {
          market {
            title
            uri
            neighbors: properties(first: 40) {
              nodes {
                id
                propertyFacts {
                  buildingType
                  totalSquareFeet
                  availableSquareFeet
                  coordinates {
                    latitude
                    longitude
                  }
                }
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
  const others = (market?.neighbors?.nodes ?? []).filter((other) => other.id !== id);
  if (!market || others.length === 0) return null;
  return (
    <PageSheet className="screen-only" as="aside" labelledBy="nearby-properties">
      <SectionHeader
        id="nearby-properties"
        title="Nearby properties"
        moreLink={market.uri ? { url: market.uri, title: `All buildings in ${market.title}` } : null}
      />
      <CardScroller label="Nearby properties">
        {sortAlternatives(others, propertyFacts)
          .slice(0, MAX_PROPERTIES)
          .map((other) => (
            <PropertyCard key={other.id} property={other} />
          ))}
      </CardScroller>
    </PageSheet>
  );
}
