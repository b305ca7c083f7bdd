import { graphql } from 'relay-runtime';
import type { MarketArchive_contentType$key } from '#generated/MarketArchive_contentType.graphql.ts';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import type { ArchiveProps } from '#components/templates/shared/archive-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import { ListPagination } from '#components/templates/shared/ListPagination.tsx';
import { MarketMap } from '#components/ui/maps/MarketMap.tsx';
import { MarketIndex } from './MarketIndex.tsx';

/** All markets on a map, and below it as a table by region, with the figures that help to choose. */
export function MarketArchive({ contentType, listCursor }: ArchiveProps<MarketArchive_contentType$key>) {
  const { uri, directory } = readFragment(
    graphql`
      fragment MarketArchive_contentType on ContentType {
        uri
        directory: contentNodes(
          first: $directoryFirst
          last: $directoryLast
          after: $after
          before: $before
          where: { hasPassword: false }
        ) {
          nodes {
            ... on Market {
              ...MarketMap_markets
              ...MarketIndex_markets
            }
          }
          pageInfo {
            ...ListPagination_pageInfo
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
        <PageSheet ground="night">
          <SectionHeader title="Market map" />
          <MarketMap markets={markets} label="Map of our markets" />
        </PageSheet>
      )}
      <PageSheet>
        <SectionHeader title="Markets by region" />
        <MarketIndex markets={markets} />
        <ListPagination uri={uri} pageInfo={directory.pageInfo} listCursor={listCursor} labels={{ previous: 'Previous', next: 'Next' }} />
      </PageSheet>
    </>
  );
}
