/**
 * The company in numbers. What can be counted from the content is counted; what can't (people's days, megawatts) is written down once, here.
 */
import { marketFacts, sumOf } from './places/markets.ts';
import { regionFacts } from './places/regions.ts';
import { composed, DOCK_DOORS } from './properties/compose.ts';
import { named } from './properties/named.ts';
import type { Building } from './properties/record.ts';

export const buildings: readonly Building[] = [...named, ...composed];

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 1042730 → `1,042,730` */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** Up to twelve as a word, as a sentence has it. */
export function inWords(value: number): string {
  return words[value] ?? count(value);
}

export function inWordsFirst(value: number): string {
  return capital(inWords(value));
}

/** 6_100_000 → `6.1 million` */
export function millions(value: number): string {
  const figure = Math.round(value / 100_000) / 10;
  return `${figure} million`;
}

/** Square feet as square metres, `96,873 m²`. */
export function squareMetres(squareFeet: number): string {
  return `${count(Math.round(squareFeet * 0.092_903_04))} m²`;
}

const total = (items: readonly Building[], of: (item: Building) => number) => items.reduce((sum, item) => sum + of(item), 0);
export const withStatus = (status: Building['status']) => buildings.filter((item) => item.status === status);

/** Share leased of the buildings that have been open, and ours, for a year: new space is not counted for or against us. */
export function leasedShare(of: readonly Building[]): number {
  const settled = of.filter((item) => item.status !== 'under-construction' && item.built < 2026 && !item.boughtThisYear);
  const empty = total(
    settled.filter((item) => item.status === 'available-now'),
    (item) => item.available,
  );
  return 1 - empty / total(settled, (item) => item.total);
}

export function percent(share: number): string {
  return share === 1 ? '100%' : `${(share * 100).toFixed(1)}%`;
}

const squareFeet = sumOf(marketFacts, 'squareFeet');
const lengthInFeet = total(buildings, (item) => item.length);

export const figures = {
  buildings: sumOf(marketFacts, 'buildings'),
  squareFeet,
  squareFeetInMillions: (squareFeet / 1e6).toFixed(1),
  squareMetresInMillions: ((squareFeet * 0.092_903_04) / 1e6).toFixed(1),
  markets: marketFacts.length,
  regions: regionFacts.length,
  openNow: withStatus('available-now').length,
  openLater: withStatus('available-later').length,
  building: withStatus('under-construction').length,
  buildingSquareFeet: total(withStatus('under-construction'), (item) => item.total),
  dockDoors: DOCK_DOORS,
  /** Doors stand at 12-foot centers. */
  dockMiles: ((DOCK_DOORS * 12) / 5280).toFixed(1),
  lengthMiles: Math.round(lengthInFeet / 5280),
  lengthKilometres: Math.round((lengthInFeet / 5280) * 1.609_344),
  leased: percent(leasedShare(buildings)),
  leaseYears: '6.8',
  solarMegawatts: '41.6',
  solarRoofs: 58,
  entitledSites: 19,
  offices: 4,
} as const;

/** Rooftop solar at the end of each year, MW. */
export const solar: readonly (readonly [string, number, string])[] = [
  ['2022', 7.2, '7.2 MW'],
  ['2023', 14.8, '14.8 MW'],
  ['2024', 26.3, '26.3 MW'],
  ['2025', 38.9, '38.9 MW'],
  ['2026', 41.6, '41.6 MW'],
  ['2027', 55, '55 MW planned'],
];
