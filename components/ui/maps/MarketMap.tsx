import { graphql } from 'relay-runtime';
import type { MarketMap_markets$key } from '#generated/MarketMap_markets.graphql.ts';
import { DotMap } from './DotMap.tsx';
import { formatCompactArea } from '#lib/format/compact.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { readFragment } from '#lib/relay/server.ts';

type Props = {
  markets: MarketMap_markets$key;
  label: string;
  /** Whether there is a list of the markets next to the map. Hovering over a market in it highlights its dot. */
  withList?: boolean;
  /** Whether the map shows only the part with these markets. */
  isEnlarged?: boolean;
};

/** Markets as dots on a US map. The size of a dot shows the number of buildings. */
export function MarketMap({ markets, label, withList, isEnlarged }: Props) {
  const marketList = readFragment(
    graphql`
      fragment MarketMap_markets on Market @relay(plural: true) {
        id
        title
        uri
        marketMeta {
          name
          numberOfProperties
          totalSquareFeet
          coordinates {
            latitude
            longitude
          }
        }
      }
    `,
    markets,
  )
    .flatMap(({ id, title, uri, marketMeta }) => (uri ? [{ id, name: marketMeta?.name ?? title ?? '', href: uri, meta: marketMeta }] : []))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
  const dots = marketList.flatMap(({ id, name, href, meta }, index) => {
    const { latitude, longitude } = meta?.coordinates ?? {};
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
    return [
      {
        id,
        name,
        href,
        coordinates: { latitude, longitude },
        buildingCount: meta?.numberOfProperties ?? 0,
        ...(withList && { regionIndex: index }),
      },
    ];
  });
  const listItems = marketList.map(({ id, name, href, meta }) => ({ id, name, href, facts: formatMarketFacts(meta) }));
  return <DotMap label={label} dots={dots} regions={withList ? listItems : undefined} isEnlarged={isEnlarged} />;
}

function formatMarketFacts(meta: { numberOfProperties: number | null; totalSquareFeet: number | null } | null): string[] {
  const { numberOfProperties: buildings, totalSquareFeet } = meta ?? {};
  return [buildings && pluralize(buildings, 'building'), totalSquareFeet && formatCompactArea(totalSquareFeet)].filter(
    (fact) => typeof fact === 'string',
  );
}
