import { graphql } from 'relay-runtime';
import type { Search_block$key } from '#generated/Search_block.graphql.ts';
import { Island } from '#components/ui/core/Island.client.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { UsMapOutline } from '#components/ui/maps/UsMapOutline.tsx';
import { readEnv } from '#lib/env/env.ts';
import { getUsMap } from '#lib/map/us-map.ts';
import { replaceMediaUrls } from '#lib/media/url.ts';
import { toPropertyQuery } from '#lib/property-search/query.ts';
import { readFragment } from '#lib/relay/server.ts';
import { parameterNames } from '#lib/uri/parameters.ts';
import { SearchIsland } from './Search.island.tsx';

/** The property search: filters, results and a map. The form and the links work without scripts. The island updates the results in place. */
export function Search({ block }: { block: Search_block$key }) {
  const { attributes, search, markets } = readFragment(
    graphql`
      fragment Search_block on SiteSearchBlock {
        attributes {
          title
          text
          count
          showMap
        }
        search(parameters: $parameters) {
          asked {
            name
            value
          }
          choices {
            market {
              value
              label
              count
            }
            region {
              value
              label
              count
            }
            submarket {
              value
              label
              count
            }
            status {
              value
              label
              count
            }
            buildingType {
              value
              label
              count
            }
            leaseType {
              value
              label
              count
            }
          }
          results {
            ...SearchResults_connection @relay(mask: false)
          }
        }
        markets {
          slug
          title
          marketMeta {
            name
            coordinates {
              latitude
              longitude
            }
          }
        }
      }
    `,
    block,
  );
  if (!search) return null;
  const { choices: options, results } = search;
  const parameters = search.asked.flatMap(({ name, value }) =>
    parameterNames.flatMap((known) => (known === name ? [{ name: known, value }] : [])),
  );
  const count = attributes?.count ?? 12;
  const { hasPreviousPage, hasNextPage, startCursor, endCursor } = results.pageInfo;
  return (
    <PageSheet lessPadding={!attributes?.title}>
      {attributes?.title && (
        <SectionHeader
          title={attributes.title}
          note={attributes.text ? <RichText profile="inline" as="p" html={attributes.text} /> : undefined}
        />
      )}
      <Island>
        <SearchIsland
          initialData={{
            variables: { ...toPropertyQuery(parameters), first: count, after: null },
            data: { propertySearch: replaceMediaUrls(results) },
          }}
          parameters={parameters}
          options={options}
          count={count}
          map={
            attributes?.showMap === false
              ? null
              : { drawing: <UsMapOutline />, styleUrl: readEnv().MAP_STYLE_URL ?? null, ...getMarketPositions(markets ?? []) }
          }
          level={attributes?.title ? 3 : 2}
          pageCursors={{ before: hasPreviousPage ? startCursor : null, after: hasNextPage ? endCursor : null }}
        />
      </Island>
    </PageSheet>
  );
}

type Market = {
  slug: string | null;
  title: string | null;
  marketMeta: { name: string | null; coordinates: { latitude: number | null; longitude: number | null } | null } | null;
};

function getMarketPositions(markets: readonly Market[]) {
  const { width, height, project } = getUsMap();
  const positions = markets.flatMap(({ slug, title, marketMeta }) => {
    const { latitude, longitude } = marketMeta?.coordinates ?? {};
    if (!slug || typeof latitude !== 'number' || typeof longitude !== 'number') return [];
    const point = project({ latitude, longitude });
    return point ? [{ market: slug, name: marketMeta?.name ?? title ?? '', ...point }] : [];
  });
  return { width, height, positions };
}
