/**
 * The company's figures. Everything that can be computed from the seed's buildings and markets is computed; figures that cannot
 * (average lease term, solar megawatts, entitled sites) are defined once, in this file.
 */
import { toUpperFirst } from '#lib/format/letter-case.ts';
import { marketFacts, sumMarkets } from './places/markets.ts';
import { regionFacts } from './places/region-facts.ts';
import { generatedBuildings, DOCK_DOORS } from './properties/generate-buildings.ts';
import { handwrittenBuildings } from './properties/handwritten-buildings.ts';
import type { Building } from './properties/building.ts';

export const buildings: readonly Building[] = [...handwrittenBuildings, ...generatedBuildings];

/** The names of the numbers that texts spell out, by their value. */
export const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 1042730 → `1,042,730` */
export function formatCount(value: number): string {
  return value.toLocaleString('en-US');
}

/** Spells numbers up to twelve (`nine`); formats larger ones (`41`). */
export function spellOut(value: number): string {
  return numberWords[value] ?? formatCount(value);
}

export function spellOutCapitalized(value: number): string {
  return toUpperFirst(spellOut(value));
}

/** 6_100_000 → `6.1 million`; 800_000 → `800,000` */
export function formatMillions(value: number): string {
  return value < 1e6 ? formatCount(value) : `${Math.round(value / 100_000) / 10} million`;
}

/** Converts square feet to square meters: 1042730 → `96,873 m²`. */
export function formatSquareMeters(squareFeet: number): string {
  return `${formatCount(Math.round(squareFeet * 0.092_903_04))} m²`;
}

const sumBy = (items: readonly Building[], getValue: (item: Building) => number) => items.reduce((sum, item) => sum + getValue(item), 0);
export const filterByStatus = (status: Building['status']) => buildings.filter((item) => item.status === status);

/**
 * Returns the leased share of stabilized buildings: those completed before 2026 and owned for at least a year. New and newly acquired buildings
 * are excluded, because new buildings are still being leased.
 */
export function getLeasedShare(candidates: readonly Building[]): number {
  const stabilizedBuildings = candidates.filter(
    (item) => item.status !== 'under-construction' && item.yearBuilt < 2026 && item.acquiredOn === undefined,
  );
  const vacantSquareFeet = sumBy(
    stabilizedBuildings.filter((item) => item.status === 'available-now'),
    (item) => item.availableSquareFeet,
  );
  return 1 - vacantSquareFeet / sumBy(stabilizedBuildings, (item) => item.totalSquareFeet);
}

export function formatPercent(share: number): string {
  return share === 1 ? '100%' : `${(share * 100).toFixed(1)}%`;
}

const squareFeet = sumMarkets(marketFacts, 'squareFeet');
const lengthInFeet = sumBy(buildings, (item) => item.lengthFeet);

export const figures = {
  buildings: sumMarkets(marketFacts, 'buildings'),
  squareFeet,
  squareFeetInMillions: (squareFeet / 1e6).toFixed(1),
  squareMetersInMillions: ((squareFeet * 0.092_903_04) / 1e6).toFixed(1),
  markets: marketFacts.length,
  regions: regionFacts.length,
  availableNow: filterByStatus('available-now').length,
  availableLater: filterByStatus('available-later').length,
  underConstruction: filterByStatus('under-construction').length,
  underConstructionSquareFeet: sumBy(filterByStatus('under-construction'), (item) => item.totalSquareFeet),
  dockDoors: DOCK_DOORS,
  /** Length of all dock doors in a row: doors are spaced 12 feet on center. */
  dockDoorMiles: ((DOCK_DOORS * 12) / 5280).toFixed(1),
  lengthMiles: Math.round(lengthInFeet / 5280),
  lengthKilometers: Math.round((lengthInFeet / 5280) * 1.609_344),
  leased: formatPercent(getLeasedShare(buildings)),
  averageLeaseYears: '6.8',
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
