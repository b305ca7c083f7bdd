/** Derives the facts from which a building is drawn from its type, age and size. Handwritten parts of a layout take precedence. */
import { getNeededSite } from '#lib/drawings/site-layout.ts';
import { readBuildingFacts, type StoredBuildingFacts } from '#lib/drawings/building-facts.ts';
import { createSeededRandom, pickItem } from '../seeded-random.ts';
import type { Building, BuildingLayout, BuildingRoom, BuildingSide } from './building.ts';

const SQUARE_FEET_PER_ACRE = 43_560;
const ENCLOSED_DOCK_DEPTH = 40;

export function getBuildingLayout(item: Building): BuildingLayout {
  const random = createSeededRandom(`${item.name} layout`);
  const layout: BuildingLayout = {
    floors: 1,
    ...getBays(item.yearBuilt),
    sides: getSides(item),
    rooms: getRooms(item),
    officePosition: item.type === 'Cross-dock' ? 'Front right' : pickItem(['Front left', 'Front center', 'Front right'], random()),
    officeFloors: 1,
    site: null,
    streetSide: item.type === 'Cross-dock' ? getOfficeEnd(item) : 'Front',
    frontBearingDegrees: (pickItem([0, 90, 180, 270], random()) + Math.round(random() * 16 - 8) + 360) % 360,
    availablePosition: isPartlyAvailable(item) ? pickItem(['Left', 'Right'], random()) : null,
    ...item.layout,
  };
  return item.layout?.site === undefined ? { ...layout, site: getSite(item, layout) } : layout;
}

/** End of a cross-dock with the office, the car stalls and the street. */
function getOfficeEnd({ layout }: Building): 'Left' | 'Right' {
  return layout?.officePosition === 'Front left' ? 'Left' : 'Right';
}

const isPartlyAvailable = (item: Building) => item.availableSquareFeet > 0 && item.availableSquareFeet < item.totalSquareFeet;

type Bays = Pick<BuildingLayout, 'columnSpacingLengthFeet' | 'columnSpacingDepthFeet' | 'speedBayFeet'>;

function getBays(yearBuilt: number): Bays {
  if (yearBuilt >= 2015) return { columnSpacingLengthFeet: 54, columnSpacingDepthFeet: 50, speedBayFeet: 60 };
  if (yearBuilt >= 2000) return { columnSpacingLengthFeet: 50, columnSpacingDepthFeet: 48, speedBayFeet: null };
  return { columnSpacingLengthFeet: 40, columnSpacingDepthFeet: 40, speedBayFeet: null };
}

function getSides(item: Building): BuildingSide[] {
  const { type, dockDoors, driveInDoors, trailerStalls, carStalls, vanStalls = 0 } = item;
  const truckCourtFeet = type === 'Last mile' ? 120 : item.yearBuilt >= 2010 ? 185 : 135;
  const rail: BuildingSide[] = item.rail ? [{ side: 'Left', railcarSpots: Math.max(2, Math.floor(getDepth(item) / 60)) }] : [];
  if (type === 'Cross-dock') {
    const half = (count: number) => [Math.ceil(count / 2), Math.floor(count / 2)] as const;
    const [[rearDocks, frontDocks], [rearDriveIns, frontDriveIns], [rearTrailers, frontTrailers]] = [
      half(dockDoors),
      half(driveInDoors),
      half(trailerStalls),
    ];
    return [
      { side: 'Rear', truckCourtFeet, dockDoors: rearDocks, driveInDoors: rearDriveIns, trailerStalls: rearTrailers },
      { side: 'Front', truckCourtFeet, dockDoors: frontDocks, driveInDoors: frontDriveIns, trailerStalls: frontTrailers },
      { side: getOfficeEnd(item), carStalls },
      ...rail,
    ];
  }
  if (type === 'Last mile') {
    return [{ side: 'Rear', truckCourtFeet, dockDoors, trailerStalls }, { side: 'Front', driveInDoors, vanStalls, carStalls }, ...rail];
  }
  return [{ side: 'Rear', truckCourtFeet, dockDoors, driveInDoors, trailerStalls }, { side: 'Front', carStalls }, ...rail];
}

/** An enclosed dock, two freezers and a cooler. The rest is the office, the engine room and dry space. */
function getRooms(item: Building): BuildingRoom[] {
  if (item.type !== 'Cold storage') return [];
  const roundToHundred = (value: number) => Math.round(value / 100) * 100;
  const dock = roundToHundred(item.lengthFeet * ENCLOSED_DOCK_DEPTH);
  const rest = item.totalSquareFeet * 0.92 - item.officeSquareFeet - dock;
  return [
    { name: 'Enclosed dock', squareFeet: dock, lowestFahrenheit: 36, highestFahrenheit: 40 },
    { name: 'Freezer 1', squareFeet: roundToHundred(rest * 0.4), lowestFahrenheit: -10, highestFahrenheit: 0 },
    { name: 'Freezer 2', squareFeet: roundToHundred(rest * 0.35), lowestFahrenheit: -10, highestFahrenheit: 35 },
    { name: 'Cooler', squareFeet: roundToHundred(rest * 0.25), lowestFahrenheit: 34, highestFahrenheit: 38 },
  ];
}

/** Floor area that is refrigerated, or null if none is. */
export function getRefrigeratedSquareFeet({ rooms }: BuildingLayout): number | null {
  const total = rooms.reduce((sum, room) => (room.highestFahrenheit === undefined ? sum : sum + room.squareFeet), 0);
  return total || null;
}

/** Depth of the building in whole feet. */
export function getDepth(item: Building, floors = item.layout?.floors ?? 1): number {
  return Math.round(item.totalSquareFeet / item.lengthFeet / floors);
}

/** Acres that the building, its truck courts and its stalls need, rounded up to a tenth. */
export function getNeededAcres(item: Building): number {
  const { length, depth } = getNeededSite(readBuildingFacts(toStoredFacts(item, getBuildingLayout(item))));
  return Math.ceil(((length * depth) / SQUARE_FEET_PER_ACRE) * 10) / 10;
}

/** Returns the size of a rectangular site with the building's acres, or null if the building needs more than that. */
function getSite(item: Building, layout: BuildingLayout): readonly [number, number] | null {
  const needed = getNeededSite(readBuildingFacts(toStoredFacts(item, layout)));
  const area = item.acres * SQUARE_FEET_PER_ACRE;
  const scale = Math.sqrt(area / (needed.length * needed.depth));
  return scale < 1 ? null : [Math.round(needed.length * scale), Math.round(needed.depth * scale)];
}

function toStoredFacts(item: Building, { sides }: BuildingLayout): StoredBuildingFacts {
  return { buildingLengthFeet: item.lengthFeet, buildingDepthFeet: getDepth(item), sides };
}
