/** The submarkets of all markets, as terms. They are derived from the buildings, so every submarket has at least one. */
import { fitDescription } from '../fit-description.ts';
import { buildings, formatCount } from '../figures.ts';
import type { Building } from '../properties/building.ts';
import type { SeedTerm } from '../types.ts';
import { getSubmarketFigures } from './market-figures.ts';
import { getMarket } from './markets.ts';
import { submarketDescriptions } from './submarket-descriptions.ts';

/** The slug contains that of the market, because several markets have a submarket such as “Southwest”: `phoenix-southwest`. */
export function getSubmarketSlug({ market, submarket }: Pick<Building, 'market' | 'submarket'>): string {
  const name = submarket
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `${market}-${name}`;
}

const buildingsBySlug = Map.groupBy(buildings, getSubmarketSlug);

/** Returns the middle of the buildings, to about 100 meters. */
function getCenter(owned: readonly Building[]): { latitude: number; longitude: number } {
  const average = (axis: 'latitude' | 'longitude') =>
    Math.round((owned.reduce((sum, item) => sum + item[axis], 0) / owned.length) * 1000) / 1000;
  return { latitude: average('latitude'), longitude: average('longitude') };
}

function createTerm(slug: string, owned: readonly Building[]): SeedTerm {
  const [{ submarket: name, market: marketSlug }] = owned as [Building];
  const market = getMarket(marketSlug);
  const description = submarketDescriptions[slug];
  if (description === undefined) throw new Error(`The submarket “${slug}” has no description.`);
  return {
    taxonomy: 'submarket',
    slug,
    name,
    description,
    fields: { coordinates: getCenter(owned), figures: getSubmarketFigures(slug) },
    seo: {
      title: `${name}, ${market.name}: warehouse space`,
      description: fitDescription(
        `${formatCount(owned.length)} ${owned.length === 1 ? 'building' : 'buildings'} in ${name}, ${market.name}. ${description}`,
      ),
    },
  };
}

export const submarketTerms: readonly SeedTerm[] = [...buildingsBySlug].map(([slug, owned]) => createTerm(slug, owned));
