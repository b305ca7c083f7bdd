import { graphql } from 'relay-runtime';
import type { NeighboringSubmarkets_submarket$key } from '#generated/NeighboringSubmarkets_submarket.graphql.ts';
import { PlaceTable } from '#components/ui/places/PlaceTable.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { readFragment } from '#lib/relay/server.ts';

type Coordinates = { readonly latitude: number | null; readonly longitude: number | null } | null;

/** The other submarkets of the same market, nearest first. */
export function NeighboringSubmarkets({ submarket }: { submarket: NeighboringSubmarkets_submarket$key }) {
  const { id, coordinates, market } = readFragment(
    graphql`
      fragment NeighboringSubmarkets_submarket on Submarket {
        id
        coordinates {
          latitude
          longitude
        }
        market {
          title
          uri
          submarkets {
            id
            name
            uri
            coordinates {
              latitude
              longitude
            }
            portfolio {
              ...PlaceTable_portfolio
            }
          }
        }
      }
    `,
    submarket,
  );
  const others = (market?.submarkets ?? [])
    .filter((other) => other.id !== id)
    .toSorted((a, b) => getSquaredDistance(coordinates, a.coordinates) - getSquaredDistance(coordinates, b.coordinates));
  if (others.length === 0) return null;
  return (
    <PageSheet>
      <SectionHeader
        title="Neighboring submarkets"
        moreLink={market?.uri && market.title ? { url: market.uri, title: market.title } : null}
      />
      <PlaceTable label="Neighboring submarkets" kind="Submarket" places={others} />
    </PageSheet>
  );
}

/** Compares distances within a market, where the curvature of the earth does not change the order. */
function getSquaredDistance(a: Coordinates, b: Coordinates): number {
  if (a?.latitude == null || a.longitude == null || b?.latitude == null || b.longitude == null) return Infinity;
  const width = Math.cos((a.latitude * Math.PI) / 180) * (a.longitude - b.longitude);
  return width ** 2 + (a.latitude - b.latitude) ** 2;
}
