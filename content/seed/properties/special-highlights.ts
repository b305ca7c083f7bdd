/** Writes highlights of cold stores, data centers, multistory buildings and trailer yards. */
import { pluralize } from '#lib/format/pluralize.ts';
import { formatCount, spellOut, spellOutCapitalized } from '../figures.ts';
import type { Building, BuildingRoom } from './building.ts';
import { getBuildingLayout } from './building-layout.ts';
import {
  describeDetail,
  type DescribeHighlight,
  describePowerAs,
  endWithPeriod,
  getDetail,
  type Highlight,
  splitAtFirstComma,
} from './highlight.ts';

export const describePlantPower = describePowerAs('Power for the plant');

const formatFahrenheit = (degrees: number) => `${degrees} °F`.replace('-', '−');

const getLowest = (rooms: readonly BuildingRoom[]) => Math.min(...rooms.map(({ lowestFahrenheit = 0 }) => lowestFahrenheit));

function formatRange(rooms: readonly BuildingRoom[]): string {
  const lowest = getLowest(rooms);
  const highest = Math.max(...rooms.map(({ highestFahrenheit = 0 }) => highestFahrenheit));
  return lowest === highest ? formatFahrenheit(lowest) : `${formatFahrenheit(lowest).replace(' °F', '')} to ${formatFahrenheit(highest)}`;
}

const getColdRooms = (item: Building) => getBuildingLayout(item).rooms.filter(({ highestFahrenheit }) => highestFahrenheit !== undefined);
const isDock = ({ name }: BuildingRoom) => name === 'Enclosed dock';

export function describeRooms(item: Building): Highlight | null {
  const rooms = getColdRooms(item).filter((room) => !isDock(room));
  if (rooms.length === 0) return null;
  const area = rooms.reduce((total, { squareFeet }) => total + squareFeet, 0);
  const conversion = getDetail(item, 'Rooms').includes('convertible in pairs') ? ', convertible in pairs' : '';
  return [
    `${spellOutCapitalized(rooms.length)} rooms, ${formatRange(rooms)}`,
    `${formatCount(area)} square feet with separate temperature control in each room${conversion}.`,
  ];
}

export function describeFreezers(item: Building): Highlight | null {
  const freezers = getColdRooms(item).filter(({ name }) => name.startsWith('Freezer'));
  const cooler = getColdRooms(item).find(({ name }) => name === 'Cooler');
  if (freezers.length === 0 || !cooler) return null;
  const area = freezers.map(({ squareFeet }) => formatCount(squareFeet)).join(' and ');
  return [
    `${spellOutCapitalized(freezers.length)} freezers and a cooler`,
    `Freezers of ${area} square feet down to ${formatFahrenheit(getLowest(freezers))}, and a cooler of ${formatCount(cooler.squareFeet)} square feet at ${formatRange([cooler])}.`,
  ];
}

export function describeColdDock(item: Building): Highlight | null {
  const dock = getColdRooms(item).find(isDock);
  if (!dock) return null;
  return [
    `Enclosed dock at ${formatRange([dock])}`,
    `${pluralize(item.dockDoors, 'dock door')} open into ${formatCount(dock.squareFeet)} square feet of refrigerated dock.`,
  ];
}

export const describeColdHeight: DescribeHighlight = (item) => [
  `${item.clearHeightFeet} feet clear`,
  `Room for tall racking. Sprinklers: ${item.sprinklers.toLowerCase()}.`,
];

export const describeRefrigeration = describeDetail('Refrigeration', (value) => {
  const [plant = '', capacity = ''] = splitAtFirstComma(value);
  return [`${capacity} of refrigeration`, plant.startsWith('CO₂') ? `${plant} plant with no ammonia.` : `${plant} plant.`];
});

export const describePallets = describeDetail('Pallet positions', (value) => {
  const [count = '', height = ''] = splitAtFirstComma(value);
  return [`${count} pallet positions`, `Racked ${height} in the high bay.`];
});

