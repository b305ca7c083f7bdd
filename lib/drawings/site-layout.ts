/** Arranges a site: the building, and at each of its sides the truck court and the rows of stalls that the facts state. */
import { sideNames, type BuildingFacts, type Side, type SideFacts } from './building-facts.ts';
import { getColumnGrid, type ColumnGrid } from './column-grid.ts';
import { getDoorPositions } from './door-positions.ts';
import type { Box, Point } from './geometry.ts';
import { getOfficeBox } from './office.ts';
import type { DoorKind } from './usual-sizes.ts';

export type StallKind = 'trailer-stall' | 'car-stall' | 'van-stall' | 'railcar';

/** A row of equal stalls. `origin` is the corner of the first one; each stall extends along `along` and `across`, in feet. */
export type StallRow = { kind: StallKind; count: number; origin: Point; along: Point; across: Point };

export type Door = { kind: DoorKind; side: Side; center: Point };

export type SiteLayout = {
  building: Box;
  grid: ColumnGrid | undefined;
  office: Box | undefined;
  courts: readonly { side: Side; box: Box; depth: number }[];
  doors: readonly Door[];
  rows: readonly StallRow[];
  /** Site boundary, if its size is known and everything fits into it. */
  site: Box | undefined;
  /** Everything on the site. */
  extent: Box;
};

/** Stalls of the usual sizes, in feet. */
const stallSizes: Readonly<Record<StallKind, { width: number; depth: number; aisle: number }>> = {
  'trailer-stall': { width: 12, depth: 55, aisle: 70 },
  'car-stall': { width: 9, depth: 18, aisle: 24 },
  'van-stall': { width: 11, depth: 24, aisle: 26 },
  railcar: { width: 60, depth: 11, aisle: 10 },
};
/** A building with trailer stalls but without a stated truck court still needs room for trucks. */
const ROOM_FOR_TRUCKS = 120;
const WALKWAY = 14;
const SETBACK = 20;
const DRIVEWAY = 40;
/** More stalls than this are an error in the facts. */
const MAX_STALLS = 6000;

/** A row before it is placed: `start` is its distance from the wall. */
type Row = { kind: StallKind; count: number; start: number };
type Band = { rows: readonly Row[]; depth: number; court: number };

export function arrangeSite(facts: BuildingFacts): SiteLayout | undefined {
  const { length, depth } = facts;
  if (!length || !depth) return undefined;
  const building = { x: 0, y: 0, width: length, height: depth };
  const sides = getGroundFloorSides(facts);
  const left = stackRows(sides.Left, depth);
  const right = stackRows(sides.Right, depth);
  const widthAtSides = length + left.depth + right.depth;
  const siteLength = facts.siteLength !== undefined && facts.siteLength >= widthAtSides ? facts.siteLength : undefined;
  const endMargin = siteLength === undefined ? 0 : (siteLength - widthAtSides) / 2;
  const rowLimits = {
    from: -left.depth - Math.max(0, endMargin - SETBACK),
    to: length + right.depth + Math.max(0, endMargin - SETBACK),
  };
  const rear = stackRows(sides.Rear, rowLimits.to - rowLimits.from);
  const front = stackRows(sides.Front, rowLimits.to - rowLimits.from);
  const bands: Readonly<Record<Side, Band>> = { Front: front, Rear: rear, Left: left, Right: right };
  const depthAtSides = depth + rear.depth + front.depth;
  const sideMargin = ((facts.siteDepth ?? 0) - depthAtSides) / 2;
  const occupied = { x: -left.depth, y: -rear.depth, width: widthAtSides, height: depthAtSides };
  const site =
    siteLength !== undefined && facts.siteDepth !== undefined && sideMargin >= 0
      ? { x: -left.depth - endMargin, y: -rear.depth - sideMargin, width: siteLength, height: facts.siteDepth }
      : undefined;
  const grid = getColumnGrid(facts);
  const stallCount = sideNames.reduce((sum, side) => sum + bands[side].rows.reduce((total, { count }) => total + count, 0), 0);
  return {
    building,
    grid,
    office: getOfficeBox(facts),
    courts: sideNames.flatMap((side) => getCourt(side, bands[side], building)),
    doors: sideNames.flatMap((side) => getDoors(facts, sides[side], grid)),
    rows:
      stallCount > MAX_STALLS ? [] : sideNames.flatMap((side) => bands[side].rows.map((row) => placeRow(side, row, building, rowLimits))),
    site,
    extent: site ?? occupied,
  };
}

