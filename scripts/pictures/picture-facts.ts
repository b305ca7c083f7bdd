/** The facts of a building from which its picture is rendered. They are read by facts.py. */
import { getBuildingLayout, getDepth } from '../../content/seed/properties/building-layout.ts';
import { buildings } from '../../content/seed/figures.ts';
import type { Building, BuildingLayout, BuildingSide } from '../../content/seed/properties/building.ts';
import { getColumnGrid } from '../../lib/drawings/column-grid.ts';
import { readBuildingFacts } from '../../lib/drawings/building-facts.ts';
import { getLandscape } from './landscapes.ts';
import { PLACE_ASPECT, places } from './places.ts';
import { getScene, type Scene } from './scenes.ts';

/** @param camera replaces the camera of the building's lead picture */
export function getPictureFacts(building: Building, index: number, camera?: Scene['camera']) {
  const layout = getBuildingLayout(building);
  const groundFloor = layout.sides.filter(({ floor = 1 }) => floor === 1);
  const docks = groundFloor.filter(({ dockDoors = 0 }) => dockDoors > 0);
  const scene = getScene(building, index);
  const sum = (sides: readonly BuildingSide[], count: (side: BuildingSide) => number | undefined) =>
    sides.reduce((total, side) => total + (count(side) ?? 0), 0);
  const enclosedDock = layout.rooms.find(({ name }) => name === 'Enclosed dock');
  const vanStalls = sum(groundFloor, (side) => side.vanStalls);
  return {
    slug: building.slug,
    type: building.type,
    landscape: getLandscape(building.market),
    lengthFeet: building.lengthFeet,
    depthFeet: getDepth(building, layout.floors),
    floors: layout.floors,
    clearHeightFeet: building.clearHeightFeet,
    columnLinesFeet: getColumnLines(building, layout),
    dockSides: docks.length,
    truckCourtFeet: Math.max(...docks.map(({ truckCourtFeet = 0 }) => truckCourtFeet)),
    dockDoors: sum(docks, (side) => side.dockDoors),
    upperDockDoors: layout.sides.filter(({ floor = 1, dockDoors = 0 }) => floor > 1 && dockDoors > 0).map(({ dockDoors }) => dockDoors),
    driveInDoors: sum(docks, (side) => side.driveInDoors),
    frontDriveInDoors: docks.length === 1 ? sum(groundFloor, (side) => (side.side === 'Front' ? side.driveInDoors : 0)) : 0,
    trailerStalls: sum(docks, (side) => side.trailerStalls),
    carStalls: sum(groundFloor, (side) => side.carStalls),
    vanStalls,
    canopies: vanStalls > 0 && building.details.some(([, value]) => value.includes('solar canopies')),
    yearBuilt: building.yearBuilt,
    office: scene.office,
    hasBrickOffice: scene.hasBrickOffice ?? false,
    unitEntrances: building.type === 'Light industrial' ? Math.round(building.totalSquareFeet / building.divisibleSquareFeet) : 0,
    enclosedDockFeet: enclosedDock ? Math.round(enclosedDock.squareFeet / building.lengthFeet) : 0,
    railcarSpots: sum(groundFloor, (side) => (side.side === 'Left' ? side.railcarSpots : 0)),
    fenced: building.details.some(([, value]) => /\bfence\b/.test(value)),
    isOfficeInCenter: layout.officePosition === 'Front center',
    mirror: isMirrored(layout, docks.length, index),
    solar: scene.solar ?? false,
    sawtooth: scene.sawtooth ?? false,
    urban: scene.urban ?? false,
    exposure: scene.exposure ?? 0,
    hour: scene.hour,
    camera: camera ?? scene.camera,
    scheme: scene.scheme,
  };
}

/**
 * @param name of the picture of a market or region, such as `market-denver`
 * @returns undefined if places.ts has no such picture
 */
export function getPlaceFacts(name: string) {
  const place = places[name];
  if (!place) return undefined;
  const index = buildings.findIndex(({ slug }) => slug === place.building);
  const building = buildings[index];
  if (!building)
    throw new Error(`The picture ${name} shows the building ${place.building}, which does not exist. Choose another in places.ts.`);
  return { ...getPictureFacts(building, index), ...place.scene, picture: name, aspect: PLACE_ASPECT, surroundings: place.surroundings };
}

/** The column lines of the drawings: along the length, and from the rear wall to the front wall. Empty if the bay sizes are not known. */
function getColumnLines(building: Building, layout: BuildingLayout): { length: readonly number[]; depth: readonly number[] } {
  const grid = getColumnGrid(
    readBuildingFacts({
      buildingLengthFeet: building.lengthFeet,
      buildingDepthFeet: getDepth(building, layout.floors),
      columnSpacingLengthFeet: layout.columnSpacingLengthFeet,
      columnSpacingDepthFeet: layout.columnSpacingDepthFeet,
      speedBayFeet: layout.speedBayFeet,
      sides: layout.sides,
    }),
  );
  return { length: grid?.x ?? [], depth: grid?.y ?? [] };
}

/**
 * The renderer places the office at the right end of the front of a cross-dock, and at the left end of any other front. The camera is at the same end. If the office
 * is in the middle, the end with the rail spur is shown.
 */
function isMirrored({ officePosition, sides }: BuildingLayout, dockSides: number, index: number): boolean {
  if (officePosition === 'Front left') return dockSides === 2;
  if (officePosition === 'Front right') return dockSides !== 2;
  return sides.some(({ railcarSpots = 0 }) => railcarSpots > 0) ? dockSides === 2 : index % 2 === 0;
}
