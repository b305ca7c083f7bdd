/** Positions of doors along a side of a building. */
import type { BuildingFacts, Side, SideFacts } from './building-facts.ts';
import type { ColumnGrid } from './column-grid.ts';
import { getOfficeBox } from './office.ts';

const DOCK_DOOR_SPACING = 12;
const MIN_DOOR_SPACING = 10;
const DRIVE_IN_SPACING = 18;
/** A few drive-in doors are at the ends of the docks. More of them serve the units of a building, so they are spread over its length. */
const MAX_DRIVE_INS_AT_ENDS = 4;

type Interval = { from: number; to: number };

/** Centers of the doors, measured along the side: from the left for front and rear, from the rear for left and right. */
export type DoorPositions = { dockDoors: readonly number[]; driveInDoors: readonly number[] };

/**
 * Drive-in doors are at the ends of the side, or spread over it. Dock doors are distributed evenly over the bays, 12 feet on center within a bay. Doors that do not fit
 * are an error in the facts and are left out.
 */
export function getDoorPositions(facts: BuildingFacts, item: SideFacts, grid: ColumnGrid | undefined): DoorPositions {
  const isLongSide = item.side === 'Front' || item.side === 'Rear';
  const sideLength = (isLongSide ? facts.length : facts.depth) ?? 0;
  const free = getFreeIntervals(facts, item.side, item.floor, sideLength);
  const { positions: driveInDoors, rest } = placeDriveInDoors(item.driveInDoors, free, item.dockDoors > 0);
  const bays = splitAtLines(rest, (isLongSide ? grid?.x : grid?.y) ?? []);
  return { dockDoors: placeDockDoors(item.dockDoors, bays, rest), driveInDoors };
}

/** The parts of a side that have no office behind them. */
function getFreeIntervals(facts: BuildingFacts, side: Side, floor: number, sideLength: number): Interval[] {
  const office = side === 'Front' && floor === 1 ? getOfficeBox(facts) : undefined;
  const margin = 6;
  const intervals = office
    ? [
        { from: margin, to: office.x - margin },
        { from: office.x + office.width + margin, to: sideLength - margin },
      ]
    : [{ from: margin, to: sideLength - margin }];
  return intervals.filter(({ from, to }) => to - from > MIN_DOOR_SPACING);
}

function placeDriveInDoors(count: number, free: readonly Interval[], hasDockDoors: boolean): { positions: number[]; rest: Interval[] } {
  const total = free.reduce((sum, { from, to }) => sum + to - from, 0);
  if (count === 0 || count * DRIVE_IN_SPACING > total) return { positions: [], rest: [...free] };
  if (!hasDockDoors) return { positions: spreadEvenly(count, free), rest: [] };
  if (count > MAX_DRIVE_INS_AT_ENDS) {
    const positions = spreadEvenly(count, free);
    return { positions, rest: removeAround(positions, free) };
  }
  const rest = free.map((interval) => ({ ...interval }));
  const positions: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const first = rest[0];
    const last = rest.at(-1);
    if (!first || !last) break;
    if (index % 2 === 0) {
      positions.push(first.from + DRIVE_IN_SPACING / 2);
      first.from += DRIVE_IN_SPACING;
    } else {
      positions.push(last.to - DRIVE_IN_SPACING / 2);
      last.to -= DRIVE_IN_SPACING;
    }
    while (rest[0] && rest[0].to - rest[0].from < DRIVE_IN_SPACING) rest.shift();
    while (rest.length > 0 && (rest.at(-1)?.to ?? 0) - (rest.at(-1)?.from ?? 0) < DRIVE_IN_SPACING) rest.pop();
  }
  return positions.length === count ? { positions: positions.toSorted((a, b) => a - b), rest } : { positions: [], rest: [...free] };
}

/** What remains of the intervals between the doors. */
function removeAround(positions: readonly number[], intervals: readonly Interval[]): Interval[] {
  const half = DRIVE_IN_SPACING / 2;
  return intervals.flatMap(({ from, to }) => {
    const inside = positions.filter((at) => at > from && at < to);
    const starts = [from, ...inside.map((at) => at + half)];
    const ends = [...inside.map((at) => at - half), to];
    return starts.flatMap((start, index) => {
      const end = ends[index] ?? to;
      return end - start >= MIN_DOOR_SPACING ? [{ from: start, to: end }] : [];
    });
  });
}

function placeDockDoors(count: number, bays: readonly Interval[], intervals: readonly Interval[]): number[] {
  const total = intervals.reduce((sum, { from, to }) => sum + to - from, 0);
  if (count === 0 || count * MIN_DOOR_SPACING > total) return [];
  const capacities = bays.map(({ from, to }) => Math.floor((to - from) / DOCK_DOOR_SPACING));
  const capacity = capacities.reduce((sum, item) => sum + item, 0);
  if (capacity < count) return spreadEvenly(count, intervals);
  let capacitySoFar = 0;
  let placed = 0;
  return bays.flatMap(({ from, to }, index) => {
    capacitySoFar += capacities[index] ?? 0;
    const doors = Math.round((count * capacitySoFar) / capacity) - placed;
    placed += doors;
    const first = (from + to - (doors - 1) * DOCK_DOOR_SPACING) / 2;
    return Array.from({ length: doors }, (_, door) => first + door * DOCK_DOOR_SPACING);
  });
}

function spreadEvenly(count: number, intervals: readonly Interval[]): number[] {
  const total = intervals.reduce((sum, { from, to }) => sum + to - from, 0);
  return Array.from({ length: count }, (_, index) => {
    let offset = (total * (index + 0.5)) / count;
    for (const { from, to } of intervals) {
      if (offset <= to - from) return from + offset;
      offset -= to - from;
    }
    return intervals.at(-1)?.to ?? 0;
  });
}

function splitAtLines(intervals: readonly Interval[], lines: readonly number[]): Interval[] {
  return intervals.flatMap(({ from, to }) => {
    const cuts = [from, ...lines.filter((at) => at > from && at < to), to];
    return cuts.slice(1).map((end, index) => ({ from: cuts[index] ?? from, to: end }));
  });
}