/** The smallest site that has room for the building and its stalls, with driveways around them. For seed content. */
export function getNeededSite(facts: BuildingFacts): { length: number; depth: number } {
  const { length = 0, depth = 0 } = facts;
  const sides = getGroundFloorSides(facts);
  const neededLength = Math.ceil(length + stackRows(sides.Left, depth).depth + stackRows(sides.Right, depth).depth + 2 * DRIVEWAY);
  const rowLength = neededLength - 2 * SETBACK;
  const neededDepth = depth + stackRows(sides.Rear, rowLength).depth + stackRows(sides.Front, rowLength).depth + 2 * SETBACK;
  return { length: neededLength, depth: Math.ceil(neededDepth) };
}

type GroundFloorSides = Readonly<Record<Side, SideFacts | undefined>>;

function getGroundFloorSides(facts: BuildingFacts): GroundFloorSides {
  const find = (side: Side) => facts.sides.find((item) => item.side === side && item.floor === 1);
  return { Front: find('Front'), Rear: find('Rear'), Left: find('Left'), Right: find('Right') };
}

/** Stacks the rows of a side outward from the wall: rail, truck court, trailers, vans, cars. */
function stackRows(side: SideFacts | undefined, length: number): Band {
  if (!side) return { rows: [], depth: 0, court: 0 };
  const rows: Row[] = [];
  let depth = 0;
  const add = (kind: StallKind, count: number, gap: number, startsWithPair: boolean) => {
    if (count === 0) return;
    const { width, depth: rowDepth, aisle } = stallSizes[kind];
    const capacity = Math.max(1, Math.floor(length / width));
    const rowCount = Math.ceil(count / capacity);
    depth += gap;
    let remaining = count;
    for (let index = 0; index < rowCount && index < 100; index += 1) {
      // Rows stand back to back in pairs, with an aisle between the pairs.
      if (index > 0 && (index % 2 === 0) === startsWithPair) depth += aisle;
      const inRow = Math.ceil(remaining / (rowCount - index));
      rows.push({ kind, count: inRow, start: depth });
      depth += rowDepth;
      remaining -= inRow;
    }
  };
  add('railcar', side.railcarSpots, 8, false);
  const needsTrucks = side.dockDoors > 0 || side.trailerStalls > 0;
  const court = needsTrucks ? (side.truckCourt ?? 0) : 0;
  depth += court;
  add('trailer-stall', side.trailerStalls, court > 0 ? 0 : ROOM_FOR_TRUCKS, true);
  add('van-stall', side.vanStalls, 40, false);
  add('car-stall', side.carStalls, depth > 0 ? stallSizes['car-stall'].aisle : WALKWAY, false);
  return { rows, depth, court };
}

/** Converts a position along a side and a distance from its wall to a point. */
function toPoint(side: Side, building: Box, along: number, distance: number): Point {
  switch (side) {
    case 'Front':
      return { x: along, y: building.height + distance };
    case 'Rear':
      return { x: along, y: -distance };
    case 'Left':
      return { x: -distance, y: along };
    case 'Right':
      return { x: building.width + distance, y: along };
  }
}

function placeRow(side: Side, { kind, count, start }: Row, building: Box, limits: { from: number; to: number }): StallRow {
  const { width, depth } = stallSizes[kind];
  const isLongSide = side === 'Front' || side === 'Rear';
  const center = (isLongSide ? building.width : building.height) / 2;
  const length = count * width;
  const first = isLongSide
    ? Math.min(Math.max(center - length / 2, limits.from), Math.max(limits.from, limits.to - length))
    : center - length / 2;
  const origin = toPoint(side, building, first, start);
  const next = toPoint(side, building, first + width, start);
  const far = toPoint(side, building, first, start + depth);
  return {
    kind,
    count,
    origin,
    along: { x: next.x - origin.x, y: next.y - origin.y },
    across: { x: far.x - origin.x, y: far.y - origin.y },
  };
}

function getCourt(side: Side, { court }: Band, building: Box): { side: Side; box: Box; depth: number }[] {
  if (court === 0) return [];
  const start = toPoint(side, building, 0, 0);
  const end = toPoint(side, building, side === 'Front' || side === 'Rear' ? building.width : building.height, court);
  const box = {
    x: Math.min(start.x, end.x),
    y: Math.min(start.y, end.y),
    width: Math.abs(end.x - start.x),
    height: Math.abs(end.y - start.y),
  };
  return [{ side, box, depth: court }];
}

function getDoors(facts: BuildingFacts, item: SideFacts | undefined, grid: ColumnGrid | undefined): Door[] {
  if (!item || !facts.length || !facts.depth) return [];
  const building = { x: 0, y: 0, width: facts.length, height: facts.depth };
  const { dockDoors, driveInDoors } = getDoorPositions(facts, item, grid);
  const toDoor = (kind: Door['kind']) => (along: number) => ({ kind, side: item.side, center: toPoint(item.side, building, along, 0) });
  return [...dockDoors.map(toDoor('dock-door')), ...driveInDoors.map(toDoor('drive-in-door'))];
}
