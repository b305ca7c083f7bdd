import { graphql } from 'relay-runtime';
import type { MarketArchive_contentType$key } from '#generated/MarketArchive_contentType.graphql.ts';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import type { ListPart } from '#lib/uri/address.ts';
import { ListPager } from '../shared/ListPager.tsx';
import { MarketAtlas } from '#components/ui/MarketAtlas.tsx';
import { MarketIndex } from './MarketIndex.tsx';

/** All markets: on the map, and below it by region as a list that works for fingers. */
export function MarketArchive({ contentType, part }: { contentType: MarketArchive_contentType$key; part: ListPart | null }) {
  const { uri, directory } = readFragment(
    graphql`
      fragment MarketArchive_contentType on ContentType {
        uri
        directory: contentNodes(first: $directoryFirst, last: $directoryLast, after: $after, before: $before) {
          nodes {
            ... on Market {
              ...MarketAtlas_markets
              ...MarketIndex_markets
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
  const markets = directory.nodes;
  return (
    <>
      {markets.length > 0 && (
        <Sheet ground="night">
          <SectionHead title="Where our buildings stand" />
          <MarketAtlas markets={markets} label="Map of our markets" />
        </Sheet>
      )}
      <Sheet>
        <SectionHead title="By region" />
        <MarketIndex markets={markets} />
        <ListPager uri={uri} pageInfo={directory.pageInfo} part={part} words={{ previous: 'Previous', next: 'Next' }} />
      </Sheet>
    </>
  );
}
