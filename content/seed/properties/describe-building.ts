/** Writes the text of a generated building from its facts. */
import { getDirectionName } from '#lib/drawings/compass.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { EARTH_RADIUS_MILES } from '#lib/map/distance.ts';
import { formatCount, formatSquareMeters } from '../figures.ts';
import { heading, list, paragraph } from '../markup.ts';
import { getMarket, getMarketNameInSentence } from '../places/markets.ts';
import { inlineHtml } from '../article-notation.ts';
import { createSeededRandom, pickItem } from '../seeded-random.ts';
import type { SeedBlock } from '../types.ts';
import type { Building } from './building.ts';

/** Returns miles and compass direction from the market's center. */
function getDistanceFromCenter(item: Building): { miles: number; direction: string } {
  const market = getMarket(item.market);
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = toRadians(item.latitude - market.latitude);
  const east = toRadians(item.longitude - market.longitude) * Math.cos(toRadians(market.latitude));
  const bearing = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
  return {
    miles: Math.max(1, Math.round(Math.hypot(north, east) * EARTH_RADIUS_MILES)),
    direction: getDirectionName(bearing),
  };
}

/** Each building type as a noun. */
const typeNames: Readonly<Record<Building['type'], string>> = {
  'Cross-dock': 'cross-dock',
  'Rear-load': 'rear-load building',
  'Last mile': 'last-mile building',
  'Cold storage': 'cold storage building',
  'Light industrial': 'light industrial building',
  Multistory: 'multistory building',
  'Data center': 'data center',
  'Trailer yard': 'trailer yard',
};

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2027-03-01` → `March 1, 2027` */
export function formatLongDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1] ?? ''} ${date ?? 1}, ${year ?? ''}`;
}

/** `80,400` → `an 80,400`; `79,200` → `a 79,200` */
const addArticle = (number: string) => `${/^(?:8|1[18](?:\D|$))/.test(number) ? 'an' : 'a'} ${number}`;

function describeLocation(item: Building, random: number): string {
  const { miles, direction } = getDistanceFromCenter(item);
  const market = getMarketNameInSentence(getMarket(item.market));
  const distance = `${pluralize(miles, 'mile')} ${direction} of the center of ${market}`;
  const type = typeNames[item.type];
  const size = addArticle(`${formatCount(item.totalSquareFeet)}-square-foot`);
  return pickItem(
    [
      `${item.name} is ${size} (${formatSquareMeters(item.totalSquareFeet)}) ${type} in ${item.city}, ${distance}. It was built in ${item.yearBuilt}, is ${formatCount(item.lengthFeet)} feet long and sits on ${item.acres} acres.`,
      `${item.name} is a ${type} in ${item.city} (${item.submarket} submarket), with ${formatCount(item.totalSquareFeet)} square feet (${formatSquareMeters(item.totalSquareFeet)}). It was completed in ${item.yearBuilt} on ${addArticle(`${item.acres}-acre`)} site.`,
      `${item.name} in ${item.city}, has ${formatCount(item.totalSquareFeet)} square feet (${formatSquareMeters(item.totalSquareFeet)}) on ${item.acres} acres, ${distance}. The ${type} dates from ${item.yearBuilt} and is ${formatCount(item.lengthFeet)} feet long.`,
    ],
    random,
  );
}

function describeLoading(item: Building, random: number): string {
  const perDoor = formatCount(Math.round(item.totalSquareFeet / item.dockDoors / 100) * 100);
  const stalls = item.trailerStalls > 0 ? pluralize(item.trailerStalls, 'trailer stall') : 'no trailer stalls';
  const doors = `${pluralize(item.dockDoors, 'dock-high door')} and ${pluralize(item.driveInDoors, 'drive-in door')}`;
  const cars = pluralize(item.carStalls, 'car stall');
  const office = `${formatCount(item.officeSquareFeet)} square feet of office`;
  return pickItem(
    [
      `There are ${doors}, about one dock for every ${perDoor} square feet. The site has ${stalls} and ${cars}. Clear height is ${item.clearHeightFeet} feet at the first column. The building includes ${office}.`,
      `The warehouse is ${item.clearHeightFeet} feet clear, with ${doors}. Outside there are ${stalls} and ${cars}. Inside, there are ${office}.`,
      `Loading is through ${doors}. The building is ${item.clearHeightFeet} feet clear at the first column and includes ${office}. Parking: ${stalls} and ${cars}.`,
    ],
    random,
  );
}

function describeOffer(item: Building): string {
  if (item.status === 'leased') {
    const lease = item.details.find(([name]) => name === 'Lease')?.[1] ?? 'Fully leased';
    const [, year, tenants] = /^Leased through (\d{4}), (.+)$/.exec(lease) ?? [];
    const sentence = year && tenants ? `The building is leased to ${tenants} through ${year}` : lease;
    return `${sentence}. Tell us when you need space, and we will contact you nine months before a lease ends.`;
  }
  const rent =
    item.askingRent === null
      ? 'Asking rent is available on request.'
      : `The asking rent is $${item.askingRent.toFixed(2)} per square foot per year, ${item.leaseType}.`;
  const part =
    item.availableSquareFeet === item.totalSquareFeet
      ? 'The entire building'
      : `A unit of ${formatCount(item.availableSquareFeet)} square feet (${formatSquareMeters(item.availableSquareFeet)})`;
  return `${part} is available ${item.status === 'available-now' ? 'now' : `from ${formatLongDate(item.availableFrom ?? '')}`}. ${rent}`;
}

export function describeBuilding(item: Building): SeedBlock[] {
  const random = createSeededRandom(`${item.name} text`);
  return [
    paragraph(inlineHtml(describeLocation(item, random()))),
    paragraph(inlineHtml(describeLoading(item, random()))),
    paragraph(inlineHtml(describeOffer(item))),
    heading(2, 'Building details'),
    list([
      `Power: ${item.power}`,
      `Sprinklers: ${item.sprinklers}`,
      `Zoning: ${inlineHtml(item.zoning)}`,
      ...(item.divisibleSquareFeet < item.availableSquareFeet ? [`Divisible to ${formatCount(item.divisibleSquareFeet)} square feet`] : []),
      ...(item.rail ? ['Rail-served, with an active spur'] : []),
    ]),
  ];
}
