/** Finds the markets that a post is about, so that it is listed on their pages. */
import { buildings } from '../figures.ts';
import { marketFacts } from '../places/markets.ts';
import { stateNames } from '../places/market-facts.ts';

const marketByBuilding = new Map(buildings.map(({ slug, market }) => [slug, market]));

/** Slugs of markets by city, `Wilmer, Texas`. */
const marketByCity = new Map([
  ...marketFacts.flatMap(({ slug, parks }) => parks.map(({ city, state }) => [`${city}, ${stateNames[state] ?? state}`, slug] as const)),
  ...buildings.map(({ city, market }) => [city, market] as const),
]);

/** The dateline of announcements about the whole company. */
const HEADQUARTERS = 'Long Beach, California';

/** Posts that link to more markets than this are about all of them, and would appear on every market's page. */
const MAX_MARKETS = 3;

/** Returns the slugs of the markets of the dateline, and of the markets and buildings that the text links to. */
export function findMarkets({ location, text }: { location?: string | undefined; text: string }): readonly string[] {
  const links = [...text.matchAll(/\]\(\/(markets|properties)\/([a-z0-9-]+)\//g)].flatMap(([, type, slug = '']) =>
    type === 'markets' ? slug : (marketByBuilding.get(slug) ?? []),
  );
  const local = location === HEADQUARTERS ? undefined : marketByCity.get(location ?? '');
  const slugs = [...new Set([...(local === undefined ? [] : [local]), ...links])].filter((slug) =>
    marketFacts.some((market) => market.slug === slug),
  );
  return slugs.length <= MAX_MARKETS ? slugs : slugs.filter((slug) => slug === local);
}
