import { expect, test } from 'vitest';
import { buildings } from '../../content/seed/figures.ts';
import { getMarket } from '../../content/seed/places/markets.ts';
import { places } from './places.ts';

test('the picture of a place shows a finished building of the place, and no two show the same', () => {
  const shown = Object.entries(places).map(([name, { building: slug }]) => {
    const building = buildings.find((item) => item.slug === slug);
    const market = building && getMarket(building.market);
    const isThere = [`market-${market?.slug}`, `region-${market?.region}`].includes(name);
    return { name, slug, isRight: isThere && building?.status !== 'under-construction' };
  });
  expect(shown.filter(({ isRight }) => !isRight)).toStrictEqual([]);
  expect(new Set(shown.map(({ slug }) => slug)).size).toBe(shown.length);
});
