/** All 34 markets, and what is counted from them. */
import type { MarketFacts } from './market-facts.ts';
import { marketsEast } from './markets-east.ts';
import { marketsWest } from './markets-west.ts';

export const marketFacts: readonly MarketFacts[] = [...marketsWest, ...marketsEast];

export function getMarket(slug: string): MarketFacts {
  const found = marketFacts.find((market) => market.slug === slug);
  if (!found) throw new Error(`No market is written down with the slug “${slug}”`);
  return found;
}

export function getMarketsInRegion(region: string): readonly MarketFacts[] {
  return marketFacts.filter((market) => market.region === region);
}

export function sumMarkets(markets: readonly MarketFacts[], of: 'buildings' | 'squareFeet' | 'population'): number {
  return markets.reduce((sum, market) => sum + market[of], 0);
}