export function describeMegawatts(item: Building): Highlight | null {
  const [capacity = '', feeds = ''] = splitAtFirstComma(item.power);
  return capacity.endsWith('MW') ? [`${capacity} of power`, endWithPeriod(feeds)] : null;
}

export function describeHalls(item: Building): Highlight | null {
  const halls = getBuildingLayout(item).rooms.filter(({ megawatts }) => megawatts !== undefined);
  const [hall] = halls;
  if (!hall) return null;
  return [`${spellOutCapitalized(halls.length)} data halls`, `${hall.megawatts} MW and ${formatCount(hall.squareFeet)} square feet each.`];
}

export const describeCooling = describeDetail('Cooling', (value) => {
  const [kind = '', water = ''] = splitAtFirstComma(value);
  return [`${kind} cooling`, endWithPeriod(water)];
});

export const describeFireProtection: DescribeHighlight = (item) => {
  const [kind = '', detail = ''] = splitAtFirstComma(item.sprinklers);
  return [`${kind} sprinklers`, endWithPeriod(`${detail}, in all halls`)];
};

export const describeOperationsSpace: DescribeHighlight = (item) => [
  'Operations space',
  `${formatCount(item.officeSquareFeet)} square feet of office, ${pluralize(item.dockDoors, 'dock door')} for equipment and ${pluralize(item.carStalls, 'car stall')}.`,
];

export const describeGrowth: DescribeHighlight = (item) => [
  `${item.acres}-acre site`,
  `${item.zoning}. The building covers ${Math.round((item.totalSquareFeet / 43_560 / item.acres) * 100)}% of it.`,
];

export function describeLevels(item: Building): Highlight | null {
  const { floors, sides } = getBuildingLayout(item);
  if (floors < 2) return null;
  const street = sides.filter(({ floor = 1 }) => floor === 1).reduce((total, { dockDoors = 0 }) => total + dockDoors, 0);
  return [
    'A truck court on every level',
    `${pluralize(item.dockDoors, 'dock door')} on ${spellOut(floors)} levels, ${street} of them at street level.`,
  ];
}

export const describeRamp = describeDetail('Ramp', (value) => {
  const [kind = '', rest = ''] = splitAtFirstComma(value);
  return [`${kind} ramp`, `${endWithPeriod(rest)} 53-foot trailers reach every level.`];
});

export const describeFloorLoad = describeDetail('Floor load', (value) => {
  const [load = '', where = ''] = value.split(/ (on .+)/, 2);
  return [`${load} floors`, endWithPeriod(`${where}, for racking and automation`)];
});

export const describeDivisionByLevel: DescribeHighlight = (item) => [
  'One level or all',
  `Divisible to ${formatCount(item.divisibleSquareFeet)} square feet, ${item.clearHeightFeet} feet clear on each level.`,
];

export const describeYardStalls: DescribeHighlight = (item) => [
  pluralize(item.trailerStalls, 'trailer stall'),
  `${Math.round(item.trailerStalls / item.acres)} per acre on a ${item.acres}-acre site.`,
];

export const describeSurface = describeDetail('Surface', (value) => {
  const [material = '', detail = ''] = splitAtFirstComma(value);
  return [`${material} yard`, endWithPeriod(detail)];
});

export const describeSecurity = describeDetail('Security', (value) => {
  const [gates = '', fence = ''] = splitAtFirstComma(value);
  const [count = '', readers = ''] = gates.split(/ (with .+)/, 2);
  return [`${count}, fenced`, endWithPeriod(`${readers} and a ${fence}`)];
});

export const describeShop: DescribeHighlight = (item) => [
  'On-site shop and terminal',
  `${formatCount(item.totalSquareFeet)} square feet with ${pluralize(item.dockDoors, 'dock door')} and ${pluralize(item.driveInDoors, 'drive-in door')} for repairs.`,
];

export const describeDispatch: DescribeHighlight = (item) => [
  'Dispatch office',
  `${formatCount(item.officeSquareFeet)} square feet of office and ${pluralize(item.carStalls, 'car stall')} for drivers.`,
];
