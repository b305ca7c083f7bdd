/** Text of a building that nobody has written about by hand: its own facts, in sentences. */
import { count, squareMetres } from '../figures.ts';
import { heading, list, paragraph } from '../markup.ts';
import { marketOf } from '../places/markets.ts';
import { inline } from '../prose.ts';
import { drawsFor, pick } from '../random.ts';
import type { SeedBlock } from '../types.ts';
import type { Building } from './record.ts';

const EARTH_RADIUS_MILES = 3958.8;
const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/** Miles and compass direction from the market's center. */
function placeFrom(item: Building): { miles: number; direction: string } {
  const market = marketOf(item.market);
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const north = rad(item.latitude - market.latitude);
  const east = rad(item.longitude - market.longitude) * Math.cos(rad(market.latitude));
  const turn = (Math.atan2(east, north) + 2 * Math.PI) % (2 * Math.PI);
  return {
    miles: Math.max(1, Math.round(Math.hypot(north, east) * EARTH_RADIUS_MILES)),
    direction: directions[Math.round(turn / (Math.PI / 4)) % 8] ?? 'north',
  };
}

const kinds: Readonly<Record<Building['type'], string>> = {
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
export function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1] ?? ''} ${date ?? 1}, ${year ?? ''}`;
}

/** Markets that are called by a landscape, not by a city. */
const named = new Set(['east-bay', 'central-valley', 'inland-empire', 'lehigh-valley']);

const doorsAtGrade = (item: Building) => `${count(item.driveIns)} ${item.driveIns === 1 ? 'door' : 'doors'} at grade`;

function opening(item: Building, draw: number): string {
  const { miles, direction } = placeFrom(item);
  const market = (named.has(item.market) ? 'the ' : '') + marketOf(item.market).name;
  const where = `${count(miles)} ${miles === 1 ? 'mile' : 'miles'} ${direction} of the center of ${market}`;
  return pick(
    [
      `${item.name} is ${kinds[item.type]} of ${count(item.total)} square feet (${squareMetres(item.total)}) in ${item.city}, ${where}. It was finished in ${item.built}, is ${count(item.length)} feet long and stands on ${item.acres} acres.`,
      `${count(item.total)} square feet on ${item.acres} acres, ${where}: ${item.name} is ${kinds[item.type]} of ${item.built}, ${count(item.length)} feet on its long face.`,
      `In ${item.city}, ${where}, stands ${item.name}, ${kinds[item.type]} with ${count(item.total)} square feet (${squareMetres(item.total)}). It was built in ${item.built} on ${item.acres} acres.`,
    ],
    draw,
  );
}

function working(item: Building, draw: number): string {
  const perDoor = count(Math.round(item.total / item.docks / 100) * 100);
  const stalls = item.trailers > 0 ? `${count(item.trailers)} trailer stalls` : 'no trailer stalls';
  return pick(
    [
      `It has ${count(item.docks)} dock doors, one to each ${perDoor} square feet, ${doorsAtGrade(item)}, ${stalls} and ${count(item.cars)} car stalls. Clear height at the first column is ${item.clear} feet.`,
      `${item.clear} feet clear, ${count(item.docks)} dock doors and ${count(item.driveIns)} at grade. Outside there are ${stalls} and ${count(item.cars)} car stalls; inside, ${count(item.office)} square feet of office.`,
      `A door for each ${perDoor} square feet makes ${count(item.docks)}; another ${count(item.driveIns)} ${item.driveIns === 1 ? 'stands' : 'stand'} at grade. The hall is ${item.clear} feet clear and has ${count(item.office)} square feet of office, the yard ${stalls}.`,
    ],
    draw,
  );
}

function offer(item: Building): string {
  if (item.status === 'leased') {
    const lease = item.more.find(([name]) => name === 'Lease')?.[1] ?? 'Leased';
    return `${lease}. Tell us your dates, and we write to you nine months before theirs.`;
  }
  const rent =
    item.rent === null ? 'Rent is on request.' : `Asking rent is $${item.rent.toFixed(2)} a square foot and year, ${item.leaseType}.`;
  const part =
    item.available === item.total ? 'All of it' : `A unit of ${count(item.available)} square feet (${squareMetres(item.available)})`;
  return `${part} is free ${item.status === 'available-now' ? 'now' : `from ${longDate(item.from ?? '')}`}. ${rent}`;
}

export function describe(item: Building): SeedBlock[] {
  const draw = drawsFor(`${item.name} text`);
  return [
    paragraph(inline(opening(item, draw()))),
    paragraph(inline(working(item, draw()))),
    paragraph(inline(offer(item))),
    heading(2, 'Good to know'),
    list([
      `Electrical service: ${item.power}`,
      `Sprinklers: ${item.sprinklers}`,
      `Zoning: ${inline(item.zoning)}`,
      item.rail ? 'Rail served, with an active switch' : `Smallest unit we would split off: ${count(item.divisible)} square feet`,
    ]),
  ];
}
