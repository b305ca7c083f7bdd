import { graphql } from 'relay-runtime';
import type { Search_block$key } from '#generated/Search_block.graphql.ts';
import { Island } from '#components/ui/Island.tsx';
import { RichText } from '#components/ui/RichText.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { UsMapDrawing } from '#components/ui/UsMapDrawing.tsx';
import { usMap } from '#lib/map/us-map.ts';
import { withMediaPaths } from '#lib/media/url.ts';
import { questionOf } from '#lib/property-search/question.ts';
import { readFragment } from '#lib/relay/server.ts';
import { parameterNames } from '#lib/uri/parameters.ts';
import { SearchIsland } from './Search.island.tsx';

/** The property search: filters, results and a map. A form and links that work without script; the island makes them answer in place. */
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
          }
          results {
            ...SearchFound_connection @relay(mask: false)
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
  const { choices, results } = search;
  const asked = search.asked.flatMap(({ name, value }) =>
    parameterNames.flatMap((known) => (known === name ? [{ name: known, value }] : [])),
  );
  const count = attributes?.count ?? 12;
  const { hasPreviousPage, hasNextPage, startCursor, endCursor } = results.pageInfo;
  return (
    <Sheet close={!attributes?.title}>
      {attributes?.title && (
        <SectionHead
          title={attributes.title}
          note={attributes.text ? <RichText profile="inline" as="p" html={attributes.text} /> : undefined}
        />
      )}
      <Island on="interaction">
        <SearchIsland
          seed={{ variables: { ...questionOf(asked), first: count, after: null }, data: { propertySearch: withMediaPaths(results) } }}
          asked={asked}
          choices={choices}
          count={count}
          map={attributes?.showMap === false ? null : { drawing: <UsMapDrawing />, ...placesOf(markets ?? []) }}
          level={attributes?.title ? 3 : 2}
          part={{ before: hasPreviousPage ? startCursor : null, after: hasNextPage ? endCursor : null }}
        />
      </Island>
    </Sheet>
  );
}

type Market = {
  slug: string | null;
  title: string | null;
  marketMeta: { name: string | null; coordinates: { latitude: number | null; longitude: number | null } | null } | null;
};

function placesOf(markets: readonly Market[]) {
  const { width, height, place } = usMap();
  const places = markets.flatMap(({ slug, title, marketMeta }) => {
    const { latitude, longitude } = marketMeta?.coordinates ?? {};
    if (!slug || typeof latitude !== 'number' || typeof longitude !== 'number') return [];
    const at = place({ latitude, longitude });
    return at ? [{ market: slug, name: marketMeta?.name ?? title ?? '', ...at }] : [];
  });
  return { width, height, places };
}
