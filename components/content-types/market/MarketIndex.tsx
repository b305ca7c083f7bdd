import { graphql } from 'relay-runtime';
import type { MarketIndex_markets$key } from '#generated/MarketIndex_markets.graphql.ts';
import { formatCompactArea } from '#lib/format/compact.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './MarketIndex.module.css';

/** Heading for markets without a region. */
const NO_REGION = 'Other markets';

/** Markets grouped by region. Both are in alphabetical order. */
export function MarketIndex({ markets }: { markets: MarketIndex_markets$key }) {
  const all = readFragment(
    graphql`
      fragment MarketIndex_markets on Market @relay(plural: true) {
        id
        title
        uri
        marketMeta {
          numberOfProperties
          totalSquareFeet
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
  return (
    <div className={styles.index}>
      {[...regions]
        .toSorted(([a], [b]) => a.localeCompare(b, 'en-US'))
        .map(([name, list]) => {
          const uri = list[0]?.marketMeta?.region?.uri;
          return (
            <section key={name} aria-label={name}>
              <h3>{uri ? <a href={uri}>{name}</a> : name}</h3>
              <ul>
                {list.map((market) => (
                  <li key={market.id}>
                    <a href={market.uri ?? '/'}>{market.title}</a>
                    <span className="label">{formatMarketFacts(market.marketMeta)}</span>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
    </div>
  );
}

function compareTitles(a: { title: string | null }, b: { title: string | null }): number {
  return (a.title ?? '').localeCompare(b.title ?? '', 'en-US');
}

function formatMarketFacts(meta: { numberOfProperties: number | null; totalSquareFeet: number | null } | null): string {
  const { numberOfProperties: buildings, totalSquareFeet } = meta ?? {};
  return [buildings && `${buildings} ${buildings === 1 ? 'building' : 'buildings'}`, totalSquareFeet && formatCompactArea(totalSquareFeet)]
    .filter(Boolean)
    .join(', ');
}
