/**
 * The facts of a building that its drawings use. Content can be incomplete or wrong, so `readBuildingFacts` removes every value that cannot be
 * drawn. A drawing leaves out what it has no fact for.
 */

type Optional<T> = { readonly [Key in keyof T]?: T[Key] | null | undefined };

export type Side = 'Front' | 'Rear' | 'Left' | 'Right';
export const sideNames: readonly Side[] = ['Front', 'Rear', 'Left', 'Right'];

/** What is at one side of the building on one floor. */
type StoredSide = Optional<{
  side: string;
  floor: number;
  truckCourtFeet: number;
  dockDoors: number;
  driveInDoors: number;
  trailerStalls: number;
  carStalls: number;
  vanStalls: number;
  railcarSpots: number;
}>;

type StoredRoom = Optional<{
  name: string;
  squareFeet: number;
  lowestFahrenheit: number;
  highestFahrenheit: number;
  megawatts: number;
}>;

type StoredCoordinates = Optional<{ latitude: number; longitude: number }>;

type StoredDistance = Optional<{ name: string; miles: number; minutes: number; coordinates: StoredCoordinates }>;

/** The facts as the content service returns them. */
export type StoredBuildingFacts = Optional<{
  buildingType: string;
  totalSquareFeet: number;
  availableSquareFeet: number;
  divisibleSquareFeet: number;
  buildingLengthFeet: number;
  buildingDepthFeet: number;
  floors: number;
  clearHeightFeet: number;
  columnSpacingLengthFeet: number;
  columnSpacingDepthFeet: number;
  speedBayFeet: number;
  dockDoors: number;
  driveInDoors: number;
  trailerStalls: number;
  carStalls: number;
  officeSquareFeet: number;
  officeFloors: number;
  officePosition: string;
  acres: number;
  siteLengthFeet: number;
  siteDepthFeet: number;
  streetSide: string;
  frontBearingDegrees: number;
  availablePosition: string;
  coordinates: StoredCoordinates;
  sides: ReadonlyArray<StoredSide | null | undefined>;
  rooms: ReadonlyArray<StoredRoom | null | undefined>;
  distances: ReadonlyArray<StoredDistance | null | undefined>;
}>;

export type SideFacts = {
  side: Side;
  floor: number;
  truckCourt: number | undefined;
  dockDoors: number;
  driveInDoors: number;
  trailerStalls: number;
  carStalls: number;
  vanStalls: number;
  railcarSpots: number;
};

export type Room = {
  name: string;
  squareFeet: number;
  lowestFahrenheit: number | undefined;
  highestFahrenheit: number | undefined;
  megawatts: number | undefined;
};

export type NearbyPlace = { name: string; miles: number; minutes: number | undefined; bearing: number | undefined };

export const officePositions = ['Front left', 'Front center', 'Front right'] as const;
export const availablePositions = ['Left', 'Center', 'Right'] as const;

/** Facts that can be drawn. Lengths are in feet. */
export type BuildingFacts = {
  type: string | undefined;
  totalSquareFeet: number | undefined;
  availableSquareFeet: number | undefined;
  divisibleSquareFeet: number | undefined;
  length: number | undefined;
  depth: number | undefined;
  floors: number;
  clearHeight: number | undefined;
  columnSpacingLength: number | undefined;
  columnSpacingDepth: number | undefined;
  speedBay: number | undefined;
  dockDoors: number | undefined;
  driveInDoors: number | undefined;
  trailerStalls: number | undefined;
  carStalls: number | undefined;
  officeSquareFeet: number | undefined;
  officeFloors: number;
  officePosition: (typeof officePositions)[number] | undefined;
  acres: number | undefined;
  siteLength: number | undefined;
  siteDepth: number | undefined;
  streetSide: Side | undefined;
  frontBearing: number | undefined;
  availablePosition: (typeof availablePositions)[number] | undefined;
  sides: readonly SideFacts[];
  rooms: readonly Room[];
  places: readonly NearbyPlace[];
};

/** Whether the axonometric and the drawing on cards are possible. */
export function canDrawBuilding({ length, depth, clearHeight }: BuildingFacts): boolean {
  return length !== undefined && depth !== undefined && clearHeight !== undefined;
}

/** Larger counts are errors of input. They would also make a drawing too large to send. */
const MAX_COUNT_ON_SIDE = 2000;
const MAX_SIDES = 24;
const MAX_ROOMS = 24;
const MAX_PLACES = 12;
const MAX_NAME_LENGTH = 60;

