/** Generates campaign pages from building facts for the largest available buildings that have no handwritten campaign. */
import { buildings, formatCount } from '../figures.ts';
import { getMarket } from '../places/markets.ts';
import { createSeededRandom, pickItem } from '../seeded-random.ts';
import { formatLongDate } from './describe-building.ts';
import type { Building, BuildingType } from './building.ts';

/** The texts of a campaign page. */
export type Campaign = {
  slug: string;
  title: string;
  subtitle: string;
  highlights: readonly (readonly [title: string, subtitle: string])[];
  growth: readonly (readonly [title: string, subtitle: string])[];
};

/** Together with the 12 handwritten campaigns, 40 buildings have a campaign page. */
const GENERATED_CAMPAIGNS = 28;

type TitleTemplate = (item: Building) => string;

const titleTemplates: Readonly<Record<BuildingType, readonly TitleTemplate[]>> = {
  'Cross-dock': [
    (item) => `Cross-dock with ${formatCount(item.dockDoors)} doors on two sides`,
    () => 'Inbound on one side, outbound on the other',
    (item) => `${formatCount(item.lengthFeet)} feet of cross-dock, ${item.clearHeightFeet} feet clear`,
  ],
  'Rear-load': [
    (item) => `${item.clearHeightFeet} feet clear, ${formatCount(item.dockDoors)} dock doors`,
    (item) => `Rear-load space in ${item.city.split(',')[0] ?? item.city}`,
    (item) => `Rear-load, with ${formatCount(item.trailerStalls)} trailer stalls`,
  ],
  'Last mile': [() => 'Close to your customers', (item) => `${formatCount(item.driveInDoors)} drive-in doors for your vans`],
  'Cold storage': [() => 'Cold storage, ready to run', (item) => `Cold storage, ${item.clearHeightFeet} feet clear`],
  'Light industrial': [
    (item) => `Light industrial units from ${formatCount(item.divisibleSquareFeet)} square feet`,
    () => 'Space to make, store and ship',
  ],
  Multistory: [() => 'A truck court on every floor'],
  'Data center': [(item) => `${item.power}, live today`],
  'Trailer yard': [(item) => `${formatCount(item.trailerStalls)} secured trailer stalls`],
};

function getHighlights(item: Building): readonly (readonly [string, string])[] {
  const perDoor = formatCount(Math.round(item.totalSquareFeet / Math.max(item.dockDoors, 1) / 100) * 100);
  const candidates: readonly (readonly [string, string] | false)[] = [
    item.dockDoors > 0 && [`${formatCount(item.dockDoors)} dock doors`, `One per ${perDoor} square feet`],
    [`${item.clearHeightFeet} feet`, 'Clear height at the first column'],
    item.trailerStalls > 0 && [`${formatCount(item.trailerStalls)} trailer stalls`, `On ${item.acres} acres`],
    item.rail && ['Rail-served', 'Active spur at the building'],
    [item.power, 'Electrical service'],
  ];
  return candidates.filter((line) => line !== false).slice(0, 4);
}

const growthTemplates: readonly ((item: Building) => readonly [title: string, subtitle: string])[] = [
  () => ['Rooftop solar', 'The roof can carry panels, with power below the grid price'],
  (item) =>
    item.divisibleSquareFeet < item.availableSquareFeet
      ? ['Divisible space', `Start with as little as ${formatCount(item.divisibleSquareFeet)} square feet and expand later`]
      : ['Separate unit', 'With its own entrance and dock doors'],
  () => ['Truck charging', 'Conduit for chargers is included in the yard'],
  (item) => ['Mezzanine', `The first bays can carry a mezzanine under the ${item.clearHeightFeet}-foot clear height`],
  () => ['Break garden', 'Part of the site is reserved for a garden that your crew helps to design'],
];

function generateCampaign(item: Building): Campaign {
  const random = createSeededRandom(`${item.slug} campaign`);
  const first = Math.floor(random() * growthTemplates.length);
  const second = (first + 1 + Math.floor(random() * (growthTemplates.length - 1))) % growthTemplates.length;
  const when =
    item.status === 'available-now'
      ? 'available now'
      : item.availableFrom === null
        ? 'availability on request'
        : `available ${formatLongDate(item.availableFrom)}`;
  return {
    slug: item.slug,
    title: pickItem(titleTemplates[item.type], random())(item),
    subtitle: `${formatCount(item.availableSquareFeet)} square feet in ${item.city.split(',')[0] ?? getMarket(item.market).name}, ${when}.`,
    highlights: getHighlights(item),
    growth: [growthTemplates[first], growthTemplates[second]].flatMap((line) => (line ? [line(item)] : [])),
  };
}

const campaignBuildings = buildings
  .filter((item) => item.campaignSlug === undefined && item.availableSquareFeet > 0)
  .toSorted((a, b) => b.availableSquareFeet - a.availableSquareFeet || a.slug.localeCompare(b.slug))
  .slice(0, GENERATED_CAMPAIGNS);

export const generatedCampaigns: readonly Campaign[] = campaignBuildings.map(generateCampaign);

const campaignSlugs = new Set(campaignBuildings.map(({ slug }) => slug));

/** Slug of a building's campaign page. */
export function getCampaignSlug(item: Building): string | undefined {
  return item.campaignSlug ?? (campaignSlugs.has(item.slug) ? item.slug : undefined);
}
