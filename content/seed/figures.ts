/**
 * The company in numbers. What can be counted from the content is counted; what can't (people's days, megawatts) is written down once, here.
 */
import { marketFacts, sumMarkets } from './places/markets.ts';
import { regionFacts } from './places/region-facts.ts';
import { generatedBuildings, DOCK_DOORS } from './properties/generate-buildings.ts';
import { handwrittenBuildings } from './properties/handwritten-buildings.ts';
import type { Building } from './properties/building.ts';

export const buildings: readonly Building[] = [...handwrittenBuildings, ...generatedBuildings];

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 1042730 → `1,042,730` */
export function formatCount(value: number): string {
  return value.toLocaleString('en-US');
}

/** Up to twelve as a word, as a sentence has it. */
export function spellOut(value: number): string {
  return numberWords[value] ?? formatCount(value);
}

export function spellOutCapitalized(value: number): string {
  return capitalize(spellOut(value));
}

/** 6_100_000 → `6.1 million` */
export function formatMillions(value: number): string {
  const figure = Math.round(value / 100_000) / 10;
  return `${figure} million`;
}

/** Square feet as square metres, `96,873 m²`. */
export function formatSquareMeters(squareFeet: number): string {
  return `${formatCount(Math.round(squareFeet * 0.092_903_04))} m²`;
}

const sumBy = (items: readonly Building[], of: (item: Building) => number) => items.reduce((sum, item) => sum + of(item), 0);
export const filterByStatus = (status: Building['status']) => buildings.filter((item) => item.status === status);

/** Share leased of the buildings that have been open, and ours, for a year: new space is not counted for or against us. */
export function getLeasedShare(of: readonly Building[]): number {
  const settled = of.filter((item) => item.status !== 'under-construction' && item.built < 2026 && !item.boughtThisYear);
  const empty = sumBy(
    settled.filter((item) => item.status === 'available-now'),
    (item) => item.available,
  );
  return 1 - empty / sumBy(settled, (item) => item.total);
}

export function formatPercent(share: number): string {
  return share === 1 ? '100%' : `${(share * 100).toFixed(1)}%`;
}

const squareFeet = sumMarkets(marketFacts, 'squareFeet');
const lengthInFeet = sumBy(buildings, (item) => item.length);

export const figures = {
  buildings: sumMarkets(marketFacts, 'buildings'),
  squareFeet,
  squareFeetInMillions: (squareFeet / 1e6).toFixed(1),
  squareMetresInMillions: ((squareFeet * 0.092_903_04) / 1e6).toFixed(1),
  markets: marketFacts.length,
  regions: regionFacts.length,
  openNow: filterByStatus('available-now').length,
  openLater: filterByStatus('available-later').length,
  building: filterByStatus('under-construction').length,
  buildingSquareFeet: sumBy(filterByStatus('under-construction'), (item) => item.total),
  dockDoors: DOCK_DOORS,
  /** Doors stand at 12-foot centers. */
  dockMiles: ((DOCK_DOORS * 12) / 5280).toFixed(1),
  lengthMiles: Math.round(lengthInFeet / 5280),
  lengthKilometres: Math.round((lengthInFeet / 5280) * 1.609_344),
  leased: formatPercent(getLeasedShare(buildings)),
  leaseYears: '6.8',
  solarMegawatts: '41.6',
  solarRoofs: 58,
  entitledSites: 19,
  offices: 4,
} as const;

/** Rooftop solar at the end of each year, MW. */
export const solarByYear: readonly (readonly [string, number, string])[] = [
  ['2022', 7.2, '7.2 MW'],
  ['2023', 14.8, '14.8 MW'],
  ['2024', 26.3, '26.3 MW'],
  ['2025', 38.9, '38.9 MW'],
  ['2026', 41.6, '41.6 MW'],
  ['2027', 55, '55 MW planned'],
];
