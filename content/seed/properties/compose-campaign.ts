/** Campaigns for buildings that nobody has written one for by hand: the largest with space on offer, told in their own facts. */
import { buildings, count } from '../figures.ts';
import { marketOf } from '../places/markets.ts';
import { drawsFor, pick } from '../random.ts';
import { longDate } from './describe.ts';
import type { Building, BuildingType } from './record.ts';

/** What a campaign page says beyond the building's facts. Growth: picture, heading, sentence. */
export type Campaign = {
  slug: string;
  title: string;
  subtitle: string;
  highlights: readonly (readonly [string, string])[];
  growth: readonly (readonly [string, string, string])[];
  film?: string;
};

/** With those written by hand, forty buildings have a page of their own. */
const COMPOSED = 28;

type Line = (item: Building) => string;

const titles: Readonly<Record<BuildingType, readonly Line[]>> = {
  'Cross-dock': [
    (item) => `${count(item.docks)} doors on two faces`,
    () => 'In on one side, out on the other',
    (item) => `${count(item.length)} feet between the first door and the last`,
  ],
  'Rear-load': [
    (item) => `${item.clear} feet clear, all doors on one court`,
    () => 'One court, one gate, one glance',
    (item) => `A quiet street in front, ${count(item.docks)} doors behind`,
  ],
  'Last mile': [() => 'Closer than the competition’s vans', (item) => `${count(item.driveIns)} doors at grade, and the city outside`],
  'Cold storage': [() => 'Cold that has never been off', (item) => `${item.clear} feet of cold, stacked`],
  'Light industrial': [
    (item) => `From ${count(item.divisible)} square feet, with an office that has windows`,
    () => 'Room to make something',
  ],
  Multistory: [() => 'A truck court on every floor'],
  'Data centre': [(item) => `${item.power}, live today`],
  'Trailer yard': [(item) => `${count(item.trailers)} stalls and a fence`],
};

function highlightsOf(item: Building): readonly (readonly [string, string])[] {
  const perDoor = count(Math.round(item.total / Math.max(item.docks, 1) / 100) * 100);
  const all: readonly (readonly [string, string] | false)[] = [
    item.docks > 0 && [`${count(item.docks)} doors`, `One to each ${perDoor} square feet`],
    [`${item.clear} feet`, 'Clear at the first column'],
    item.trailers > 0 && [`${count(item.trailers)} stalls`, `For trailers, on ${item.acres} acres`],
    item.rail && ['On the rail', 'An active switch at the building'],
    [item.power, 'At the switchgear'],
  ];
  return all.filter((line) => line !== false).slice(0, 4);
}

const growth: readonly ((item: Building) => readonly [string, string, string])[] = [
  () => ['sus-rooftop-solar', 'The roof', 'Its joists were checked for panels; you buy the power below the grid’s price'],
  (item) => ['int-shell', 'Smaller to begin with', `A wall makes a unit of ${count(item.divisible)} square feet, and can go when you grow`],
  () => ['sus-ev-trucks', 'The gate', 'Conduit for chargers lies in the yard, empty and waiting'],
  (item) => ['int-racking', 'Upward', `Footings under the first bays carry a mezzanine below the ${item.clear} feet`],
  () => ['com-break-garden', 'Outside', 'A corner of the lot is kept for a garden; crews choose what stands in it'],
];

function compose(item: Building): Campaign {
  const draw = drawsFor(`${item.slug} campaign`);
  const first = Math.floor(draw() * growth.length);
  const second = (first + 1 + Math.floor(draw() * (growth.length - 1))) % growth.length;
  const when = item.status === 'available-now' ? 'free now' : item.from === null ? 'dates on request' : `from ${longDate(item.from)}`;
  return {
    slug: item.slug,
    title: pick(titles[item.type], draw())(item),
    subtitle: `${count(item.available)} square feet in ${item.city.split(',')[0] ?? marketOf(item.market).name}, ${when}.`,
    highlights: highlightsOf(item),
    growth: [growth[first], growth[second]].flatMap((line) => (line ? [line(item)] : [])),
  };
}

const composed = buildings
  .filter((item) => item.campaign === undefined && item.available > 0)
  .toSorted((a, b) => b.available - a.available || a.slug.localeCompare(b.slug))
  .slice(0, COMPOSED);

export const composedCampaigns: readonly Campaign[] = composed.map(compose);

const composedSlugs = new Set(composed.map(({ slug }) => slug));

/** Slug of a building's campaign page. */
export function campaignOf(item: Building): string | undefined {
  return item.campaign ?? (composedSlugs.has(item.slug) ? item.slug : undefined);
}
