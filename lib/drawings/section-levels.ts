/** What a section shows: the floors and the bays. */
import type { BuildingFacts, SideFacts } from './building-facts.ts';
import { ROOF_STRUCTURE } from './usual-sizes.ts';

/** Length of the truck court that is shown, in feet. */
export const COURT_SHOWN = 66;
export const PARAPET = 3;

export type Level = { number: number; /** Height of the floor above the ground floor. */ floor: number; docks: SideFacts | undefined };

export type SectionContext = { facts: BuildingFacts; levels: readonly Level[]; bays: readonly number[]; end: number; clearHeight: number };

/** Floors from the ground up, with the side of each that has the most dock doors. */
export function getLevels({ floors, clearHeight = 0, sides }: BuildingFacts): Level[] {
  return Array.from({ length: floors }, (_, index) => {
    const docks = sides.filter((side) => side.floor === index + 1 && side.dockDoors > 0).toSorted((a, b) => b.dockDoors - a.dockDoors)[0];
    return { number: index + 1, floor: index * (clearHeight + ROOF_STRUCTURE), docks };
  });
}

/** Column lines from the dock wall inward: the speed bay and two typical bays, or nothing if the bays are not known. */
export function getBays({ columnSpacingDepth, speedBay, depth, sides }: BuildingFacts): number[] {
  if (!columnSpacingDepth) return [];
  const hasDocks = sides.some(({ dockDoors }) => dockDoors > 0);
  const first = hasDocks && speedBay ? speedBay : columnSpacingDepth;
  const lines = [0, first, first + columnSpacingDepth, first + 2 * columnSpacingDepth];
  return depth ? lines.filter((at, index) => at <= depth || index < 2) : lines;
}

export function hasDockLevel({ levels }: SectionContext): boolean {
  return levels.some(({ docks }) => docks !== undefined);
}
