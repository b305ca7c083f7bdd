/** The submarkets of all markets, as terms. They are derived from the buildings, so every submarket has at least one. */
import { buildings } from '../figures.ts';
import type { Building } from '../properties/building.ts';
import type { SeedTerm } from '../types.ts';

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

export const submarketTerms: readonly SeedTerm[] = [...buildingsBySlug].map(([slug, owned]) => ({
  taxonomy: 'submarket',
  slug,
  name: owned[0]?.submarket ?? '',
  fields: { coordinates: getCenter(owned) },
}));
