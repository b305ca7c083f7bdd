/** Writes the highlights of a building without handwritten ones from its facts. */
import { pluralize } from '#lib/format/pluralize.ts';
import { formatCount } from '../figures.ts';
import type { Building, BuildingSide } from './building.ts';
import { getBuildingLayout } from './building-layout.ts';
import { getDistances } from './distances.ts';

type Highlight = readonly [title: string, text: string];

/** Two rows of three in print, three rows of two on the screen. */
const MAX_HIGHLIGHTS = 6;

/** A longer drive is not a highlight. */
const MAX_MINUTES = 20;

/** `The Loop` → `the Loop`, `Nearest berth` → `the nearest berth` */
const nameInSentence = (name: string) => name.replace(/^The /, 'the ').replace(/^Nearest /, 'the nearest ');

function describeLocation(item: Building): Highlight | null {
  const [nearest, next] = getDistances(item);
  if (!nearest || nearest.minutes > MAX_MINUTES) return null;
  const second = next ? `, and ${next.miles} miles from ${nameInSentence(next.name)}` : '';
  return [
    `${pluralize(nearest.minutes, 'minute')} to ${nameInSentence(nearest.name)}`,
    `${nearest.miles} miles by road from the truck gate${second}.`,
  ];
}

function describeDocks(item: Building): Highlight | null {
  const [first, second] = getBuildingLayout(item).sides.filter((side) => (side.dockDoors ?? 0) > 0);
  if (item.dockDoors === 0 || !first) return null;
  const perDoor = formatCount(Math.round(item.totalSquareFeet / item.dockDoors / 100) * 100);
  if (second && first.floor === second.floor)
    return [
      'Dock doors on two sides',
      `One dock door for every ${perDoor} square feet. Inbound and outbound trucks use separate courts.${describeCourt(first)}`,
    ];
  return [pluralize(item.dockDoors, 'dock door'), `One for every ${perDoor} square feet.${describeCourt(first)}`];
}

const describeCourt = ({ truckCourtFeet }: BuildingSide) => (truckCourtFeet ? ` The truck court is ${truckCourtFeet} feet deep.` : '');

function describeHeight(item: Building): Highlight | null {
  const { columnSpacingLengthFeet: length, columnSpacingDepthFeet: depth, speedBayFeet: speedBay } = getBuildingLayout(item);
  if (!length || !depth) return null;
  const bay = `Columns are ${length} feet apart along the building and ${depth} feet across it.`;
  return [`${item.clearHeightFeet} feet clear`, speedBay ? `${bay} The speed bay behind the docks is ${speedBay} feet deep.` : bay];
}

function describeTrailers(item: Building): Highlight | null {
  if (item.trailerStalls === 0 || item.dockDoors === 0) return null;
  const perDoor = (item.trailerStalls / item.dockDoors).toFixed(1);
  return [
    pluralize(item.trailerStalls, 'trailer stall'),
    `${perDoor} per dock door, on a site of ${item.acres} acres with ${pluralize(item.carStalls, 'car stall')}.`,
  ];
}

function describeDivision(item: Building): Highlight | null {
  const area = item.availableSquareFeet || item.totalSquareFeet;
  if (item.divisibleSquareFeet === 0 || item.divisibleSquareFeet >= area) return null;
  return ['Single or multiple tenants', `Divisible to ${formatCount(item.divisibleSquareFeet)} square feet.`];
}

/** Most buildings have less. */
function describePower(item: Building): Highlight | null {
  const amps = Number(/^([\d,]+) A\b/.exec(item.power)?.[1]?.replaceAll(',', '') ?? 0);
  return amps >= 3000 ? ['Power for automation', `${item.power}, installed and available to the tenant.`] : null;
}

const describeRail = (item: Building): Highlight | null => (item.rail ? ['Rail-served', 'An active spur reaches the building.'] : null);

const describeOffice = (item: Building): Highlight | null =>
  item.officeSquareFeet > 0 ? ['Office included', `${formatCount(item.officeSquareFeet)} square feet of finished office space.`] : null;

export function getHighlights(item: Building): readonly Highlight[] {
  if (item.highlights) return item.highlights;
  const candidates = [
    describeLocation(item),
    describeDocks(item),
    describeHeight(item),
    describeRail(item),
    describeTrailers(item),
    describePower(item),
    describeDivision(item),
    describeOffice(item),
  ].filter((highlight) => highlight !== null);
  // An even number fills the rows of two.
  const count = Math.min(MAX_HIGHLIGHTS, candidates.length - (candidates.length % 2));
  return candidates.slice(0, count);
}
