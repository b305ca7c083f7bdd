/** All 34 markets, and what is counted from them. */
import type { MarketFacts } from './define.ts';
import { east } from './east.ts';
import { west } from './west.ts';

export const marketFacts: readonly MarketFacts[] = [...west, ...east];

export function marketOf(slug: string): MarketFacts {
  const found = marketFacts.find((market) => market.slug === slug);
  if (!found) throw new Error(`No market is written down with the slug “${slug}”`);
  return found;
}

export function marketsOf(region: string): readonly MarketFacts[] {
  return marketFacts.filter((market) => market.region === region);
}

export function sumOf(markets: readonly MarketFacts[], of: 'buildings' | 'squareFeet' | 'population'): number {
  return markets.reduce((sum, market) => sum + market[of], 0);
}
