/** Writes the highlights of a building without handwritten ones from its facts: for each type, what tenants of that type ask about first. */
import { pluralize } from '#lib/format/pluralize.ts';
import { formatCount } from '../figures.ts';
import type { Building, BuildingSide, BuildingType } from './building.ts';
import { getBuildingLayout } from './building-layout.ts';
import { getDistances } from './distances.ts';
import { type DescribeHighlight, describePowerAs, type Highlight } from './highlight.ts';
import {
  describePlantPower,
  describeRooms,
  describeFreezers,
  describeColdDock,
  describeColdHeight,
  describeRefrigeration,
  describePallets,
  describeMegawatts,
  describeHalls,
  describeCooling,
  describeFireProtection,
  describeOperationsSpace,
  describeGrowth,
  describeLevels,
  describeRamp,
  describeFloorLoad,
  describeDivisionByLevel,
  describeYardStalls,
  describeSurface,
  describeSecurity,
  describeShop,
  describeDispatch,
} from './special-highlights.ts';

/** Two rows of three in print, three rows of two on the screen. */
const MAX_HIGHLIGHTS = 6;

/** A longer drive is not a highlight. */
const MAX_MINUTES = 20;

/** Amperes that are enough for automation. Most buildings have less. */
const MANY_AMPS = 3000;

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

const describeCourt = ({ truckCourtFeet }: BuildingSide) => (truckCourtFeet ? ` The truck court is ${truckCourtFeet} feet deep.` : '');

const formatPerDoor = (item: Building) => formatCount(Math.round(item.totalSquareFeet / item.dockDoors / 100) * 100);

function describeDocks(item: Building): Highlight | null {
  const [first, second] = getBuildingLayout(item).sides.filter((side) => (side.dockDoors ?? 0) > 0);
  if (item.dockDoors === 0 || !first) return null;
  if (second && first.floor === second.floor) {
    return [
      'Dock doors on two sides',
      `One dock door for every ${formatPerDoor(item)} square feet. Inbound and outbound trucks use separate courts.${describeCourt(first)}`,
    ];
  }
  return [pluralize(item.dockDoors, 'dock door'), `One for every ${formatPerDoor(item)} square feet.${describeCourt(first)}`];
}

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
  if (item.divisibleSquareFeet === 0 || item.divisibleSquareFeet >= item.availableSquareFeet) return null;
  return ['Single or multiple tenants', `Divisible to ${formatCount(item.divisibleSquareFeet)} square feet.`];
}

function describePower(item: Building): Highlight | null {
  const amps = Number(/^([\d,]+) A\b/.exec(item.power)?.[1]?.replaceAll(',', '') ?? 0);
  if (amps < MANY_AMPS) return null;
  return describePowerAs(item.power.endsWith('for chargers') ? 'Power for electric vans' : 'Power for automation')(item);
}

const describeRail: DescribeHighlight = (item) => (item.rail ? ['Rail-served', 'An active spur reaches the building.'] : null);

const describeOffice: DescribeHighlight = (item) =>
  item.officeSquareFeet > 0 ? ['Office included', `${formatCount(item.officeSquareFeet)} square feet of finished office space.`] : null;

const describeVans: DescribeHighlight = (item) =>
  item.vanStalls
    ? [
        pluralize(item.vanStalls, 'van stall'),
        `${pluralize(item.driveInDoors, 'drive-in door')} let vans load indoors, away from the trucks.`,
      ]
    : null;

const describeCarStalls: DescribeHighlight = (item) => [
  pluralize(item.carStalls, 'car stall'),
  `${((item.carStalls / item.totalSquareFeet) * 1000).toFixed(1)} per 1,000 square feet.`,
];

const describeSmallDoors: DescribeHighlight = (item) => [
  'Dock and drive-in doors',
  `${pluralize(item.dockDoors, 'dock door')} and ${pluralize(item.driveInDoors, 'drive-in door')} for trucks and vans.`,
];

const describeOfficeShare: DescribeHighlight = (item) => [
  `${Math.round((item.officeSquareFeet / item.totalSquareFeet) * 100)}% office`,
  `${formatCount(item.officeSquareFeet)} square feet of office space for showrooms, laboratories and desks.`,
];

const describeProductionPower = describePowerAs('Power for production');

const warehouse: readonly DescribeHighlight[] = [
  describeLocation,
  describeDocks,
  describeHeight,
  describeRail,
  describeTrailers,
  describePower,
  describeDivision,
  describeOffice,
];

/** The most important first. */
const highlightsByType: Readonly<Record<BuildingType, readonly DescribeHighlight[]>> = {
  'Cross-dock': warehouse,
  'Rear-load': warehouse,
  'Last mile': [
    describeLocation,
    describeVans,
    describeDocks,
    describeCarStalls,
    describeRail,
    describePower,
    describeHeight,
    describeDivision,
    describeOffice,
  ],
  'Cold storage': [
    (item) => describeFreezers(item) ?? describeRooms(item),
    describeColdDock,
    describeRefrigeration,
    describePallets,
    describePlantPower,
    describeColdHeight,
    describeLocation,
    describeTrailers,
    describeDivision,
  ],
  'Light industrial': [
    describeLocation,
    describeDivision,
    describeSmallDoors,
    describeProductionPower,
    describeOfficeShare,
    describeCarStalls,
    describeRail,
    describeHeight,
  ],
  Multistory: [describeLocation, describeLevels, describeRamp, describeFloorLoad, describeDivisionByLevel, describePower, describeOffice],
  'Data center': [
    describeMegawatts,
    describeHalls,
    describeCooling,
    describeFireProtection,
    describeOperationsSpace,
    describeGrowth,
    describeDivision,
  ],
  'Trailer yard': [describeYardStalls, describeLocation, describeSurface, describeSecurity, describeShop, describeDispatch],
};

export function getHighlights(item: Building): readonly Highlight[] {
  if (item.highlights) return item.highlights;
  const candidates = highlightsByType[item.type].map((describe) => describe(item)).filter((highlight) => highlight !== null);
  // An even number fills the rows of two.
  const count = Math.min(MAX_HIGHLIGHTS, candidates.length - (candidates.length % 2));
  return candidates.slice(0, count);
}
