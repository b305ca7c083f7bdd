/** Campaigns for buildings that nobody has written one for by hand: the largest with space on offer, told in their own facts. */
import { buildings, formatCount } from '../figures.ts';
import { getMarket } from '../places/markets.ts';
import { createSeededRandom, pickItem } from '../seeded-random.ts';
import { formatLongDate } from './describe-building.ts';
import type { Building, BuildingType } from './building.ts';

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
const GENERATED_CAMPAIGNS = 28;

type TitleTemplate = (item: Building) => string;

const titleTemplates: Readonly<Record<BuildingType, readonly TitleTemplate[]>> = {
  'Cross-dock': [
    (item) => `${formatCount(item.docks)} doors on two faces`,
    () => 'In on one side, out on the other',
    (item) => `${formatCount(item.length)} feet between the first door and the last`,
  ],
  'Rear-load': [
    (item) => `${item.clear} feet clear, all doors on one court`,
    () => 'One court, one gate, one glance',
    (item) => `A quiet street in front, ${formatCount(item.docks)} doors behind`,
  ],
  'Last mile': [() => 'Closer than the competition’s vans', (item) => `${formatCount(item.driveIns)} doors at grade, and the city outside`],
  'Cold storage': [() => 'Cold that has never been off', (item) => `${item.clear} feet of cold, stacked`],
  'Light industrial': [
    (item) => `From ${formatCount(item.divisible)} square feet, with an office that has windows`,
    () => 'Room to make something',
  ],
  Multistory: [() => 'A truck court on every floor'],
  'Data centre': [(item) => `${item.power}, live today`],
  'Trailer yard': [(item) => `${formatCount(item.trailers)} stalls and a fence`],
};

function getHighlights(item: Building): readonly (readonly [string, string])[] {
  const perDoor = formatCount(Math.round(item.total / Math.max(item.docks, 1) / 100) * 100);
  const all: readonly (readonly [string, string] | false)[] = [
    item.docks > 0 && [`${formatCount(item.docks)} doors`, `One to each ${perDoor} square feet`],
    [`${item.clear} feet`, 'Clear at the first column'],
    item.trailers > 0 && [`${formatCount(item.trailers)} stalls`, `For trailers, on ${item.acres} acres`],
    item.rail && ['On the rail', 'An active switch at the building'],
    [item.power, 'At the switchgear'],
  ];
  return all.filter((line) => line !== false).slice(0, 4);
}

const growthTemplates: readonly ((item: Building) => readonly [string, string, string])[] = [
  () => ['sus-rooftop-solar', 'The roof', 'Its joists were checked for panels; you buy the power below the grid’s price'],
  (item) => [
    'int-shell',
    'Smaller to begin with',
    `A wall makes a unit of ${formatCount(item.divisible)} square feet, and can go when you grow`,
  ],
  () => ['sus-ev-trucks', 'The gate', 'Conduit for chargers lies in the yard, empty and waiting'],
  (item) => ['int-racking', 'Upward', `Footings under the first bays carry a mezzanine below the ${item.clear} feet`],
  () => ['com-break-garden', 'Outside', 'A corner of the lot is kept for a garden; crews choose what stands in it'],
];

function generateCampaign(item: Building): Campaign {
  const draw = createSeededRandom(`${item.slug} campaign`);
  const first = Math.floor(draw() * growthTemplates.length);
  const second = (first + 1 + Math.floor(draw() * (growthTemplates.length - 1))) % growthTemplates.length;
  const when = item.status === 'available-now' ? 'free now' : item.from === null ? 'dates on request' : `from ${formatLongDate(item.from)}`;
  return {
    slug: item.slug,
    title: pickItem(titleTemplates[item.type], draw())(item),
    subtitle: `${formatCount(item.available)} square feet in ${item.city.split(',')[0] ?? getMarket(item.market).name}, ${when}.`,
    highlights: getHighlights(item),
    growth: [growthTemplates[first], growthTemplates[second]].flatMap((line) => (line ? [line(item)] : [])),
  };
}

const campaignBuildings = buildings
  .filter((item) => item.campaign === undefined && item.available > 0)
  .toSorted((a, b) => b.available - a.available || a.slug.localeCompare(b.slug))
  .slice(0, GENERATED_CAMPAIGNS);

export const generatedCampaigns: readonly Campaign[] = campaignBuildings.map(generateCampaign);

const campaignSlugs = new Set(campaignBuildings.map(({ slug }) => slug));

/** Slug of a building's campaign page. */
export function getCampaignSlug(item: Building): string | undefined {
  return item.campaign ?? (campaignSlugs.has(item.slug) ? item.slug : undefined);
}
