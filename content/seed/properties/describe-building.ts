/** Text of a building that nobody has written about by hand: its own facts, in sentences. */
import { formatCount, formatSquareMeters } from '../figures.ts';
import { heading, list, paragraph } from '../markup.ts';
import { getMarket } from '../places/markets.ts';
import { inlineHtml } from '../article-notation.ts';
import { createSeededRandom, pickItem } from '../seeded-random.ts';
import type { SeedBlock } from '../types.ts';
import type { Building } from './building.ts';

const EARTH_RADIUS_MILES = 3958.8;
const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/** Miles and compass direction from the market's center. */
function getDistanceFromCenter(item: Building): { miles: number; direction: string } {
  const market = getMarket(item.market);
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const north = rad(item.latitude - market.latitude);
  const east = rad(item.longitude - market.longitude) * Math.cos(rad(market.latitude));
  const turn = (Math.atan2(east, north) + 2 * Math.PI) % (2 * Math.PI);
  return {
    miles: Math.max(1, Math.round(Math.hypot(north, east) * EARTH_RADIUS_MILES)),
    direction: directions[Math.round(turn / (Math.PI / 4)) % 8] ?? 'north',
  };
}

const typeNames: Readonly<Record<Building['type'], string>> = {
  'Cross-dock': 'a cross-dock',
  'Rear-load': 'a rear-load building',
  'Last mile': 'a last-mile building',
  'Cold storage': 'a cold store',
  'Light industrial': 'a light industrial building',
  Multistory: 'a multistory building',
  'Data centre': 'a data hall',
  'Trailer yard': 'a trailer yard',
};

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** `2027-03-01` → `March 1, 2027` */
export function formatLongDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1] ?? ''} ${date ?? 1}, ${year ?? ''}`;
}

/** Markets that are called by a landscape, not by a city. */
const marketsWithArticle = new Set(['east-bay', 'central-valley', 'inland-empire', 'lehigh-valley']);

const formatDriveInDoors = (item: Building) => `${formatCount(item.driveIns)} ${item.driveIns === 1 ? 'door' : 'doors'} at grade`;

function describeLocation(item: Building, draw: number): string {
  const { miles, direction } = getDistanceFromCenter(item);
  const market = (marketsWithArticle.has(item.market) ? 'the ' : '') + getMarket(item.market).name;
  const where = `${formatCount(miles)} ${miles === 1 ? 'mile' : 'miles'} ${direction} of the center of ${market}`;
  return pickItem(
    [
      `${item.name} is ${typeNames[item.type]} of ${formatCount(item.total)} square feet (${formatSquareMeters(item.total)}) in ${item.city}, ${where}. It was finished in ${item.built}, is ${formatCount(item.length)} feet long and stands on ${item.acres} acres.`,
      `${formatCount(item.total)} square feet on ${item.acres} acres, ${where}: ${item.name} is ${typeNames[item.type]} of ${item.built}, ${formatCount(item.length)} feet on its long face.`,
      `In ${item.city}, ${where}, stands ${item.name}, ${typeNames[item.type]} with ${formatCount(item.total)} square feet (${formatSquareMeters(item.total)}). It was built in ${item.built} on ${item.acres} acres.`,
    ],
    draw,
  );
}

function describeLoading(item: Building, draw: number): string {
  const perDoor = formatCount(Math.round(item.total / item.docks / 100) * 100);
  const stalls = item.trailers > 0 ? `${formatCount(item.trailers)} trailer stalls` : 'no trailer stalls';
  return pickItem(
    [
      `It has ${formatCount(item.docks)} dock doors, one to each ${perDoor} square feet, ${formatDriveInDoors(item)}, ${stalls} and ${formatCount(item.cars)} car stalls. Clear height at the first column is ${item.clear} feet.`,
      `${item.clear} feet clear, ${formatCount(item.docks)} dock doors and ${formatCount(item.driveIns)} at grade. Outside there are ${stalls} and ${formatCount(item.cars)} car stalls; inside, ${formatCount(item.office)} square feet of office.`,
      `A door for each ${perDoor} square feet makes ${formatCount(item.docks)}; another ${formatCount(item.driveIns)} ${item.driveIns === 1 ? 'stands' : 'stand'} at grade. The hall is ${item.clear} feet clear and has ${formatCount(item.office)} square feet of office, the yard ${stalls}.`,
    ],
    draw,
  );
}

function describeOffer(item: Building): string {
  if (item.status === 'leased') {
    const lease = item.more.find(([name]) => name === 'Lease')?.[1] ?? 'Leased';
    return `${lease}. Tell us your dates, and we write to you nine months before theirs.`;
  }
  const rent =
    item.rent === null ? 'Rent is on request.' : `Asking rent is $${item.rent.toFixed(2)} a square foot and year, ${item.leaseType}.`;
  const part =
    item.available === item.total
      ? 'All of it'
      : `A unit of ${formatCount(item.available)} square feet (${formatSquareMeters(item.available)})`;
  return `${part} is free ${item.status === 'available-now' ? 'now' : `from ${formatLongDate(item.from ?? '')}`}. ${rent}`;
}

export function describeBuilding(item: Building): SeedBlock[] {
  const draw = createSeededRandom(`${item.name} text`);
  return [
    paragraph(inlineHtml(describeLocation(item, draw()))),
    paragraph(inlineHtml(describeLoading(item, draw()))),
    paragraph(inlineHtml(describeOffer(item))),
    heading(2, 'Good to know'),
    list([
      `Electrical service: ${item.power}`,
      `Sprinklers: ${item.sprinklers}`,
      `Zoning: ${inlineHtml(item.zoning)}`,
      item.rail ? 'Rail served, with an active switch' : `Smallest unit we would split off: ${formatCount(item.divisible)} square feet`,
    ]),
  ];
}