export function readBuildingFacts(stored: StoredBuildingFacts): BuildingFacts {
  const length = readNumber(stored.buildingLengthFeet, 20, 10_000);
  const depth = readNumber(stored.buildingDepthFeet, 20, 5000);
  return {
    type: stored.buildingType ?? undefined,
    totalSquareFeet: readNumber(stored.totalSquareFeet, 1, 50_000_000),
    availableSquareFeet: readNumber(stored.availableSquareFeet, 1, 50_000_000),
    // Space that is leased is not divided.
    divisibleSquareFeet: stored.availableSquareFeet === 0 ? undefined : readNumber(stored.divisibleSquareFeet, 1, 50_000_000),
    length,
    depth,
    floors: readCount(stored.floors, 1, 12) ?? 1,
    clearHeight: readNumber(stored.clearHeightFeet, 8, 200),
    columnSpacingLength: readNumber(stored.columnSpacingLengthFeet, 15, Math.min(200, length ?? 0)),
    columnSpacingDepth: readNumber(stored.columnSpacingDepthFeet, 15, Math.min(200, depth ?? 0)),
    speedBay: readNumber(stored.speedBayFeet, 15, Math.min(200, (depth ?? 0) / 2)),
    dockDoors: readCount(stored.dockDoors, 0, 100_000),
    driveInDoors: readCount(stored.driveInDoors, 0, 100_000),
    trailerStalls: readCount(stored.trailerStalls, 0, 100_000),
    carStalls: readCount(stored.carStalls, 0, 100_000),
    officeSquareFeet: readNumber(stored.officeSquareFeet, 1, 2_000_000),
    officeFloors: readCount(stored.officeFloors, 1, 12) ?? 1,
    officePosition: readChoice(stored.officePosition, officePositions),
    acres: readNumber(stored.acres, 0.1, 100_000),
    siteLength: readNumber(stored.siteLengthFeet, 20, 30_000),
    siteDepth: readNumber(stored.siteDepthFeet, 20, 30_000),
    streetSide: readChoice(stored.streetSide, sideNames),
    frontBearing: readNumber(stored.frontBearingDegrees, 0, 360),
    availablePosition: readChoice(stored.availablePosition, availablePositions),
    sides: (stored.sides ?? []).slice(0, MAX_SIDES).flatMap(readSide),
    rooms: (stored.rooms ?? []).slice(0, MAX_ROOMS).flatMap(readRoom),
    places: readPlaces(stored),
  };
}

function readSide(stored: StoredSide | null | undefined): SideFacts[] {
  const side = readChoice(stored?.side, sideNames);
  if (!stored || !side) return [];
  return [
    {
      side,
      floor: readCount(stored.floor, 1, 12) ?? 1,
      truckCourt: readNumber(stored.truckCourtFeet, 20, 500),
      dockDoors: readCount(stored.dockDoors, 0, MAX_COUNT_ON_SIDE) ?? 0,
      driveInDoors: readCount(stored.driveInDoors, 0, MAX_COUNT_ON_SIDE) ?? 0,
      trailerStalls: readCount(stored.trailerStalls, 0, MAX_COUNT_ON_SIDE) ?? 0,
      carStalls: readCount(stored.carStalls, 0, MAX_COUNT_ON_SIDE) ?? 0,
      vanStalls: readCount(stored.vanStalls, 0, MAX_COUNT_ON_SIDE) ?? 0,
      railcarSpots: readCount(stored.railcarSpots, 0, 200) ?? 0,
    },
  ];
}

function readRoom(stored: StoredRoom | null | undefined): Room[] {
  const squareFeet = readNumber(stored?.squareFeet, 1, 10_000_000);
  if (!stored?.name || squareFeet === undefined) return [];
  return [
    {
      name: stored.name.slice(0, MAX_NAME_LENGTH),
      squareFeet,
      lowestFahrenheit: readNumber(stored.lowestFahrenheit, -150, 150),
      highestFahrenheit: readNumber(stored.highestFahrenheit, -150, 150),
      megawatts: readNumber(stored.megawatts, 0.1, 1000),
    },
  ];
}

function readPlaces(stored: StoredBuildingFacts): NearbyPlace[] {
  const places = (stored.distances ?? []).flatMap((item) => {
    const miles = readNumber(item?.miles, 0.05, 500);
    if (!item?.name || miles === undefined) return [];
    return [
      {
        name: item.name.slice(0, MAX_NAME_LENGTH),
        miles,
        minutes: readCount(item.minutes, 1, 1000),
        bearing: getBearing(stored.coordinates, item.coordinates),
      },
    ];
  });
  return places.slice(0, MAX_PLACES);
}

/** Returns the initial compass direction from one place to another in degrees, or undefined if a coordinate is missing. */
function getBearing(from: StoredCoordinates | null | undefined, to: StoredCoordinates | null | undefined): number | undefined {
  const [latitude1, longitude1] = readCoordinates(from);
  const [latitude2, longitude2] = readCoordinates(to);
  if (latitude1 === undefined || longitude1 === undefined || latitude2 === undefined || longitude2 === undefined) return undefined;
  if (latitude1 === latitude2 && longitude1 === longitude2) return undefined;
  const east = Math.sin(longitude2 - longitude1) * Math.cos(latitude2);
  const north = Math.cos(latitude1) * Math.sin(latitude2) - Math.sin(latitude1) * Math.cos(latitude2) * Math.cos(longitude2 - longitude1);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

function readCoordinates(coordinates: StoredCoordinates | null | undefined): [number?, number?] {
  const latitude = readNumber(coordinates?.latitude, -90, 90);
  const longitude = readNumber(coordinates?.longitude, -180, 180);
  if (latitude === undefined || longitude === undefined) return [];
  return [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
}

function readNumber(value: number | null | undefined, minimum: number, maximum: number): number | undefined {
  return typeof value === 'number' && value >= minimum && value <= maximum ? value : undefined;
}

function readCount(value: number | null | undefined, minimum: number, maximum: number): number | undefined {
  return Number.isSafeInteger(value) ? readNumber(value, minimum, maximum) : undefined;
}

function readChoice<Choice extends string>(value: string | null | undefined, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === value);
}
