import { graphql } from 'relay-runtime';
import type { RegionArchive_contentType$key } from '#generated/RegionArchive_contentType.graphql.ts';
import { RegionCard } from '#components/ui/region/RegionCard.tsx';
import { RegionCardGrid } from '#components/ui/region/RegionCardGrid.tsx';
import { PlaceTable } from '#components/ui/places/PlaceTable.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import type { ArchiveProps } from '#components/templates/shared/archive-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import { ListPagination } from '#components/templates/shared/ListPagination.tsx';
import { MarketMap } from '#components/ui/maps/MarketMap.tsx';

/** All regions as cards and as a table, and all markets on a map. */
export function RegionArchive({ contentType, listCursor }: ArchiveProps<RegionArchive_contentType$key>) {
  const { uri, directory } = readFragment(
    graphql`
      fragment RegionArchive_contentType on ContentType {
        uri
        directory: contentNodes(
          first: $directoryFirst
          last: $directoryLast
          after: $after
          before: $before
          where: { hasPassword: false }
        ) {
          nodes {
            id
            ... on Region {
              title
              uri
              portfolio {
                ...PlaceTable_portfolio
              }
            }
            ...RegionCard_region @alias(as: "region")
            ... on Region {
              markets(first: 100) {
                nodes {
                  ...MarketMap_markets
                }
              }
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
  const regions = directory.nodes.toSorted((a, b) => (a.title ?? '').localeCompare(b.title ?? '', 'en-US'));
  const markets = directory.nodes.flatMap((region) => region.markets?.nodes ?? []);
  return (
    <>
      <PageSheet noTopPadding>
        <h2 className="visually-hidden">Regions</h2>
        <RegionCardGrid>
          {regions.map(({ id, region }, index) => region && <RegionCard key={id} region={region} priority={index === 0} />)}
        </RegionCardGrid>
        <ListPagination uri={uri} pageInfo={directory.pageInfo} listCursor={listCursor} labels={{ previous: 'Previous', next: 'Next' }} />
      </PageSheet>
      <PageSheet>
        <SectionHeader title="Regions compared" />
        <PlaceTable
          label="Regions"
          kind="Region"
          places={regions.flatMap(({ title, uri: regionUri, portfolio }) =>
            portfolio ? [{ name: title ?? null, uri: regionUri ?? null, portfolio }] : [],
          )}
        />
      </PageSheet>
      {markets.length > 0 && (
        <PageSheet ground="night">
          <SectionHeader title="Market map" />
          <MarketMap markets={markets} label="Map of our markets" />
        </PageSheet>
      )}
    </>
  );
}
