import { graphql } from 'relay-runtime';
import type { MarketIndex_markets$key } from '#generated/MarketIndex_markets.graphql.ts';
import { PlaceTable } from '#components/ui/places/PlaceTable.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Heading for markets without a region. */
const NO_REGION = 'Other markets';

/** Markets as a table, grouped by region. Both are in alphabetical order. */
export function MarketIndex({ markets }: { markets: MarketIndex_markets$key }) {
  const all = readFragment(
    graphql`
      fragment MarketIndex_markets on Market @relay(plural: true) {
        title
        uri
        portfolio {
          ...PlaceTable_portfolio
        }
        marketMeta {
          region {
            title
            uri
          }
        }
      }
    `,
    markets,
  ).toSorted(compareTitles);
  const regions = Map.groupBy(all, ({ marketMeta }) => marketMeta?.region?.title ?? NO_REGION);
  const groups = [...regions]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en-US'))
    .map(([title, list]) => ({
      title,
      uri: list[0]?.marketMeta?.region?.uri,
      places: list.map(({ title: name, uri, portfolio }) => ({ name, uri, portfolio })),
    }));
  return <PlaceTable label="Markets by region" kind="Market" groups={groups} />;
}

function compareTitles(a: { title: string | null }, b: { title: string | null }): number {
  return (a.title ?? '').localeCompare(b.title ?? '', 'en-US');
}
