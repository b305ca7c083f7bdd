/** All 34 markets, and totals computed from them. */
import type { MarketFacts } from './market-facts.ts';
import { marketsEast } from './markets-east.ts';
import { marketsWest } from './markets-west.ts';

export const marketFacts: readonly MarketFacts[] = [...marketsWest, ...marketsEast];

export function getMarket(slug: string): MarketFacts {
  const found = marketFacts.find((market) => market.slug === slug);
  if (!found) throw new Error(`No market has the slug “${slug}”.`);
  return found;
}

export function getMarketsInRegion(region: string): readonly MarketFacts[] {
  return marketFacts.filter((market) => market.region === region);
}

export function sumMarkets(markets: readonly MarketFacts[], field: 'buildings' | 'squareFeet' | 'population'): number {
  return markets.reduce((sum, market) => sum + market[field], 0);
}

/** Markets named after a landscape rather than a city. They take an article in a sentence. */
const marketsWithArticle = new Set(['east-bay', 'central-valley', 'inland-empire', 'lehigh-valley']);

/** `Houston`, but `the Inland Empire`. */
export function getMarketNameInSentence({ slug, name }: MarketFacts): string {
  return marketsWithArticle.has(slug) ? `the ${name}` : name;
}
