import { graphql } from 'relay-runtime';
import type { RegionArchive_contentType$key } from '#generated/RegionArchive_contentType.graphql.ts';
import { RegionCard } from '#components/ui/RegionCard.tsx';
import { RegionCards } from '#components/ui/RegionCards.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import type { ListPart } from '#lib/uri/address.ts';
import { ListPager } from '../shared/ListPager.tsx';
import { MarketAtlas } from '#components/ui/MarketAtlas.tsx';

/** All regions: cards, and the markets of each on the map. */
export function RegionArchive({ contentType, part }: { contentType: RegionArchive_contentType$key; part: ListPart | null }) {
  const { uri, directory } = readFragment(
    graphql`
      fragment RegionArchive_contentType on ContentType {
        uri
        directory: contentNodes(first: $directoryFirst, last: $directoryLast, after: $after, before: $before) {
          nodes {
            id
            ... on Region {
              title
            }
            ...RegionCard_region @alias(as: "region")
            ... on Region {
              markets(first: 100) {
                nodes {
                  ...MarketAtlas_markets
                }
              }
            }
          }
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
        }
      }
    `,
    contentType,
  );
  if (!uri || !directory) return null;
  const regions = directory.nodes.toSorted((a, b) => (a.title ?? '').localeCompare(b.title ?? '', 'en-US'));
  const markets = directory.nodes.flatMap((region) => region.markets?.nodes ?? []);
  return (
    <>
      <Sheet join>
        <h2 className="visually-hidden">Regions</h2>
        <RegionCards>{regions.map(({ id, region }) => region && <RegionCard key={id} region={region} />)}</RegionCards>
        <ListPager uri={uri} pageInfo={directory.pageInfo} part={part} words={{ previous: 'Previous', next: 'Next' }} />
      </Sheet>
      {markets.length > 0 && (
        <Sheet ground="night">
          <SectionHead title="Where our buildings stand" />
          <MarketAtlas markets={markets} label="Map of our markets" />
        </Sheet>
      )}
    </>
  );
}
