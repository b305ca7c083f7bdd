import { graphql } from 'relay-runtime';
import type { MarketMap_markets$key } from '#generated/MarketMap_markets.graphql.ts';
import { DotMap } from './DotMap.tsx';
import { formatCompactArea } from '#lib/format/compact.ts';
import { readFragment } from '#lib/relay/server.ts';

type Props = {
  markets: MarketMap_markets$key;
  label: string;
  /** With the markets in a list beside the map, each lighting its circle. */
  listed?: boolean;
};

/** Markets as circles on the map of the country, as large as what we own there. */
export function MarketMap({ markets, label, listed }: Props) {
  const places = readFragment(
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
  const dots = places.flatMap(({ id, name, href, meta }, index) => {
    const { latitude, longitude } = meta?.coordinates ?? {};
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
    return [
      { id, name, href, coordinates: { latitude, longitude }, buildings: meta?.numberOfProperties ?? 0, ...(listed && { region: index }) },
    ];
  });
  const list = places.map(({ id, name, href, meta }) => ({ id, name, href, facts: formatMarketFacts(meta) }));
  return <DotMap label={label} dots={dots} regions={listed ? list : undefined} />;
}

function formatMarketFacts(meta: { numberOfProperties: number | null; totalSquareFeet: number | null } | null): string[] {
  const { numberOfProperties: buildings, totalSquareFeet } = meta ?? {};
  return [
    buildings && `${buildings} ${buildings === 1 ? 'building' : 'buildings'}`,
    totalSquareFeet && formatCompactArea(totalSquareFeet),
  ].filter((fact) => typeof fact === 'string');
}
